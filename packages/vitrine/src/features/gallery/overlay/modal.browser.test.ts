import { expect, test, type Page } from '#test'
import { atRest, control, current, grid, openNumber, overlay, photo, position, settings, still } from '../gallery.browser.markup'

/** Where the keys go: never out of the dialog. */
const isInside = (page: Page) => page.evaluate(() => document.querySelector('dialog')!.contains(document.activeElement))
const film = '<a data-gallery="g" href="https://vimeo.com/76979871" data-title="A film">A film</a>'

test.beforeEach(({ page }) => still(page))

test('GAL-24 after “Play the video” the keys still work', async ({ page, mountHtml, serve }) => {
  await serve(/^https:\/\/player\.vimeo\.com\//, { body: '<title>Player</title>', contentType: 'text/html' })
  await mountHtml(grid(2) + film + settings({ lookupAddress: '' }))
  await openNumber(page, 3)
  const play = overlay(page).getByRole('button', { name: 'Play the video' })
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(current(page).locator('iframe')).toHaveCount(1)
  await expect(overlay(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toContainText('2 of 3')
  expect(await isInside(page)).toBe(true)
})

test('GAL-24 the Tab key goes round in the dialog, both ways, and never to the page', async ({ page, mountHtml }) => {
  await mountHtml(`<button>Before</button>${grid(3)}<button>After</button>`)
  await openNumber(page, 1)
  const name = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? document.activeElement?.localName,
    )
  for (const key of ['Tab', 'Shift+Tab']) {
    const names: (string | undefined)[] = []
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(key)
      expect(await isInside(page), `${key} ${press}`).toBe(true)
      names.push((await name()) ?? undefined)
    }
    // Round and round: each comes again after the same number of presses.
    const round = names.indexOf(names[0]!, 1)
    expect(round).toBeGreaterThan(5)
    expect(names.slice(round, 2 * round)).toEqual(names.slice(0, round))
  }
})

test('GAL-24 focus stays in when the focused control goes: a thumbnail in fullscreen, zoom beside a film, try again', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/404/)
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }))
  await mountHtml(`${grid(2)}${film}<a data-gallery="g" href="/missing.jpg">Missing</a>${settings({ lookupAddress: '' })}`)
  await openNumber(page, 1)
  await overlay(page).getByRole('button', { name: 'Title 2' }).focus()
  await page.keyboard.press('Shift+Enter')
  await expect(overlay(page).getByRole('group', { name: 'All items' })).toHaveCount(0)
  await expect(overlay(page)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('2 of 4')
  await atRest(page)
  await control(page, 'Zoom in').focus()
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('3 of 4')
  await expect(control(page, 'Zoom in')).toHaveCount(0)
  await expect(overlay(page)).toBeFocused()
  await atRest(page)
  // What was asked beside the film moves out with it.
  await overlay(page).getByRole('button', { name: 'Play the video' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('4 of 4')
  await expect.poll(() => isInside(page)).toBe(true)
  const retry = overlay(page).getByRole('button', { name: 'Try again' })
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isInside(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-14 next keeps the focus at the last item, where it does nothing', async ({ page, mountHtml }) => {
  await mountHtml(grid(2))
  await openNumber(page, 1)
  await control(page, 'Next').focus()
  await page.keyboard.press('Enter')
  await expect(position(page)).toContainText('2 of 2')
  await expect(control(page, 'Next')).toBeFocused()
  await expect(control(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
})

test('GAL-8 a picture that failed has nothing to zoom', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/404/)
  await mountHtml(`<a data-gallery="g" href="/missing.jpg">Missing</a><a data-gallery="g" href="${photo('sea')}">Sea</a>`)
  await openNumber(page, 1)
  await expect(overlay(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(control(page, 'Zoom in')).toHaveCount(0)
  await control(page, 'Next').click()
  await expect(control(page, 'Zoom in')).toBeVisible()
})

test('GAL-7 the share menu goes with a press elsewhere, which does no more than that, and with the focus', async ({ page, mountHtml }) => {
  await mountHtml(grid(3))
  const menu = overlay(page).getByRole('link', { name: 'Share on Facebook' })
  await openNumber(page, 1)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await control(page, 'Share').click()
  await expect(menu).toBeFocused()
  await page.mouse.click(20, 600)
  await expect(menu).toHaveCount(0)
  await expect(overlay(page)).toBeVisible()
  await expect(control(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
  await control(page, 'Share').click()
  await expect(menu).toBeFocused()
  await control(page, 'Next').click()
  await expect(menu).toHaveCount(0)
  await expect(position(page)).toContainText('2 of 3')
  await atRest(page)
  await control(page, 'Share').click()
  await expect(menu).toBeFocused()
  await control(page, 'Share').click()
  await expect(menu).toHaveCount(0)
  await control(page, 'Share').click()
  await expect(menu).toBeFocused()
  await overlay(page).getByRole('link', { name: 'Share by Email' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  expect(await isInside(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

  test('GAL-7 where deep links are off, Share shares the picture itself', async ({ page, mountHtml }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void (document.title = JSON.stringify(data))) }),
    )
    await mountHtml(grid(2) + settings({ deepLinking: false }))
    await openNumber(page, 2)
    await overlay(page).getByRole('button', { name: 'Share' }).tap()
    await expect(page).toHaveTitle(new RegExp(`"url":"http://[^/]+${photo('peaks')}","title":"Title 2"`))
  })
})
