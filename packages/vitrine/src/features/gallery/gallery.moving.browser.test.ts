import { expect, test, type Page } from '#test'
import { current, grid, openNumber, overlay, photo, picture, position, settings } from './gallery.browser.markup'

const control = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true })
/** A move has ended, and the next one is free. */
const atRest = (page: Page) => expect(page.locator('dialog[data-state="rest"]')).toHaveCount(1)
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })
/** From here on time goes only as the test says. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)
const entries = (page: Page) => page.evaluate(() => history.length)

test.describe('GAL-9 deep links', () => {
  test.beforeEach(({ page }) => still(page))

  test('GAL-9 the hash is the group and the index, follows moves, and goes on close; one history entry for all of it', async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(grid(4))
    const before = await entries(page)
    await openNumber(page, 2)
    await expect(page).toHaveURL(/#g\/1$/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/#g\/0$/)
    await control(page, 'Next').click()
    await control(page, 'Next').click()
    await expect(page).toHaveURL(/#g\/2$/)
    expect(await entries(page)).toBe(before + 1)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await openNumber(page, 1)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/__page\/$/)
    expect(await entries(page)).toBe(before + 1)
  })

  test('GAL-9 Back closes, Forward opens again, and Back closes again', async ({ page, mountHtml }) => {
    await mountHtml(grid(4))
    await openNumber(page, 2)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#g\/2$/)
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await page.goForward()
    await expect(position(page)).toContainText('3 of 4')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
  })

  test('GAL-9 an address with the hash opens the item; on close the hash goes and focus is on its link', async ({ page, mountHtml }) => {
    await mountHtml(grid(4), { address: '#g/2' })
    await expect(position(page)).toContainText('3 of 4')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await expect(page.getByRole('link', { name: 'Photo of dogs' })).toBeFocused()
  })

  test('GAL-9 a new hash moves the open gallery; an index that is not there closes it; another hash is left alone', async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(grid(4), { address: '#elsewhere' })
    await page.evaluate(() => (location.hash = 'g/1'))
    await expect(position(page)).toContainText('2 of 4')
    await page.evaluate(() => (location.hash = 'g/3'))
    await expect(position(page)).toContainText('4 of 4')
    await page.evaluate(() => (location.hash = 'g/9'))
    await expect(overlay(page)).toHaveCount(0)
    await page.evaluate(() => (location.hash = 'other/1'))
    await expect(overlay(page)).toHaveCount(0)
  })

  test('GAL-22 with lightbox_deeplinking off the address stays, and Back still closes', async ({ page, mountHtml }) => {
    await mountHtml(grid(4) + settings({ deepLinking: false }), { address: '?a=1' })
    await openNumber(page, 2)
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toContainText('3 of 4')
    await expect(page).toHaveURL(/\?a=1$/)
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\?a=1$/)
  })
})

test('GAL-10 Esc closes, the four arrows move, Shift+Enter toggles fullscreen', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4))
  await openNumber(page)
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(position(page)).toContainText(`${at} of 4`)
    await atRest(page)
  }
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(true)
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-10 arrow keys stay with a field, a player and content that scrolls', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(
    `${settings({ groups: { tour: [{ html: '<p><label>Name <input></label></p>', title: 'Form' }, { url: photo('sea') }] } })}<a href="#tour/0">Tour</a>`,
  )
  await page.getByRole('link', { name: 'Tour' }).click()
  await overlay(page).getByRole('textbox', { name: 'Name' }).fill('ab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('1 of 2')
  await current(page).getByRole('region').focus()
  await page.keyboard.press('ArrowDown')
  await expect(position(page)).toContainText('1 of 2')
  await control(page, 'Next').focus()
  await page.keyboard.press('ArrowDown')
  await expect(position(page)).toContainText('2 of 2')
})

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

async function dragBy(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(640, 300)
  await page.mouse.down()
  await page.mouse.move(640 + x / 2, 300 + y / 2)
  await page.mouse.move(640 + x, 300 + y)
  await page.mouse.up()
}

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

  test('GAL-8 two fingers zoom, one pans, a double tap toggles; a zoomed picture does not swipe', async ({ page, mountHtml }) => {
    await still(page)
    await mountHtml(grid(4))
    await openNumber(page, 1)
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const width = async () => (await picture(page).boundingBox())!.width
    const fitted = await width()
    await touch('touchStart', [180, 350], [210, 350])
    await touch('touchMove', [120, 350], [270, 350])
    await touch('touchMove', [90, 350], [300, 350])
    await touch('touchEnd')
    await expect.poll(width).toBeGreaterThan(fitted * 2)
    const left = (await picture(page).boundingBox())!.x
    await touch('touchStart', [300, 350])
    await touch('touchMove', [200, 350])
    await touch('touchMove', [150, 350])
    await touch('touchEnd')
    await expect.poll(async () => (await picture(page).boundingBox())!.x).toBeLessThan(left - 50)
    await expect(position(page)).toContainText('1 of 4')
    await control(page, 'Zoom out').tap()
    await expect.poll(width).toBe(fitted)
  })
})

test('GAL-8 wheel with Ctrl, the toolbar, + and a double click zoom; arrow keys then pan', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const box = async () => (await picture(page).boundingBox())!
  const fitted = (await box()).width
  await page.mouse.move(640, 300)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted * 1.5)
  const { x } = await box()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box()).x).toBeLessThan(x)
  await expect(position(page)).toContainText('1 of 3')
  await control(page, 'Zoom out').click()
  await expect.poll(async () => (await box()).width).toBe(fitted)
  await page.keyboard.press('+')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted)
  await page.keyboard.press('-')
  await expect.poll(async () => (await box()).width).toBe(fitted)
  await page.mouse.dblclick(640, 300)
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted * 1.5)
  await control(page, 'Next').click()
  await expect(control(page, 'Zoom in')).toBeVisible()
})

test('GAL-8 zoom on hover: on a gallery link and on the open picture; "1.00" turns it off', async ({ page, mountHtml }) => {
  await still(page)
  const image = page.getByRole('link', { name: 'Photo of meadow' }).locator('img')
  await mountHtml(grid(3) + settings({ zoom: '1.50' }), { styles: ['gallery'] })
  await image.hover()
  await expect(image).toHaveCSS('scale', '1.5')
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.mouse.move(600, 300)
  await page.mouse.move(620, 310)
  await expect(picture(page)).toHaveCSS('scale', '1.5')
  await page.mouse.move(20, 790)
  await expect(picture(page)).toHaveCSS('scale', 'none')
  await mountHtml(grid(3) + settings({ zoom: '1.00' }), { styles: ['gallery'] })
  await image.hover()
  await expect(image).toHaveCSS('scale', 'none')
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
