import { expect, test } from '#test'
import { atRest, control, current, grid, holdTime, openNumber, overlay, photo, position, still } from './gallery.browser.markup'

test('GAL-13 during a transition further moves are blocked', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(grid(5, 'data-speed="fast"'), { address: '#g/0' })
  await overlay(page).waitFor()
  await holdTime(page)
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toHaveAttribute('data-state', 'moving')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('2 of 5')
  await page.clock.runFor(500)
  await expect(overlay(page)).toHaveAttribute('data-state', 'rest')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('3 of 5')
})

test('GAL-14 with loop off, previous is disabled on the first item and next on the last', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await expect(control(page, 'Previous')).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(control(page, 'Previous')).toBeEnabled()
  await atRest(page)
  await page.keyboard.press('ArrowRight')
  await expect(control(page, 'Next')).toBeDisabled()
})

for (const count of [2, 3]) {
  test(`GAL-14 with loop on and ${count} items, the last is ${count < 3 ? 'the end' : 'followed by the first'}`, async ({
    page,
    mountHtml,
  }) => {
    await still(page)
    await mountHtml(grid(count, 'data-loop="1" data-path="horizontal"'))
    await openNumber(page, count)
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toContainText(count < 3 ? '2 of 2' : '1 of 3')
  })
}

test.describe('GAL-15 slideshow', () => {
  test('GAL-15 goes on every 5000 ms, shows its progress, and wraps to the first at the end', async ({ page, mountHtml }) => {
    await page.clock.install()
    await still(page)
    await mountHtml(grid(2), { address: '#g/0' })
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await holdTime(page)
    await control(page, 'Slideshow').click()
    const progress = overlay(page).locator('[data-part="progress"]')
    await expect(progress).toHaveAttribute('data-state', 'running')
    await expect(progress).toHaveCSS('animation-duration', '5s')
    await page.clock.runFor(4900)
    await expect(position(page)).toContainText('1 of 2')
    await page.clock.runFor(200)
    await expect(position(page)).toContainText('2 of 2')
    await page.clock.runFor(1000)
    await expect(progress).toHaveAttribute('data-state', 'running')
    await page.clock.runFor(5100)
    await expect(position(page)).toContainText('1 of 2')
    await control(page, 'Pause slideshow').click()
    await page.clock.runFor(20_000)
    await expect(position(page)).toContainText('1 of 2')
  })

  test('GAL-15 waits for the picture', async ({ page, mountHtml }) => {
    await page.clock.install()
    await still(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/late.jpg', async (route) => {
      await held
      await route.continue({ url: new URL(photo('sea'), route.request().url()).href })
    })
    await mountHtml(
      `<div data-feature="gallery" data-group="g" data-autoplay="1"><a href="/late.jpg">Late</a><a href="${photo('fig')}">Next one</a></div>`,
      { address: '#g/0' },
    )
    await expect(overlay(page).locator('[data-part="progress"]')).toHaveAttribute('data-state', 'waiting')
    await holdTime(page)
    await page.clock.runFor(20_000)
    await expect(position(page)).toContainText('1 of 2')
    release()
    await expect(overlay(page).locator('[data-part="progress"]')).toHaveAttribute('data-state', 'running')
    await page.clock.runFor(5100)
    await expect(position(page)).toContainText('2 of 2')
  })
})
