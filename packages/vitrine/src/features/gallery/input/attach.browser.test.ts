import { expect, test, type Page } from '#test'
import { control, current, grid, openNumber, overlay, picture, position, still } from '../gallery.browser.markup'

/** What understands the pointer comes right behind the overlay. Here it is held on its way, until the test lets it through. */
async function holdPointer(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/gallery\.pointer/, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

test.beforeEach(({ page }) => still(page))

test('GAL-12 a swipe that is made before its code has come moves on when it has', async ({ page, mountHtml }) => {
  const release = await holdPointer(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await page.mouse.move(700, 300)
  await page.mouse.down()
  await page.mouse.move(550, 305, { steps: 4 })
  await page.mouse.up()
  await expect(position(page)).toContainText('1 of 3')
  release()
  await expect(position(page)).toContainText('2 of 3')
})

test('GAL-10 the wheel, turned before its code has come, moves on when it has', async ({ page, mountHtml }) => {
  const release = await holdPointer(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 100)
  release()
  await expect(position(page)).toContainText('2 of 3')
})

test('GAL-8 zooming by the toolbar before its code has come zooms when it has', async ({ page, mountHtml }) => {
  const release = await holdPointer(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const width = async () => (await picture(page).boundingBox())!.width
  const fitted = await width()
  await control(page, 'Zoom in').click()
  release()
  await expect(control(page, 'Zoom out')).toBeVisible()
  await expect.poll(width).toBeGreaterThan(fitted)
})

test('GAL-10 where that code cannot be fetched, arrows, keys and Esc work, and the next press tries again', async ({
  page,
  guard,
  mountHtml,
}) => {
  guard.expectConsole(/Failed to load resource/)
  let isOffline = true
  await page.route(/gallery\.pointer/, (route) => (isOffline ? route.fulfill({ status: 503 }) : route.fallback()))
  await mountHtml(grid(3))
  await openNumber(page)
  await control(page, 'Next').click()
  await expect(position(page)).toContainText('2 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toContainText('1 of 3')
  isOffline = false
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 100)
  await expect(position(page)).toContainText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
})
