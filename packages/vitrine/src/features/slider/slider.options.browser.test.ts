import { expect, test, type Page } from '#test'
import { readmeMarkup } from './slider.browser.markup'
import { elasticSliderFields, sliderFields } from './slider.options'

const root = (page: Page) => page.getByRole('region', { name: 'Places' })
const dot = (page: Page, name = '2 of 3') => page.getByRole('button', { name, exact: true })
const arrow = (page: Page) => page.getByRole('button', { name: 'Next slide' })
const slide = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

const styles = ['slider']
test.beforeEach(({ serve }) => serve('**/places/*.jpg', { path: 'site/public/video/clock.jpg', contentType: 'image/jpeg' }))

test('SLIDE-5 the markup of the README is a slider: arrows, dots, slideshow', async ({ page, mountHtml }) => {
  await mountHtml(readmeMarkup(), { styles })
  await expect(root(page)).toHaveAttribute('data-slideshow', 'running')
  await arrow(page).click()
  await expect(slide(page, '2 of 3')).toBeVisible()
  await expect(slide(page, '1 of 3')).toBeHidden()
  await expect(dot(page)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

for (const off of ['f', 'false', '0', 'no', 'OFF']) {
  test(`SLIDE-5 data-control-nav="${off}" takes the dots away, data-direction-nav="${off}" the arrows`, async ({ page, mountHtml }) => {
    await mountHtml(readmeMarkup(`data-control-nav="${off}"`), { styles })
    await expect(root(page)).toHaveAttribute('data-state', 'resting')
    await expect(dot(page)).toHaveCount(0)
    await expect(arrow(page)).toBeVisible()
    await mountHtml(readmeMarkup(`data-direction-nav="${off}"`), { styles })
    await expect(root(page)).toHaveAttribute('data-state', 'resting')
    await expect(arrow(page)).toHaveCount(0)
    await expect(dot(page)).toBeVisible()
  })
}

test('SLIDE-5 each other option works on the markup of the README', async ({ page, mountHtml }) => {
  const open = async (attributes: string) => {
    await mountHtml(readmeMarkup(attributes), { styles })
    await expect(root(page)).toHaveAttribute('data-state', 'resting')
  }
  await open('data-autoplay="f"')
  await expect(root(page)).toHaveAttribute('data-slideshow', 'stopped')
  await open('data-start-at="2"')
  await expect(slide(page, '3 of 3')).toBeVisible()
  await open('data-loop="f" data-autoplay="f"')
  await expect(page.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true')
  await open('data-keyboard="f" data-autoplay="f"')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, '1 of 3')).toBeVisible()
  await open('data-pause-on-hover="f"')
  await root(page).hover({ position: { x: 100, y: 100 } })
  await expect(root(page)).toHaveAttribute('data-slideshow', 'running')
  await open('data-pause-on-action="f"')
  await arrow(page).click()
  await expect(slide(page, '2 of 3')).toBeVisible()
  await expect(root(page)).not.toHaveAttribute('data-slideshow', 'stopped')
  await open('data-animation="slide" data-speed="250"')
  await expect(root(page)).toHaveAttribute('data-animation', 'slide')
  expect(await root(page).evaluate((element) => element.style.getPropertyValue('--slider-speed'))).toBe('250ms')
  for (const [attributes, isFitted] of [
    ['data-smooth-height="f"', false],
    ['data-smooth-height="t"', true],
  ] as const) {
    await open(attributes)
    await expect(page.locator('[data-part="slides"]')).toHaveCSS('transition-property', isFitted ? 'block-size' : 'all')
  }
})

for (const [kind, fields] of [
  ['', sliderFields],
  ['data-kind="elastic"', elasticSliderFields],
] as const) {
  test(`SLIDE-5 an odd value of any option is reported, and the arrows of ${kind ? 'an elastic' : 'a'} slider go on working`, async ({
    page,
    mountHtml,
    guard,
  }) => {
    test.setTimeout(120_000)
    guard.expectConsole(/^\[vitrine\] slider: slider\.\w+ is /)
    let reported = 0
    page.on('console', (message) => (reported += message.text().includes('[vitrine] slider: slider.') ? 1 : 0))
    for (const value of ['abc', '', '-1', '1e9', 'NaN']) {
      // All at once: each is read by itself. The arrows are wanted, whatever their own option says.
      const attributes = Object.keys(fields)
        .filter((name) => name !== 'directionNav')
        .map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
      reported = 0
      await mountHtml(readmeMarkup(`${kind} data-direction-nav="t" ${attributes.join(' ')}`), { styles })
      await expect(root(page)).toHaveAttribute('data-state', 'resting')
      await arrow(page).click()
      await expect(page.locator('[data-part="slides"] > [data-state="current"]')).toHaveAttribute('aria-label', '2 of 3')
      await expect(root(page)).toHaveAttribute('data-state', 'resting')
      expect(reported).toBeGreaterThan(2)
    }
  })
}

test('SLIDE-5 a misspelt option is reported with the one that was meant', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/data-intervall is not an option\. Did you mean data-interval\?/)
  guard.expectConsole(/data-controlnav is not an option\. Did you mean data-control-nav\?/)
  await mountHtml(readmeMarkup('data-intervall="900" data-controlnav="f"'), { styles })
  await arrow(page).click()
  await expect(slide(page, '2 of 3')).toBeVisible()
})

test('SLIDE-5 a slider without slides is reported, and the rest of the page goes on', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] slider: there is no element with data-part="slides"/)
  await mountHtml(`<div data-feature="slider"><p>Nothing</p></div>${readmeMarkup()}`, { styles })
  await arrow(page).click()
  await expect(slide(page, '2 of 3')).toBeVisible()
})

test('SLIDE-2 a single slide with hand-written controls has none that show, with or without the script', async ({ page, mountHtml }) => {
  const one = readmeMarkup().replace(/<div data-part="slider-slide"[^>]*aria-label="[23] of 3">[\s\S]*?<\/div>/g, '')
  for (const isWithoutScript of [true, false]) {
    await mountHtml(one, { styles, isWithoutScript })
    await page.waitForLoadState('networkidle')
    await expect(slide(page, '1 of 3')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(root(page)).not.toHaveAttribute('data-state')
  }
})

test('SLIDE-3 who asked for less motion sees nothing move by itself, but may start it', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(readmeMarkup('data-interval="50"'), { styles })
  await expect(root(page)).toHaveAttribute('data-slideshow', 'stopped')
  await page.getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.move(1, 780)
  await expect(slide(page, '2 of 3')).toBeVisible()
  // And who asks for it later is heard at once.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Told with a frame of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(root(page)).toHaveAttribute('data-slideshow', 'stopped')
})
