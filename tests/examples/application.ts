import { expect, test, type Page } from '#test'

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

    test(`REACT-2 ${name}: a panel opens by its link and closes by Escape; the application hears of it`, async ({ page }) => {
      await page.getByRole('link', { name: 'Open the panel' }).click()
      const panel = page.getByRole('dialog', { name: 'News' })
      await expect(panel).toBeVisible()
      await expect(panel).toContainText('Opened 1 times.')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })

    test(`REACT-6 ${name}: everything mounted and unmounted 20 times leaves nodes and listeners as they were`, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      const count = async () => {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await session.send('HeapProfiler.collectGarbage')
        await session.send('HeapProfiler.collectGarbage')
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
        return { nodes, listeners: jsEventListeners }
      }
      const turn = async () => {
        await page.getByRole('button', { name: 'Unmount everything' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
        await page.getByRole('button', { name: 'Mount everything' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      // What is made once for all (shared listeners, adopted styles) is there after the first rounds.
      for (let at = 0; at < 3; at += 1) await turn()
      const before = await count()
      for (let at = 0; at < 20; at += 1) await turn()
      const after = await count()
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
    })
  })
}
