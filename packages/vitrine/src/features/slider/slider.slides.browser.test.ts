import { expect, test, type Page } from '#test'
import { readmeMarkup } from './slider.browser.markup'

const styles = ['slider']
const root = '[data-feature="slider"]'
const track = '[data-part="slides"]'
const settle = (page: Page) => expect(page.locator(root).first()).toHaveAttribute('data-state', 'resting')
const shown = (page: Page) =>
  page.locator(`${track} > [data-state="current"]`).evaluateAll((slides) => slides.map((slide) => slide.ariaLabel))
const dots = (page: Page) => page.locator('[data-control="to"]:visible')
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' })
/** px from the row's start to each slide that shows. */
const places = (page: Page) =>
  page.locator(track).evaluate((row) => {
    const isRtl = getComputedStyle(row).direction === 'rtl'
    const box = row.getBoundingClientRect()
    return [...row.children]
      .filter((slide) => getComputedStyle(slide).visibility === 'visible')
      .map((slide) => slide.getBoundingClientRect())
      .map(({ left, right }) => Math.round(isRtl ? box.right - right : left - box.left))
  })

test.beforeEach(({ serve }) => serve('**/places/*.jpg', { path: 'site/public/video/clock.jpg', contentType: 'image/jpeg' }))

for (const [width, columns, pages] of [
  [1280, 3, ['1 2 3', '4 5 6', '5 6 7', '1 2 3']],
  [700, 2, ['1 2', '3 4', '5 6', '6 7', '1 2']],
  [360, 1, ['1', '2', '3', '4', '5', '6', '7', '1']],
] as const) {
  test(`SLIDE-5 three at once: on a window of ${width} px there are ${columns}, and arrows and dots go by as many`, async ({
    page,
    openExample,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openExample('slider', 'per-view')
    await settle(page)
    await expect(dots(page)).toHaveCount(pages.length - 1)
    for (const [at, numbers] of pages.entries()) {
      expect(await shown(page)).toEqual(numbers.split(' ').map((number) => `${number} of 7`))
      expect((await places(page)).length).toBe(columns)
      if (at === pages.length - 1) break
      await expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true')
      await next(page).click()
      await settle(page)
    }
    await dots(page).last().click()
    await settle(page)
    expect(await shown(page)).toContain('7 of 7')
  })
}

for (const dir of ['ltr', 'rtl']) {
  test(`SLIDE-5 several at once stand side by side, as they did before the script (${dir})`, async ({ page, mountHtml }) => {
    const html = readmeMarkup('data-per-view="2" data-autoplay="f"')
    await mountHtml(html, { styles, root: `dir="${dir}"`, isWithoutScript: true })
    const before = (await places(page)).slice(0, 2)
    await mountHtml(html, { styles, root: `dir="${dir}"` })
    await settle(page)
    expect(await places(page)).toEqual(before)
    expect(before[1]).toBeGreaterThan(600)
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => shown(page)).toEqual(['2 of 3', '3 of 3'])
    await settle(page)
    expect(await places(page)).toEqual(before)
  })
}

test('SLIDE-5 a window that changes its width shows as many as fit, from the slide that was first', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openExample('slider', 'per-view')
  await settle(page)
  await next(page).click()
  // In the middle of the change.
  await page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(() => shown(page)).toEqual(['4 of 7'])
  await settle(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => shown(page)).toEqual(['4 of 7', '5 of 7', '6 of 7'])
})

test('SLIDE-5 with several at once the height follows the tallest of them', async ({ page, mountHtml }) => {
  const slides = [50, 90, 200, 40]
    .map((height, at) => `<div aria-label="${at}"><b style="display:block;height:${height}px"></b></div>`)
    .join('')
  await mountHtml(
    `<div data-feature="slider" data-per-view="2" data-smooth-height="t" data-autoplay="f" data-speed="50"><div data-part="slides">${slides}</div></div>`,
    { styles },
  )
  await settle(page)
  const height = () => page.locator(track).evaluate((row) => row.getBoundingClientRect().height)
  await expect.poll(height).toBe(90)
  await page.keyboard.press('ArrowRight')
  await expect.poll(height).toBe(200)
  // A slide that grows later takes the slider with it.
  await page
    .locator('b')
    .nth(3)
    .evaluate((box) => (box.style.height = '260px'))
  await expect.poll(height).toBe(260)
})

test('SLIDE-1 slides that come later are taken in, with their dots and names', async ({ page, mountHtml }) => {
  await mountHtml(readmeMarkup('data-autoplay="f" data-speed="50"'), { styles })
  await settle(page)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await settle(page)
  expect(await shown(page)).toEqual(['3 of 3'])
  await page
    .locator(track)
    .evaluate((row) => row.insertAdjacentHTML('beforeend', '<div data-part="slider-slide" role="group" aria-label="The fourth">Four</div>'))
  await expect(dots(page)).toHaveCount(4)
  await expect(page.getByRole('button', { name: '4 of 4' })).toBeVisible()
  await expect(page.getByText('Four')).toBeHidden()
  expect(await shown(page)).toEqual(['3 of 4'])
  await next(page).click()
  await expect(page.getByText('Four')).toBeVisible()
})

test('SLIDE-2 slides that go are gone, down to a single one, which simply shows; and back', async ({ page, mountHtml }) => {
  await mountHtml(readmeMarkup('data-speed="50"'), { styles })
  await settle(page)
  await next(page).click()
  await settle(page)
  // The one that shows goes: the one in its place shows.
  await page
    .locator(`${track} > *`)
    .nth(1)
    .evaluate((slide) => slide.remove())
  await expect(dots(page)).toHaveCount(2)
  await expect(page.getByText('The third place')).toBeVisible()
  await page
    .locator(`${track} > *`)
    .nth(0)
    .evaluate((slide) => slide.remove())
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator(root)).not.toHaveAttribute('data-state')
  await expect(page.getByText('The third place')).toBeVisible()
  await page.locator(track).evaluate((row) => row.insertAdjacentHTML('beforeend', '<div>Another</div>'))
  await next(page).click()
  await expect(page.getByText('Another')).toBeVisible()
})

test('SLIDE-1 a slider that arrives later is one', async ({ page, mountHtml }) => {
  await mountHtml('<main><p>Nothing yet</p></main>', { styles })
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html
    main.dispatchEvent(new CustomEvent('vitrine:content', { bubbles: true }))
  }, readmeMarkup('data-autoplay="f"'))
  await next(page).click()
  await expect.poll(() => shown(page)).toEqual(['2 of 3'])
})

test('SLIDE-1 a slider in a slide is moved by its own buttons and keys only', async ({ page, mountHtml }) => {
  const inner =
    '<div id="inner" data-feature="slider" data-autoplay="f"><div data-part="slides"><p aria-label="a">A</p><p aria-label="b">B</p></div><div data-part="controls"><button data-control="next">Inner next</button></div></div>'
  await mountHtml(
    `<div id="outer" data-feature="slider" data-autoplay="f"><div data-part="slides"><div aria-label="one">${inner}</div><div aria-label="two">Two</div></div><div data-part="controls"><button data-control="next">Outer next</button></div></div>`,
    { styles },
  )
  for (const id of ['inner', 'outer']) await expect(page.locator(`#${id}`)).toHaveAttribute('data-state', 'resting')
  const at = (id: string) => page.locator(`#${id} > ${track} > [data-state="current"]`)
  await page.getByRole('button', { name: 'Inner next' }).click()
  await expect(at('inner')).toHaveAttribute('aria-label', 'b')
  await expect(at('outer')).toHaveAttribute('aria-label', 'one')
  await expect(page.locator('#inner')).toHaveAttribute('data-state', 'resting')
  await page.keyboard.press('ArrowRight')
  await expect(at('inner')).toHaveAttribute('aria-label', 'a')
  await expect(at('outer')).toHaveAttribute('aria-label', 'one')
  await page.getByRole('button', { name: 'Outer next' }).click()
  await expect(at('outer')).toHaveAttribute('aria-label', 'two')
})
