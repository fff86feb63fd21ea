import { expect, test } from '#test'
import { control, current, dragBy, grid, holdTime, openNumber, overlay, position, still } from '../gallery.browser.markup'

test('GAL-11 arrows hide after 3 s without mouse movement and come back with it, but not while a control has focus', async ({
  page,
  mountHtml,
}) => {
  await page.clock.install()
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await holdTime(page)
  const next = control(page, 'Next')
  await page.mouse.move(500, 300)
  await page.clock.runFor(2900)
  await expect(next).toHaveCSS('opacity', '1')
  await page.mouse.move(510, 300)
  await page.clock.runFor(2900)
  await expect(next).toHaveCSS('opacity', '1')
  await page.clock.runFor(200)
  await expect(next).toHaveCSS('opacity', '0')
  await page.mouse.move(520, 300)
  await expect(next).toHaveCSS('opacity', '1')
  await page.clock.runFor(3100)
  await expect(next).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(next).toHaveCSS('opacity', '1')
  await next.hover()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(5000)
  await expect(next).toHaveCSS('opacity', '1')
})

test('GAL-12 a swipe of more than 100 px across and under 100 px up or down moves; less springs back', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4))
  await openNumber(page, 2)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await dragBy(page, -101, 0)
  await expect(position(page)).toContainText('3 of 4')
  await dragBy(page, 101, 99)
  await expect(position(page)).toContainText('2 of 4')
  await dragBy(page, -100, 0)
  await dragBy(page, -150, 100)
  await expect(position(page)).toContainText('2 of 4')
  await expect(overlay(page)).toBeVisible()
})

test('GAL-12 on the vertical path a swipe up moves too', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4, 'data-path="vertical"'))
  await openNumber(page, 1)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await dragBy(page, 0, -150)
  await expect(position(page)).toContainText('2 of 4')
  await dragBy(page, -150, 0)
  await expect(position(page)).toContainText('3 of 4')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

  test('GAL-12 a finger’s swipe moves', async ({ page, mountHtml }) => {
    await still(page)
    await mountHtml(grid(4))
    await openNumber(page, 1)
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    await touch('touchStart', [300, 350])
    await touch('touchMove', [200, 352])
    await touch('touchMove', [150, 355])
    await touch('touchEnd')
    await expect(position(page)).toContainText('2 of 4')
  })
})

test('GAL-10 the wheel goes from item to item, and not in content that scrolls', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 100)
  await expect(position(page)).toContainText('2 of 3')
  await page.mouse.wheel(0, -100)
  await expect(position(page)).toContainText('1 of 3')
})
