import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '#test'
import { readmeMarkup } from './slider.browser.markup'
import { elasticSliderFields, sliderFields } from './slider.options'

/** Sliders side by side on one page, each with attributes of its own. */
const several = (attributes: readonly string[]) =>
  attributes.map((given, index) => `<div id="case-${index}">${readmeMarkup(given)}</div>`).join('')
const at = (page: Page, index: number) => page.locator(`#case-${index}`)

type Place = Page | Locator
const root = (page: Place) => page.getByRole('region', { name: 'Places' })
const dot = (page: Place, name = '2 of 3') => page.getByRole('button', { name, exact: true })
const arrow = (page: Place) => page.getByRole('button', { name: 'Next slide' })
const slide = (page: Place, name: string) => page.getByRole('group', { name, exact: true })

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

test('SLIDE-5 data-control-nav takes the dots away, data-direction-nav the arrows, with any word for no', async ({ page, mountHtml }) => {
  const words = ['f', 'false', '0', 'no', 'OFF']
  await mountHtml(several(words.flatMap((off) => [`data-control-nav="${off}"`, `data-direction-nav="${off}"`])), { styles })
  for (const [index, off] of words.entries()) {
    await test.step(`SLIDE-5 ${off}`, async () => {
      const [withoutDots, withoutArrows] = [at(page, index * 2), at(page, index * 2 + 1)]
      // A slider wakes when it comes near the window.
      await withoutDots.scrollIntoViewIfNeeded()
      await expect(root(withoutDots)).toHaveAttribute('data-state', 'resting')
      await expect(dot(withoutDots)).toHaveCount(0)
      await expect(arrow(withoutDots)).toBeVisible()
      await withoutArrows.scrollIntoViewIfNeeded()
      await expect(root(withoutArrows)).toHaveAttribute('data-state', 'resting')
      await expect(arrow(withoutArrows)).toHaveCount(0)
      await expect(dot(withoutArrows)).toBeVisible()
    })
  }
})

test('SLIDE-5 each other option works on the markup of the README', async ({ page, mountHtml }) => {
  const cases: Record<string, (slider: Locator) => Promise<void>> = {
    'data-autoplay="f"': (slider) => expect(root(slider)).toHaveAttribute('data-slideshow', 'stopped'),
    'data-start-at="2"': (slider) => expect(slide(slider, '3 of 3')).toBeVisible(),
    'data-loop="f" data-autoplay="f"': (slider) =>
      expect(slider.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true'),
    'data-pause-on-hover="f"': async (slider) => {
      await root(slider).hover({ position: { x: 100, y: 100 } })
      await expect(root(slider)).toHaveAttribute('data-slideshow', 'running')
    },
    'data-pause-on-action="f"': async (slider) => {
      await arrow(slider).click()
      await expect(slide(slider, '2 of 3')).toBeVisible()
      await expect(root(slider)).not.toHaveAttribute('data-slideshow', 'stopped')
    },
    'data-animation="slide" data-speed="250"': async (slider) => {
      await expect(root(slider)).toHaveAttribute('data-animation', 'slide')
      expect(await root(slider).evaluate((element) => element.style.getPropertyValue('--slider-speed'))).toBe('250ms')
    },
    'data-smooth-height="f"': (slider) => expect(slider.locator('[data-part="slides"]')).toHaveCSS('transition-property', 'all'),
    'data-smooth-height="t"': (slider) => expect(slider.locator('[data-part="slides"]')).toHaveCSS('transition-property', 'block-size'),
  }
  await mountHtml(several(Object.keys(cases)), { styles })
  for (const [index, [attributes, check]] of Object.entries(cases).entries()) {
    await test.step(`SLIDE-5 ${attributes}`, async () => {
      await at(page, index).scrollIntoViewIfNeeded()
      await expect(root(at(page, index))).toHaveAttribute('data-state', 'resting')
      await check(at(page, index))
    })
  }
})

test('SLIDE-5 data-keyboard="f": an arrow key changes nothing', async ({ page, mountHtml }) => {
  await mountHtml(readmeMarkup('data-keyboard="f" data-autoplay="f"'), { styles })
  await expect(root(page)).toHaveAttribute('data-state', 'resting')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, '1 of 3')).toBeVisible()
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
    guard.expectConsole(/^\[vitrine\] slider: slider\.\w+ is /)
    const values = ['abc', '', '-1', '1e9', 'NaN']
    // All at once: each is read by itself. The arrows are wanted, whatever their own option says.
    const attributes = values.map((value) =>
      Object.keys(fields)
        .filter((name) => name !== 'directionNav')
        .map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`),
    )
    await mountHtml(several(attributes.map((given) => `${kind} data-direction-nav="t" ${given.join(' ')}`)), { styles })
    for (const [index, value] of values.entries()) {
      await test.step(`SLIDE-5 "${value}"`, async () => {
        const slider = at(page, index)
        await slider.scrollIntoViewIfNeeded()
        await expect(root(slider)).toHaveAttribute('data-state', 'resting')
        await arrow(slider).click()
        await expect(slider.locator('[data-part="slides"] > [data-state="current"]')).toHaveAttribute('aria-label', '2 of 3')
        await expect(root(slider)).toHaveAttribute('data-state', 'resting')
        const reported = guard.console.filter((text) => text.includes('[vitrine] slider: slider.') && text.includes(` is "${value}", `))
        expect(reported.length).toBeGreaterThan(2)
      })
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
