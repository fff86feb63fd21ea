import { expect, test } from '#test'
import { at, boxOf, open } from './panel.browser.markup'

test('PANEL-1 push: the page is laid out in what the bar leaves of the window, nothing of it is cut off, and it comes back', async ({
  page,
  openExample,
}) => {
  await openExample('panel', 'push')
  const main = page.getByRole('main')
  const before = await main.boundingBox()
  await open(page, 'push')
  const bar = await boxOf(page, 'push')
  await expect.poll(async () => (await page.locator('body').boundingBox())!.x).toBe(bar.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  for (const paragraph of await main.getByText(/^Paragraph/).all()) {
    const { x, width } = (await paragraph.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(bar.width)
    expect(x + width).toBeLessThanOrEqual(1280)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => main.boundingBox()).toEqual(before)
})

test('PANEL-1 push-top: the page steps down by the height of the bar, and back', async ({ page, openExample }) => {
  await openExample('panel', 'push-top')
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.boundingBox())!.y
  await open(page, 'push-top')
  const bar = await boxOf(page, 'push-top')
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y - before)).toBe(Math.round(bar.height))
  await page.keyboard.press('Escape')
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y - before)).toBe(0)
})

test('PANEL-1 push: in a narrow window the bar lies over the page, which stays as it is', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openExample('panel', 'push')
  const before = await page.getByRole('main').boundingBox()
  await open(page, 'push')
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(async () => (await page.locator('body').boundingBox())!.x).toBe((await boxOf(page, 'push')).width)
})

const bars = (...edges: readonly string[]) =>
  edges
    .map(
      (edge) =>
        `<a href="#panel__${edge}">${edge}</a> <dialog data-feature="panel" data-panel="${edge}" data-type="sliding-bar" data-position="${edge}" data-transition="push" data-overlay="no" data-width="10rem" data-status_css_animations="off" aria-label="${edge}">Bar</dialog>`,
    )
    .join('')

test('PANEL-1 push: on a page whose body has no margin, or is centred, it makes room all the same', async ({ page, mountHtml }) => {
  for (const css of ['body{margin:0}', 'html,body{margin:0!important;width:100%}', 'body{max-width:700px;margin:0 auto}']) {
    await mountHtml(`<p style="margin: 0">${bars('left')}</p>`, { styles: ['panel'], css })
    await page.getByRole('link', { name: 'left' }).click()
    await expect(at(page, 'left')).toHaveAttribute('data-state', 'shown')
    await expect.poll(async () => (await page.locator('body').boundingBox())!.x, css).toBeGreaterThanOrEqual(160)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), css).toBe(0)
  }
})

test('PANEL-1 push: two bars at once each have their room, and closing one leaves the other its own', async ({ page, mountHtml }) => {
  await mountHtml(`<p style="margin: 0 12rem">${bars('left', 'right')}</p>`, { styles: ['panel'], css: 'body{margin:0}' })
  const edges = async () => {
    const { x, width } = (await page.locator('body').boundingBox())!
    return [x, 1280 - x - width]
  }
  await page.getByRole('link', { name: 'left' }).click()
  await page.getByRole('link', { name: 'right' }).click()
  await expect.poll(edges).toEqual([160, 160])
  await page.getByRole('link', { name: 'left' }).click()
  await expect.poll(edges).toEqual([0, 160])
})

test('PANEL-22 after a resize the pushed page follows the bar', async ({ page, openExample }) => {
  await openExample('panel', 'push-top')
  await open(page, 'push-top')
  await page.setViewportSize({ width: 400, height: 700 })
  const bar = await boxOf(page, 'push-top')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--panel-push-top')))
    .toBe(`${Math.round(bar.height)}px`)
})
