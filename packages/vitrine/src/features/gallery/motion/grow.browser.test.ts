import { expect, test, type Page } from '#test'
import { current, grid, openNumber, overlay, photo } from '../gallery.browser.markup'

/** How the overlay comes out of the page, and goes back into it. */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

/** Where a picture is at the page's end of each move between the page and the overlay: the middle and the size, in px. */
const watchGrowth = (page: Page) =>
  page.evaluate(() => {
    const ends: number[][] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given: Parameters<Element['animate']>) {
      const animation = animate.apply(this, given)
      const { pseudoElement } = animation.effect as KeyframeEffect
      const isOpening = pseudoElement === '::view-transition-group(vitrine-picture)'
      if (!isOpening && !this.matches('[data-part="picture"]')) return animation
      animation.pause()
      animation.currentTime = isOpening ? 0 : Number(animation.effect!.getComputedTiming().duration)
      if (isOpening) {
        // What the browser draws of the picture is placed by its middle.
        const { width, height, transform } = getComputedStyle(this, pseudoElement)
        const { a, e, f } = new DOMMatrix(transform)
        ends.push([e, f, Number.parseFloat(width) * a, Number.parseFloat(height) * a])
      } else {
        const { x, y, width, height } = this.getBoundingClientRect()
        ends.push([x + width / 2, y + height / 2, width, height])
      }
      animation.currentTime = 0
      animation.play()
      return animation
    }
    Object.assign(window, { ends })
  })
const growths = (page: Page) => page.evaluate(() => (window as unknown as { ends: number[][] }).ends)

test('GAL-16 opening grows out of the thumbnail by a view transition, closing shrinks back into it, and neither with reduced motion', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(3))
  await watchGrowth(page)
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  const ends = await growths(page)
  expect(ends).toHaveLength(2)
  const thumbnail = (await page.getByRole('link', { name: 'Photo of meadow' }).locator('img').boundingBox())!
  for (const [x, y, width, height] of ends) {
    expect(x).toBeCloseTo(thumbnail.x + thumbnail.width / 2, 0)
    expect(y).toBeCloseTo(thumbnail.y + thumbnail.height / 2, 0)
    // It covers the thumbnail, and is as small as that allows.
    expect(Math.max(width! / thumbnail.width, height! / thumbnail.height)).toBeGreaterThanOrEqual(0.99)
    expect(Math.min(width! / thumbnail.width, height! / thumbnail.height)).toBeCloseTo(1, 1)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  expect(await growths(page)).toHaveLength(2)
})

/** How much is seen of what is around the picture. */
const seen = (page: Page) =>
  overlay(page)
    .locator('[data-part="controls"]')
    .evaluate((controls) => Number(getComputedStyle(controls).opacity) * Number(getComputedStyle(controls.closest('dialog')!).opacity))

test('GAL-12 closing while the picture still grows goes back from what is seen', async ({ page, mountHtml }) => {
  await mountHtml(grid(3, 'data-path="horizontal" data-show-duration="4000"'))
  const link = page.locator('a').first()
  const thumbnail = (await link.locator('img').boundingBox())!
  await openNumber(page)
  await expect.poll(() => seen(page)).toBeGreaterThan(0.05)
  expect(await seen(page)).toBeLessThan(0.9)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveAttribute('data-state', 'closing')
  expect(await seen(page)).toBeLessThan(0.9)
  // The picture goes back by the way that it has come by so far, not by the whole.
  const begun = await current(page)
    .locator('img')
    .evaluate((picture) => {
      const [animation] = picture.getAnimations()
      animation!.currentTime = 0
      return picture.getBoundingClientRect().width
    })
  const whole = await current(page)
    .locator('img')
    .evaluate((picture) => Number.parseFloat(picture.style.width))
  expect(begun).toBeGreaterThan(thumbnail.width)
  expect(begun).toBeLessThan(whole - 1)
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`GAL-16 a double click on a thumbnail opens the gallery, and does not close it again (motion: ${reducedMotion})`, async ({
    page,
    mountHtml,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await mountHtml(grid(3))
    await page.locator('a').first().hover()
    await page.locator('a').first().dblclick()
    await expect(overlay(page)).toHaveAttribute('data-state', 'rest')
    await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
    await expect(overlay(page)).toHaveAttribute('data-state', 'rest')
  })

test('GAL-16 without view transitions, and where another one takes over, the gallery opens all the same', async ({ page, mountHtml }) => {
  await mountHtml(grid(3))
  await page.locator('a').first().hover()
  await page.evaluate(() => {
    const { startViewTransition } = document
    document.startViewTransition = (...given) => {
      const ours = startViewTransition.apply(document, given)
      startViewTransition.call(document, () => {})
      return ours
    }
    document.querySelector('a')!.click()
  })
  await expect(overlay(page)).toHaveAttribute('data-state', 'rest')
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await page.evaluate(() => {
    delete (document as Partial<Document>).startViewTransition
    delete (Document.prototype as Partial<Document>).startViewTransition
  })
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-16 a picture of unknown size grows to its middle, whatever its size turns out to be', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a data-gallery="g" href="${photo('bridge')}"><img src="${photo('dogs', 400)}" width="200" height="300" alt="Bridge"></a>`,
  )
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given: Parameters<Element['animate']>) {
      const animation = animate.apply(this, given)
      const { pseudoElement } = animation.effect as KeyframeEffect
      if (!pseudoElement) return animation
      // Where it ends: what is drawn is placed by its middle.
      const { e, f } = new DOMMatrix((animation.effect as KeyframeEffect).getKeyframes().at(-1)!.transform as string)
      Object.assign(window, { end: [e, f], placed: getComputedStyle(this, pseudoElement).translate })
      return animation
    }
  })
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
  const box = (await current(page).locator('img').boundingBox())!
  expect(box.width).toBeGreaterThan(box.height)
  const { end, placed } = await page.evaluate(() => {
    const { end, placed } = window as unknown as { end: [number, number]; placed: string }
    return { end, placed }
  })
  expect(placed).toBe('-50% -50%')
  // The browser draws it on whole pixels.
  expect(Math.abs(end[0] - (box.x + box.width / 2))).toBeLessThan(1.5)
  expect(Math.abs(end[1] - (box.y + box.height / 2))).toBeLessThan(1.5)
})

test('GAL-10 a move while it still grows ends the growing: one picture is seen, not two', async ({ page, mountHtml }) => {
  await mountHtml(grid(3, 'data-show-duration="4000"'))
  await openNumber(page)
  await expect(page.locator('html')).toHaveAttribute('data-gallery-growing')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
  await expect(overlay(page).getByRole('status')).toContainText('2 of 3')
})

test('GAL-16 a press while the picture shrinks does not stop it', async ({ page, mountHtml }) => {
  await mountHtml(grid(3, 'data-show-duration="1500"'))
  await openNumber(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-growing')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveAttribute('data-growing', 'back')
  await overlay(page).dispatchEvent('pointerdown')
  await expect(overlay(page)).toHaveAttribute('data-growing', 'back')
  await expect(overlay(page)).toHaveCount(0)
})
