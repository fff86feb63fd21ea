import { expect, test, type Page } from '#test'
import { control, current, grid, many, openNumber, overlay, photo, position, still } from '../gallery.browser.markup'

/** What the page and the visitor change while the gallery is open. */

/** Takes links from the page, as a script of the page would, and ends one of its calls. */
const take = (page: Page, from: number) =>
  page.evaluate(async (first) => {
    for (const item of [...document.querySelectorAll('li')].slice(first)) item.remove()
    performance.clearResourceTimings()
    await fetch('/fewer')
  }, from)

test('GAL-21 links that go from the page go from the open gallery; it closes with the open one', async ({ page, serve, mountHtml }) => {
  await still(page)
  await serve(/\/fewer/, { body: 'ok', contentType: 'text/plain' })
  await mountHtml(grid(5))
  await openNumber(page, 2)
  await take(page, 3)
  await expect(position(page)).toContainText('2 of 3')
  await expect(overlay(page).locator('[data-part="thumbnail"]')).toHaveCount(3)
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('3 of 3')
  await take(page, 1)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test('GAL-21 links that the page puts in another order leave no hole in the strip', async ({ page, serve, mountHtml }) => {
  await still(page)
  await serve(/\/fewer/, { body: 'ok', contentType: 'text/plain' })
  await mountHtml(grid(5))
  await openNumber(page)
  await page.evaluate(async () => {
    const [, second, third] = document.querySelectorAll('li')
    third!.after(second!)
    performance.clearResourceTimings()
    await fetch('/fewer')
  })
  const names = () =>
    overlay(page)
      .locator('[data-part="thumbnail"]')
      .evaluateAll((thumbnails) => thumbnails.map((thumbnail) => thumbnail.getAttribute('aria-label')))
  const links = await page.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('data-title')))
  await expect.poll(names).toEqual(links)
})

const film = `<a data-gallery="f" href="https://vimeo.com/76979871" data-thumbnail="${photo('fig', 400)}">Film</a><a data-gallery="f" href="${photo('sea')}">Sea</a>`
const allow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'vimeo', isAllowed: true } })))

test('GAL-1 consent that is given twice loads a film once, and after closing it loads nothing', async ({ page, serve, mountHtml }) => {
  await still(page)
  const asked: string[] = []
  page.on('request', (request) => /player\.vimeo/.test(request.url()) && asked.push(request.url()))
  await serve(/^https:\/\/player\.vimeo\.com\//, { body: 'film', contentType: 'text/html' })
  await mountHtml(film)
  await openNumber(page)
  await expect(current(page).getByRole('button', { name: 'Play the video' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await allow(page)
  await openNumber(page)
  await allow(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await current(page)
    .locator('iframe')
    .evaluate((frame) => (frame.id = 'first'))
  await allow(page)
  await expect(current(page).locator('iframe')).toHaveId('first')
  expect(asked).toHaveLength(1)
})

test('GAL-4 in fullscreen the controls can be told from a bright picture below them', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  const ground = () => control(page, 'Press Esc to close').evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await ground()).toMatch(/(, |\/ )0\)$/)
  await page.keyboard.press('Shift+Enter')
  await expect.poll(ground).toMatch(/(, |\/ )0\.72\)$/)
})

test('GAL-5 the active thumbnail is marked also after the strip was scrolled away and back', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(many(40))
  await openNumber(page, 2)
  const strip = overlay(page).getByRole('group', { name: 'All items' })
  await strip.evaluate((element) => (element.scrollLeft = element.scrollWidth))
  await expect(strip.locator('[aria-current]')).toHaveCount(0)
  await strip.evaluate((element) => (element.scrollLeft = 0))
  await expect(strip.locator('[aria-current]')).toHaveAccessibleName('Photo 1')
})

test('GAL-5 the Tab key goes along the strip, also to thumbnails that were out of sight', async ({ page, mountHtml }) => {
  await still(page)
  await page.setViewportSize({ width: 700, height: 700 })
  await mountHtml(many(30))
  await openNumber(page)
  const strip = overlay(page).getByRole('group', { name: 'All items' })
  await strip.getByRole('button').first().focus()
  for (let at = 1; at < 30; at += 1) {
    await page.keyboard.press('Tab')
    await expect(strip.getByRole('button', { name: `Photo ${at}`, exact: true })).toBeFocused()
  }
  for (let at = 28; at >= 0; at -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(strip.getByRole('button', { name: `Photo ${at}`, exact: true })).toBeFocused()
  }
})
