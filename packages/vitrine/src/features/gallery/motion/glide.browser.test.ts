import { expect, test } from '#test'
import { controlAnimations } from '../../../../../../tests/support/animations'
import { atRest, control, current, grid, holdTime, openNumber, overlay, photo, position, still } from '../gallery.browser.markup'

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
  await page.clock.runFor(400)
  await expect(overlay(page)).toHaveAttribute('data-state', 'moving')
  // The move itself goes by the browser's own clock: the lock ends with the later of the two.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return overlay(page).getAttribute('data-state')
    })
    .toBe('rest')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('3 of 5')
})

test('GAL-13 a move takes 500 ms, in and out; after a swipe it only slows down', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // However slow the machine is, a stroke is quick, and a move is still on when it is looked at.
  await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1000 }))
  await mountHtml(grid(5))
  const playAt = await controlAnimations(page)
  await openNumber(page)
  await atRest(page)
  const move = () =>
    overlay(page)
      .locator('[data-part="reel"]')
      .evaluate((reel) => {
        const effect = reel.getAnimations()[0]!.effect as KeyframeEffect
        const [start, end] = effect.getKeyframes()
        return { time: Number(effect.getTiming().duration) * end!.computedOffset, easing: start!.easing, from: start!.translate }
      })
  await playAt(0.005)
  await page.keyboard.press('ArrowRight')
  expect(await move()).toEqual({ time: 500, easing: 'cubic-bezier(0.785, 0.135, 0.15, 0.86)', from: '1280px' })
  await playAt(1)
  await atRest(page)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await playAt(0.005)
  await page.mouse.move(700, 300)
  await page.mouse.down()
  await page.mouse.move(550, 305, { steps: 4 })
  await page.mouse.up()
  expect(await move()).toEqual({ time: 500, easing: 'cubic-bezier(0.075, 0.82, 0.165, 1)', from: '1130px' })
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
    await expect(progress).toHaveAttribute('data-running')
    await expect(progress).toHaveCSS('animation-duration', '5s')
    await page.clock.runFor(4900)
    await expect(position(page)).toContainText('1 of 2')
    await page.clock.runFor(200)
    await expect(position(page)).toContainText('2 of 2')
    await page.clock.runFor(1000)
    await expect(progress).toHaveAttribute('data-running')
    await page.clock.runFor(5100)
    await expect(position(page)).toContainText('1 of 2')
    await control(page, 'Pause slideshow').click()
    await page.clock.runFor(20_000)
    await expect(position(page)).toContainText('1 of 2')
  })

  test('GAL-15 waits for the picture', async ({ page, mountHtml }) => {
    await page.clock.install()
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
    await expect(overlay(page).locator('[data-part="progress"]')).not.toHaveAttribute('data-running')
    await holdTime(page)
    await page.clock.runFor(15_000)
    await expect(position(page)).toContainText('1 of 2')
    release()
    await expect(overlay(page).locator('[data-part="progress"]')).toHaveAttribute('data-running')
    await page.clock.runFor(5100)
    await expect(position(page)).toContainText('2 of 2')
  })
})
