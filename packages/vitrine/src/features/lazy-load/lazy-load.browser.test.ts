import { expect, test, type Page } from '#test'

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const CSS = 'body { margin: 0 } [data-feature] { display: block; inline-size: 200px; block-size: 200px; border: 0 }'

/** An element whose top is this many px below the view. */
const below = (page: Page, markup: string, px: number) =>
  `<div style="height: ${page.viewportSize()!.height + px}px"></div>${markup}<div style="height: 3000px"></div>`
const state = (page: Page) => page.locator('[data-feature="lazy-load"]')

/** Two frames: an observer has told whatever it had to tell. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))

for (const [width, height, distance] of [
  [1280, 800, 500],
  [360, 740, 370],
] as const) {
  test(`PAGE-5 in a window of ${width} by ${height} a frame is fetched within ${distance} px of the view, not before`, async ({
    page,
    mountHtml,
    serve,
  }) => {
    await page.setViewportSize({ width, height })
    await serve('**/frame', { body: '<title>Frame</title>', contentType: 'text/html' })
    await mountHtml(below(page, '<iframe data-feature="lazy-load" data-src="/frame" title="Frame"></iframe>', 1000), { css: CSS })
    await expect(state(page)).toHaveAttribute('data-state', 'idle')
    await page.evaluate((y) => window.scrollTo(0, y), 1000 - distance - 2)
    await settle(page)
    await expect(state(page)).toHaveAttribute('data-state', 'idle')
    await expect(state(page)).not.toHaveAttribute('src')
    await page.evaluate((y) => window.scrollTo(0, y), 1000 - distance + 2)
    await expect(state(page)).toHaveAttribute('data-state', 'loaded')
    await expect(state(page)).toHaveAttribute('src', '/frame')
  })
}

test('PAGE-5 a background picture appears once it is there', async ({ page, mountHtml, serve }) => {
  await serve('**/picture.png', { body: PIXEL, contentType: 'image/png' })
  await mountHtml('<div data-feature="lazy-load" data-background="/picture.png"></div>', { css: CSS })
  await expect(state(page)).toHaveAttribute('data-state', 'loaded')
  await expect(state(page)).toHaveCSS('background-image', /picture\.png/)
})

test("PAGE-5 a film's poster is fetched when it comes near", async ({ page, mountHtml, serve }) => {
  await serve('**/poster.png', { body: PIXEL, contentType: 'image/png' })
  await mountHtml(below(page, '<video data-feature="lazy-load" data-poster="/poster.png" preload="none"></video>', 600), { css: CSS })
  await expect(state(page)).toHaveAttribute('data-state', 'idle')
  await expect(state(page)).not.toHaveAttribute('poster')
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(state(page)).toHaveAttribute('poster', '/poster.png')
})

test('PAGE-5 eight load at a time; the next starts when one has ended', async ({ page, context, mountHtml }) => {
  const held: (() => Promise<void>)[] = []
  await context.route('**/picture-*.png', (route) => void held.push(() => route.fulfill({ body: PIXEL, contentType: 'image/png' })))
  const tiles = Array.from({ length: 12 }, (_, at) => `<div data-feature="lazy-load" data-background="/picture-${at}.png"></div>`)
  await mountHtml(tiles.join(''), { css: CSS.replaceAll('200px', '50px') })
  await expect(page.locator('[data-state="loading"]')).toHaveCount(8)
  await expect(page.locator('[data-state="waiting"]')).toHaveCount(4)
  await expect.poll(() => held.length).toBe(8)
  await held.shift()!()
  await expect(page.locator('[data-state="loaded"]')).toHaveCount(1)
  await expect(page.locator('[data-state="loading"]')).toHaveCount(8)
  await expect(page.locator('[data-state="waiting"]')).toHaveCount(3)
})

test('PAGE-5 a load that takes too long gives its place to the next', async ({ page, context, mountHtml }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await context.route('**/never.png', () => {})
  await context.route('**/picture.png', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }))
  await mountHtml(
    '<div id="slow" data-feature="lazy-load" data-limit="1" data-background="/never.png"></div><div style="height: 5000px"></div><div id="quick" data-feature="lazy-load" data-background="/picture.png"></div>',
    { css: CSS },
  )
  await expect(page.locator('#slow')).toHaveAttribute('data-state', 'loading')
  await page.locator('#quick').scrollIntoViewIfNeeded()
  await expect(page.locator('#quick')).toHaveAttribute('data-state', 'waiting')
  await page.clock.runFor(10_000)
  await expect(page.locator('#quick')).toHaveAttribute('data-state', 'loaded')
  await expect(page.locator('#slow')).toHaveAttribute('data-state', 'loading')
})

test('PAGE-5 what is smaller than 40 px is fetched at once, however far down', async ({ page, mountHtml, serve }) => {
  await serve(/\/picture-\d+\.png$/, { body: PIXEL, contentType: 'image/png' })
  const tile = (size: number) =>
    `<div id="s${size}" data-feature="lazy-load" data-background="/picture-${size}.png" style="width: ${size}px; height: ${size}px"></div>`
  await mountHtml(below(page, tile(39) + tile(40), 2000), { css: 'body { margin: 0 }' })
  await expect(page.locator('#s39')).toHaveAttribute('data-state', 'loaded')
  await expect(page.locator('#s40')).toHaveAttribute('data-state', 'idle')
})

test('PAGE-5 what has no box yet waits until it is shown', async ({ page, mountHtml, serve }) => {
  await serve('**/picture.png', { body: PIXEL, contentType: 'image/png' })
  await mountHtml('<div hidden><div data-feature="lazy-load" data-background="/picture.png"></div></div>', { css: CSS })
  await expect(state(page)).toHaveAttribute('data-state', 'idle')
  await page.evaluate(() => document.querySelector('[hidden]')!.removeAttribute('hidden'))
  await expect(state(page)).toHaveAttribute('data-state', 'loaded')
})

test('PAGE-5 a picture that cannot be loaded leaves the page as it was and says so in its state', async ({
  page,
  mountHtml,
  serve,
  guard,
}) => {
  guard.expectConsole(/404/)
  await serve('**/gone.png', { status: 404, body: '' })
  await mountHtml('<div data-feature="lazy-load" data-background="/gone.png"></div>', { css: CSS })
  await expect(state(page)).toHaveAttribute('data-state', 'failed')
  await expect(state(page)).toHaveCSS('background-image', 'none')
})

test('PAGE-5 printing fetches everything', async ({ page, mountHtml, serve }) => {
  await serve('**/picture.png', { body: PIXEL, contentType: 'image/png' })
  await mountHtml(below(page, '<div data-feature="lazy-load" data-background="/picture.png"></div>', 2000), { css: CSS })
  await expect(state(page)).toHaveAttribute('data-state', 'idle')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(state(page)).toHaveAttribute('data-state', 'loaded')
})

test('PAGE-5 an element that says nothing to load is reported, and the others load', async ({ page, mountHtml, serve, guard }) => {
  guard.expectConsole(/lazy-load: An element that loads lazily needs data-src, data-background or data-poster\./)
  await serve('**/picture.png', { body: PIXEL, contentType: 'image/png' })
  await mountHtml('<div data-feature="lazy-load"></div><div id="good" data-feature="lazy-load" data-background="/picture.png"></div>', {
    css: CSS,
  })
  await expect(page.locator('#good')).toHaveAttribute('data-state', 'loaded')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PAGE-5 a plain frame stands in the place of the lazy one', async ({ page, openExample }) => {
    await openExample('lazy-load', 'frame')
    await expect(page.locator('iframe[data-feature="lazy-load"]')).toBeHidden()
    await expect(page.locator('noscript iframe')).toBeVisible()
  })
})
