import { expect, test, type Page } from '#test'

const root = '[data-feature="slider"]'
const current = '[data-part="slider-slide"][data-state="current"]'
const shown = (page: Page) => page.locator(current).first().getAttribute('aria-label')

/** Opens an example with a stopped clock: only the test lets time pass. */
async function openStill(page: Page, open: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await open()
  await expect(page.locator(root).first()).toHaveAttribute('data-state', 'resting')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  // The jump itself may have been a turn of the slideshow: from here on the count is exact.
  await page.clock.runFor(2000)
}

const settle = (page: Page) => expect(page.locator(root).first()).toHaveAttribute('data-state', 'resting')

async function untilMoving(page: Page, limit: number): Promise<number> {
  for (let passed = 0; passed <= limit; passed += 100) {
    if ((await page.locator(root).first().getAttribute('data-state')) === 'moving') return passed
    await page.clock.runFor(100)
  }
  return Infinity
}

test('SLIDE-1 every 7000 ms the next slide fades in over 600 ms, and after the last comes the first', async ({ page, openExample }) => {
  await openStill(page, () => openExample('slider', 'default'))
  await untilMoving(page, 8000)
  await page.clock.runFor(600)
  await settle(page)
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await shown(page)
    await page.clock.runFor(6999)
    expect(await shown(page)).toBe(before)
    await page.clock.runFor(1)
    await expect(page.locator(root)).toHaveAttribute('data-state', 'moving')
    await expect(page.locator(current)).toHaveCSS('animation-name', 'slider-show')
    await expect(page.locator(current)).toHaveCSS('animation-duration', '0.6s')
    await page.clock.runFor(599)
    await expect(page.locator(root)).toHaveAttribute('data-state', 'moving')
    await page.clock.runFor(1)
    await settle(page)
    expect(await shown(page)).toBe(`${(Number(before![0]) % 3) + 1} of 3`)
  }
})

test('SLIDE-2 with a single slide nothing is begun: it simply shows', async ({ page, openExample }) => {
  await openExample('slider', 'one')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('img', { name: 'A stream between mossy rocks' })).toBeVisible()
  await expect(page.locator(root)).not.toHaveAttribute('data-state')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('SLIDE-3 the slideshow waits under the pointer, while the tab is hidden and while focus is inside', async ({ page, openExample }) => {
  await openStill(page, () => openExample('slider', 'default'))
  const slider = page.locator(root)
  await test.step('SLIDE-3 it waits under the pointer and goes on when it leaves', async () => {
    await untilMoving(page, 8000)
    await page.clock.runFor(600)
    await slider.hover()
    await expect(slider).toHaveAttribute('data-slideshow', 'held')
    const before = await shown(page)
    await page.clock.runFor(30_000)
    expect(await shown(page)).toBe(before)
    await page.mouse.move(5, 5)
    await expect(slider).toHaveAttribute('data-slideshow', 'running')
    await page.clock.runFor(7000)
    expect(await shown(page)).not.toBe(before)
  })
  await test.step('SLIDE-3 it waits while the tab is hidden and while focus is inside', async () => {
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await page.clock.runFor(600)
    const before = await shown(page)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(before)
    await hide(false)
    await expect(slider).toHaveAttribute('data-slideshow', 'running')
    await page.getByRole('button', { name: 'Next slide' }).focus()
    await expect(slider).toHaveAttribute('data-slideshow', 'held')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(slider).toHaveAttribute('data-slideshow', 'running')
  })
})

test('SLIDE-3 SLIDE-5 the visitor can stop the slideshow and start it again; arrows and dots move the slides and stop it for good', async ({
  page,
  openExample,
}) => {
  await openExample('slider', 'default')
  await settle(page)
  const slider = page.locator(root)
  await test.step('SLIDE-3 the visitor can stop the slideshow and start it again', async () => {
    await expect(slider).toHaveAttribute('data-slideshow', 'running')
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await expect(slider).toHaveAttribute('data-slideshow', 'stopped')
    await expect(page.locator('[data-part="slides"]')).toHaveAttribute('aria-live', 'polite')
    await page.getByRole('button', { name: 'Play slides' }).click()
    await expect(slider).toHaveAttribute('data-slideshow', 'held')
    await page.mouse.move(5, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(slider).toHaveAttribute('data-slideshow', 'running')
  })
  await test.step('SLIDE-5 arrows and dots move the slides; the slideshow stops for good', async () => {
    await slider.hover()
    await expect(slider).toHaveAttribute('data-slideshow', 'held')
    await settle(page)
    const following = `${(Number((await shown(page))![0]) % 3) + 1} of 3`
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(slider).toHaveAttribute('data-slideshow', 'stopped')
    await settle(page)
    expect(await shown(page)).toBe(following)
    await expect(page.getByRole('button', { name: following })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: '1 of 3' }).click()
    await settle(page)
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await settle(page)
    expect(await shown(page)).toBe('3 of 3')
  })
})

test('SLIDE-5 thumbnails move the slides', async ({ page, openExample }) => {
  await openExample('slider', 'thumbnails')
  await settle(page)
  await page.getByRole('button', { name: '3 of 3' }).click()
  await settle(page)
  expect(await shown(page)).toBe('3 of 3')
})

test('SLIDE-5 without a loop the arrows end where the slides end', async ({ page, openExample }) => {
  await openExample('slider', 'no-loop')
  const [previous, following] = [page.getByRole('button', { name: 'Previous slide' }), page.getByRole('button', { name: 'Next slide' })]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  for (const _ of [1, 2]) {
    await following.click()
    await settle(page)
  }
  await expect(following).toHaveAttribute('aria-disabled', 'true')
  await following.click({ force: true })
  expect(await shown(page)).toBe('3 of 3')
})

test('SLIDE-5 interval, speed, dots and arrows are options', async ({ page, openExample }) => {
  await openStill(page, () => openExample('slider', 'quick'))
  await untilMoving(page, 3000)
  await page.clock.runFor(200)
  await settle(page)
  const before = await shown(page)
  await page.clock.runFor(1999)
  expect(await shown(page)).toBe(before)
  await page.clock.runFor(1)
  expect(await shown(page)).not.toBe(before)
  await openExample('slider', 'bare')
  await expect(page.getByRole('button')).toHaveCount(1)
})

test('SLIDE-5 the height follows the slide smoothly', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await openExample('slider', 'smooth-height')
  await settle(page)
  const height = () => page.locator('[data-part="slides"]').evaluate((track) => track.getBoundingClientRect().height)
  const first = await height()
  await expect(page.locator('[data-part="slides"]')).toHaveCSS('transition-property', 'block-size')
  await page.getByRole('button', { name: 'Next slide' }).click()
  const second = await page.locator(current).evaluate((slide) => (slide as HTMLElement).offsetHeight)
  await expect.poll(height).toBeCloseTo(second, 0)
  expect(second).toBeGreaterThan(first)
})

test('SLIDE-1 arrow keys move the only slider of a page, the left one on where it is read from right to left; less motion, no animation', async ({
  page,
  openExample,
}) => {
  await openExample('slider', 'slide')
  await settle(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown(page)).toBe('2 of 3')
  await settle(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shown(page)).toBe('1 of 3')
  await settle(page)
  await test.step('SLIDE-1 with reduced motion the next slide is there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Next slide' }).click()
    await settle(page)
    await expect(page.locator(current)).toHaveCSS('animation-name', 'none')
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(() => shown(page)).toBe('1 of 3')
    await settle(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
  await test.step('SLIDE-1 right to left, the left arrow key goes on', async () => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(page)).toBe('2 of 3')
  })
})

test('SLIDE-1 arrow keys move of two sliders the one with focus', async ({ page, openExample }) => {
  await openExample('slider', 'two-sliders')
  const [first, second] = [page.locator(root).nth(0), page.locator(root).nth(1)]
  await expect(second).toHaveAttribute('data-state', 'resting')
  await page.keyboard.press('ArrowRight')
  await second.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(second.locator(current)).toHaveAttribute('aria-label', '2 of 3')
  await expect(first.locator(current)).toHaveAttribute('aria-label', '1 of 3')
})

test('SLIDE-1 it begins with the slide that is set, or that the visitor has scrolled to', async ({ page, openExample, mountHtml }) => {
  await openExample('slider', 'start')
  await settle(page)
  expect(await shown(page)).toBe('3 of 3')
  await mountHtml(
    `<div data-feature="slider" data-autoplay="false"><div data-part="slides"><p aria-label="one">1</p><p aria-label="two">2</p><p aria-label="three">3</p></div></div><script>document.querySelector('[data-part=slides]').scrollLeft = innerWidth</script>`,
    { styles: ['slider'], css: '[data-part=slides] > p { flex: 0 0 100%; margin: 0 }' },
  )
  await settle(page)
  await expect(page.locator('[data-state="current"]')).toHaveAttribute('aria-label', 'two')
})

test('SLIDE-1 slides that do not show are out of reach, and focus is not lost with a slide', async ({ page, mountHtml }) => {
  await mountHtml(
    '<div data-feature="slider" data-autoplay="false"><div data-part="slides"><div data-part="slider-slide"><a href="#a">A</a></div><div data-part="slider-slide"><a href="#b">B</a></div></div></div>',
    { styles: ['slider'] },
  )
  await settle(page)
  await expect(page.getByRole('link', { name: 'B' })).toBeHidden()
  await page.getByRole('link', { name: 'A' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-part="slides"]')).toBeFocused()
  await expect(page.getByRole('link', { name: 'B' })).toBeVisible()
})

test('SLIDE-6 the elastic slider changes every 3000 ms in 800 ms, led by thumbnails of at most 150 px', async ({ page, openExample }) => {
  await openStill(page, () => openExample('slider', 'elastic'))
  await untilMoving(page, 4000)
  await page.clock.runFor(800)
  await settle(page)
  const before = await shown(page)
  await page.clock.runFor(2999)
  expect(await shown(page)).toBe(before)
  await page.clock.runFor(1)
  await expect(page.locator(root)).toHaveAttribute('data-state', 'moving')
  await expect(page.locator(current)).toHaveCSS('animation-name', 'slider-over')
  await page.clock.runFor(799)
  await expect(page.locator(root)).toHaveAttribute('data-state', 'moving')
  await page.clock.runFor(1)
  await settle(page)
  for (const thumbnail of await page.getByRole('group', { name: 'Choose a slide' }).getByRole('button').all())
    expect((await thumbnail.boundingBox())!.width).toBeLessThanOrEqual(150)
  await page.getByRole('button', { name: '1 of 3' }).click()
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'stopped')
})

test('SLIDE-8 a picture that has not come after 15 s counts as failed: the console says so and the slides go on', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\/never\.jpg could not be loaded/)
  await page.route('**/never.jpg', () => {})
  await page.clock.install()
  await mountHtml(
    '<div data-feature="slider"><div data-part="slides"><p>One</p><div><img src="/never.jpg" alt="Never" loading="lazy" width="100" height="100"></div></div></div>',
    { styles: ['slider'] },
  )
  await settle(page)
  const second = page.locator('[data-part="slides"] > div')
  await page.clock.runFor(7100)
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'held')
  await expect(second).toHaveAttribute('data-state', 'waiting')
  // The clock has run a little while the page was opened: 12 to 14 s are over here, and 16 at least after the next step.
  await page.clock.runFor(5000)
  await expect(second).toHaveAttribute('data-state', 'waiting')
  await page.clock.runFor(4000)
  await expect(second).toHaveAttribute('data-picture', 'failed')
  await expect(second).toHaveAttribute('data-state', 'current')
})

test('PAGE-8 without scripts, and before them, it is a row that scrolls and snaps', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport: { width: 800, height: 700 } })
  await page.goto('/style-guide/slider/default/')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('[data-part="slides"]')).toHaveCSS('scroll-snap-type', 'inline mandatory')
  await page.getByRole('group', { name: 'Three pictures' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: 'The sun low over the sea' })).toBeInViewport({ ratio: 0.9 })
  await page.close()
})

test('SLIDE-1 nothing moves on the page when the slider wakes', async ({ page, openExample }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await openExample('slider', 'default')
  await settle(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(
    0.01,
  )
})
