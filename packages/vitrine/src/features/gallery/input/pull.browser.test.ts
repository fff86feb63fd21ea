import { expect, test, type Page } from '#test'
import { atRest, control, current, grid, openNumber, overlay, picture, position, still, touching } from '../gallery.browser.markup'

test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

const veil = (page: Page) =>
  overlay(page)
    .locator('[data-part="frame"]')
    .evaluate((frame) => Number(getComputedStyle(frame, '::before').opacity))
const top = async (page: Page) => Math.round((await picture(page).boundingBox())!.y)
const opened = async (page: Page) => {
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await atRest(page)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}

test('GAL-12 a finger that pulls down closes: the picture follows it, and the page comes through', async ({ page, mountHtml }) => {
  await mountHtml(grid(4))
  await openNumber(page, 2)
  await opened(page)
  const touch = await touching(page)
  const before = await top(page)
  expect(await veil(page)).toBeCloseTo(0.85)
  await touch('touchStart', [200, 300])
  await touch('touchMove', [202, 340])
  await touch('touchMove', [204, 400])
  await expect.poll(() => top(page)).toBe(before + 100)
  expect(await veil(page)).toBeCloseTo(0.85 * 0.75, 1)
  await touch('touchMove', [204, 460])
  await expect.poll(() => top(page)).toBe(before + 160)
  expect(await veil(page)).toBeCloseTo(0.85 * 0.6, 1)
  await touch('touchEnd')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/__page\/$/)
  await expect(page.getByRole('link', { name: 'Photo of peaks' })).toBeFocused()
})

test('GAL-12 let go after less than 100 px it springs back, and so it does when the system takes the finger away', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(4))
  await openNumber(page, 2)
  await opened(page)
  const touch = await touching(page)
  const before = await top(page)
  for (const [end, to] of [
    ['touchEnd', 390],
    ['touchCancel', 500],
  ] as const) {
    await touch('touchStart', [200, 300])
    await touch('touchMove', [200, 340])
    await touch('touchMove', [200, to])
    await expect.poll(() => top(page)).toBe(before + to - 300)
    await touch(end)
    await expect.poll(() => top(page)).toBe(before)
    await expect.poll(() => veil(page)).toBeCloseTo(0.85)
    await expect(position(page)).toContainText('2 of 4')
  }
})

test('GAL-12 a pull that wanders aside still closes; a swipe that wanders down still moves', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4))
  await openNumber(page, 2)
  await opened(page)
  const touch = await touching(page)
  await touch('touchStart', [300, 300])
  await touch('touchMove', [260, 310])
  await touch('touchMove', [150, 380])
  await touch('touchEnd')
  await expect(position(page)).toContainText('3 of 4')
  await atRest(page)
  await touch('touchStart', [200, 300])
  await touch('touchMove', [205, 340])
  await touch('touchMove', [320, 460])
  await touch('touchEnd')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('GAL-12 with reduced motion a pull closes without travel', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4))
  await openNumber(page, 2)
  await opened(page)
  const touch = await touching(page)
  const before = await top(page)
  await touch('touchStart', [200, 300])
  await touch('touchMove', [200, 340])
  await touch('touchMove', [200, 460])
  await expect.poll(() => veil(page)).toBeLessThan(0.6)
  expect(await top(page)).toBe(before)
  await touch('touchEnd')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('GAL-12 a gallery of one closes by a pull too; a zoomed picture is panned instead, and two fingers zoom', async ({
  page,
  mountHtml,
}) => {
  await still(page)
  await mountHtml(grid(1))
  await openNumber(page, 1)
  await opened(page)
  const touch = await touching(page)
  await control(page, 'Zoom in').tap()
  await control(page, 'Zoom out').waitFor()
  await touch('touchStart', [200, 300])
  await touch('touchMove', [200, 340])
  await touch('touchMove', [200, 560])
  await touch('touchEnd')
  await expect(control(page, 'Zoom out')).toBeVisible()
  expect(await veil(page)).toBeCloseTo(0.85)
  await control(page, 'Zoom out').tap()
  await touch('touchStart', [200, 300])
  await touch('touchMove', [200, 340])
  await touch('touchMove', [200, 440])
  await touch('touchStart', [200, 440], [220, 440])
  await touch('touchMove', [100, 440], [320, 440])
  await touch('touchEnd')
  await expect(control(page, 'Zoom out')).toBeVisible()
  expect(await veil(page)).toBeCloseTo(0.85)
  await control(page, 'Zoom out').tap()
  await touch('touchStart', [200, 300])
  await touch('touchMove', [200, 340])
  await touch('touchMove', [200, 440])
  await touch('touchEnd')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('GAL-12 a mouse does not pull', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(2))
  await openNumber(page, 1)
  await opened(page)
  await page.mouse.move(200, 300)
  await page.mouse.down()
  await page.mouse.move(200, 500, { steps: 4 })
  expect(await veil(page)).toBeCloseTo(0.85)
  await page.mouse.up()
  await expect(position(page)).toContainText('1 of 2')
})

test.describe('on the vertical path of a large screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

  test('GAL-12 down leads to the item before, and closes nothing', async ({ page, mountHtml }) => {
    await still(page)
    await mountHtml(grid(3, 'data-path="vertical"'))
    await openNumber(page, 2)
    await opened(page)
    const touch = await touching(page)
    for (let times = 0; times < 2; times += 1) {
      await touch('touchStart', [600, 300])
      await touch('touchMove', [600, 340])
      await touch('touchMove', [600, 480])
      await touch('touchEnd')
      await expect(position(page)).toContainText('1 of 3')
      await atRest(page)
    }
  })
})
