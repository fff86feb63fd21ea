import { expect, test, type Page } from '#test'
import { controlAnimations } from '../../../../../tests/support/animations'
import { readmeHtml } from '../../../../../tests/support/readme'
import { holdParts } from '../../../../../tests/support/slow'

/** The very first thing that somebody does, on a page whose code is slow. */
const html = readmeHtml('menu')
const bar = (page: Page) => page.locator('[data-feature="menu"]')
const journal = (page: Page) => bar(page).getByRole('link', { name: 'Journal' })
const articles = (page: Page) => bar(page).getByRole('link', { name: 'All articles' })

test('MENU-4 a hover shows the sub-menu at once, and it is still there when the code comes', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /menu\.behaviour/)
  await page.reload()
  await journal(page).hover()
  await expect(articles(page)).toBeVisible()
  release()
  await expect(bar(page)).toHaveAttribute('data-live', '')
  await expect(articles(page)).toBeVisible()
  await page.mouse.move(640, 700, { steps: 6 })
  await expect(articles(page)).toBeHidden()
})

test('MENU-8 an arrow key that comes before the code is done when it is there', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /menu\.behaviour/)
  await page.reload()
  await journal(page).focus()
  await page.keyboard.press('ArrowDown')
  release()
  await expect(articles(page)).toBeFocused()
})

test('MENU-5 where there is a pointer too, the first tap waits for the code and opens, and the second follows', async ({
  page,
  mountHtml,
}) => {
  const tap = () =>
    journal(page).evaluate((link) =>
      link.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true })),
    )
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /menu\.behaviour/)
  await page.reload()
  await tap()
  release()
  await expect(page.locator('#menu-journal:popover-open')).toBeVisible()
  await expect(page).toHaveURL(/__page/)
  await page.route('**/journal/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Journal</title>' }))
  await journal(page).dispatchEvent('pointerdown', { pointerType: 'touch' })
  await tap()
  await expect(page).toHaveURL(/\/journal\/$/)
})

test.describe('nothing but touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test('MENU-5 the first tap opens before any code, and what it opened stays when the code comes', async ({ page, mountHtml }) => {
    await mountHtml(html, { isWithoutScript: true })
    const release = await holdParts(page, /menu\.behaviour/)
    await page.reload()
    const { x, y, width, height } = (await journal(page).boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(articles(page)).toBeVisible()
    release()
    await expect(bar(page)).toHaveAttribute('data-live', '')
    await expect(articles(page)).toBeVisible()
  })
})

test('MENU-4 a link pressed while its sub-menu still fades in is followed', async ({ page, mountHtml }) => {
  await page.route('**/journal/all/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>All</title>' }))
  await mountHtml(html, { isWithoutScript: true })
  // So slow that it cannot have ended.
  const playAt = await controlAnimations(page)
  await playAt(0.005)
  await bar(page).getByRole('button', { name: 'Open submenu of Journal' }).click()
  await expect(page.locator('#menu-journal')).toHaveCSS('display', 'block')
  const { x, y } = (await articles(page).boundingBox())!
  await page.mouse.click(x + 20, y + 20)
  await expect(page).toHaveURL(/\/journal\/all\/$/)
})

test('MENU-4 a link pressed while its sub-menu fades out is followed, however long the press lasts', async ({ page, mountHtml }) => {
  await page.route('**/journal/speed/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Speed</title>' }))
  await mountHtml(html)
  const playAt = await controlAnimations(page)
  const nested = page.locator('#menu-topics')
  await journal(page).hover()
  await bar(page).getByRole('link', { name: 'Topics' }).hover()
  const link = bar(page).getByRole('link', { name: 'Speed' })
  await link.hover()
  await expect(nested).toHaveCSS('opacity', '1')
  const { x, y } = (await link.boundingBox())!
  // So slow that it does not end before the visitor is back.
  await playAt(0.005)
  await page.mouse.move(640, 700, { steps: 3 })
  await expect(nested).toHaveAttribute('data-closing')
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  // Long enough for what fades to be gone, if nothing kept it.
  await playAt(1)
  await expect(nested).toHaveCSS('opacity', '1')
  await page.mouse.up()
  await expect(page).toHaveURL(/\/journal\/speed\/$/)
})
