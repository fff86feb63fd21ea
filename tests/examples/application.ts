import { expect, test, type Page } from '#test'
import { frameOf, serveYouTube } from '../fakes/providers'

interface Application {
  /** `Vite`, `Next`: the tests' titles say which. */
  readonly name: string
  readonly open: (page: Page) => Promise<void>
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What must hold in any React application that has installed the library. Each shows the same page, with every component on it. */
export function testApplication({ name, open }: Application): void {
  test.describe(`${name}`, () => {
    test.beforeEach(async ({ page }) => open(page))

    test(`REACT-2 ${name}: a message folds away when its control is pressed, and the application hears of it`, async ({ page }) => {
      const message = page.getByRole('status').filter({ hasText: 'Your changes are on the page.' })
      await message.getByRole('button', { name: 'Close this message' }).click()
      await expect(message).toBeHidden()
      await expect(part(page, 'Messages').getByText('Closed messages: 1')).toBeVisible()
    })

    test(`REACT-4 ${name}: a slider goes on by its ref and says where it is`, async ({ page }) => {
      const pictures = part(page, 'Pictures')
      await pictures.getByRole('button', { name: 'Go on by ref' }).click()
      await expect(pictures.getByText('Slide 2 of 4')).toBeVisible()
      const slider = page.getByRole('region', { name: 'Places', exact: true })
      await slider.scrollIntoViewIfNeeded()
      await expect(slider.getByRole('img', { name: 'The market' })).toBeInViewport({ ratio: 0.9 })
      await expect(slider).toHaveAttribute('data-state', 'resting')
      await slider.getByRole('button', { name: 'Next' }).click()
      await expect(pictures.getByText('Slide 3 of 4')).toBeVisible()
    })

    test(`REACT-2 REACT-8 ${name}: a gallery opens over the page, with a control of the application's own, and Back closes it`, async ({
      page,
    }) => {
      await part(page, 'Pictures').getByRole('link', { name: 'The market' }).first().click()
      const gallery = page.getByRole('dialog', { name: 'Gallery' })
      await expect(gallery.getByRole('status')).toContainText('2 of 4. The market')
      await gallery.getByRole('button', { name: 'Like' }).click()
      await expect(gallery.getByRole('button', { name: 'Like', pressed: true })).toBeVisible()
      await page.goBack()
      await expect(gallery).toHaveCount(0)
    })

    test(`REACT-5 ${name}: a panel opens by its link and closes by Escape, and the application's state follows and leads`, async ({
      page,
    }) => {
      await page.getByRole('link', { name: 'Open the panel' }).click()
      const panel = page.getByRole('dialog', { name: 'News' })
      await expect(panel).toBeVisible()
      await expect(panel).toContainText('Opened 1 times.')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await page.getByRole('button', { name: 'Open it by state' }).click()
      await expect(panel).toBeVisible()
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect(panel).toBeHidden()
    })

    test(`REACT-2 ${name}: nothing is asked of YouTube before the visitor allows it; then the film plays in its place`, async ({
      page,
      serve,
      guard,
    }) => {
      await serveYouTube(serve)
      const films = part(page, 'Films')
      await expect(films.getByText('This video is shown by YouTube.')).toBeVisible()
      expect(page.frames().filter((frame) => frame.url().includes('youtube'))).toEqual([])
      await films.getByRole('button', { name: 'Play video: A film at YouTube' }).click()
      await frameOf(page, /youtube-nocookie\.com/)
      expect(guard.blocked).toEqual([])
    })

    test(`REACT-2 ${name}: a menu opens by the arrow key, leads into its sub-menu and closes by Escape`, async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      const button = menu.getByRole('button', { name: /Places/ })
      await button.focus()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('link', { name: 'Harbour' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('link', { name: 'Harbour' })).toBeHidden()
      await expect(button).toBeFocused()
    })

    test(`REACT-2 ${name}: what is added to the cart is in it, with its number on the button`, async ({ page }) => {
      const shop = part(page, 'Shop')
      await shop.getByRole('button', { name: 'Add to cart' }).click()
      const cart = shop.getByRole('button', { name: /^Shopping cart/ })
      await expect(cart).toContainText('1')
      await cart.click()
      await expect(page.getByRole('region', { name: 'Shopping cart' }).getByRole('link', { name: 'A poster' })).toBeVisible()
    })

    test(`REACT-5 ${name}: tabs, a select and a quantity are where the application says, and it hears of each change`, async ({ page }) => {
      const controls = part(page, 'Controls')
      await controls.getByRole('tab', { name: 'Paper' }).click()
      await expect(controls.getByText('Heavy and white.')).toBeVisible()
      await controls.getByRole('combobox', { name: 'Paper' }).selectOption('Pearl')
      await controls.getByRole('button', { name: 'Increase quantity' }).click()
      await expect(controls.getByText('2 × Pearl, paper')).toBeVisible()
      await expect(controls.getByRole('article').getByText('A fine print.')).toBeVisible()
      await controls.getByRole('button', { name: /language/i }).click()
      await expect(controls.getByRole('link', { name: 'Français' })).toBeVisible()
    })

    test(`REACT-2 ${name}: search opens with focus in its field`, async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused()
    })

    test(`REACT-2 ${name}: the part that is read is marked, and the application hears of it`, async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: 'Noon' }).click()
      await expect(part(page, 'Scrolling').getByText('Reading: Noon')).toBeVisible()
      await expect(contents.getByRole('link', { name: 'Noon' })).toHaveAttribute('aria-current', 'location')
    })

    test(`REACT-6 ${name}: everything mounted and unmounted 20 times leaves nodes and listeners as they were`, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      const count = async () => {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
        await session.send('HeapProfiler.collectGarbage')
        await session.send('HeapProfiler.collectGarbage')
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
        return { nodes, listeners: jsEventListeners }
      }
      const turn = async () => {
        await page.getByRole('button', { name: 'Mount everything', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await unmount()
      }
      const unmount = async () => {
        await page.getByRole('button', { name: 'Unmount everything' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
      }
      // Counted while nothing is mounted: how far the engines of a mounted page have come is a matter of time. What is made once
      // for all (shared listeners, adopted styles) is there after the first rounds.
      await unmount()
      for (let at = 0; at < 3; at += 1) await turn()
      const before = await count()
      for (let at = 0; at < 20; at += 1) await turn()
      // What the last round began may still be on its way.
      await expect.poll(async () => (await count()).listeners).toBeLessThanOrEqual(before.listeners)
      await expect.poll(async () => (await count()).nodes).toBeLessThanOrEqual(before.nodes * 1.1)
    })
  })
}
