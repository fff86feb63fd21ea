import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findFaults, test } from '#test'
import { serveVimeo, serveYouTube, stateOf, frameOf } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'
/** The README's own HTML, word for word. */
const [, file, provider, background, short] = [
  ...readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/```html\n([\s\S]*?)```/g),
].map(([, html]) => html!)

test('VID-1 a file as the README writes it has a button with a sign, and plays and pauses', async ({ page, mountHtml }) => {
  await mountHtml(`<main><h1>Films</h1>${file}</main>`, { styles: ['video'] })
  const button = page.getByRole('button', { name: 'Play video: The clock' })
  const sign = await button.evaluate((element) => {
    const { clipPath, width, height, backgroundColor } = getComputedStyle(element, '::before')
    return {
      clipPath,
      width,
      height,
      backgroundColor,
      disc: getComputedStyle(element).backgroundColor,
      text: getComputedStyle(element).fontSize,
    }
  })
  expect(sign).toMatchObject({ width: '28px', height: '28px', backgroundColor: 'rgb(22, 24, 29)', text: '0px' })
  expect(sign.clipPath).toMatch(/^polygon/)
  await button.click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect(button).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('VID-10 a provider’s video as the README writes it asks, and plays from where its address says', async ({
  page,
  mountHtml,
  serve,
}) => {
  await serveYouTube(serve, { x_dur: 200 })
  await mountHtml(`<main><h1>Films</h1>${provider}</main>`, { styles: ['video'] })
  await expect(page.getByText('This video is shown by YouTube.')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Play video', exact: true }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect((await stateOf(await frameOf(page, /youtube-nocookie/))).pos).toBeGreaterThanOrEqual(90)
})

test('VID-7 a background as the README writes it plays and can be paused', async ({ page, mountHtml }) => {
  await mountHtml(background!, { styles: ['video'], css: '[data-video-row] { block-size: 20rem }' })
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Pause the background' }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
})

test('VID-1 the short form of the README is completed', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve)
  await mountHtml(short!, { styles: ['video'] })
  await expect(page.locator(slot).nth(0).locator('video')).toHaveAttribute('aria-label', 'The clock')
  await expect(page.locator(slot).nth(0).locator('video')).toHaveJSProperty('controls', true)
  await page.getByRole('button', { name: 'Play video: A film' }).click()
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'playing')
})

test('VID-9 a provider that the page’s settings switch off is a poster with a link', async ({ page, mountHtml }) => {
  await mountHtml(`<script type="application/json" data-settings>{"status_yt": "0"}</script>${provider}`, {
    styles: ['video'],
    root: 'lang="en" data-consent="youtube"',
  })
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'off')
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('VID-1 videos that come into the page later work like those that were there', async ({ page, mountHtml, serve }) => {
  await serveYouTube(serve, { x_dur: 200 })
  await mountHtml('<main></main>', { styles: ['video'] })
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), `${file}${provider}`)
  await page.getByRole('button', { name: 'Play video: The clock' }).click()
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Play video', exact: true }).click()
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'playing')
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'paused')
})

for (const way of ['mouse', 'touch', 'Enter', 'Space'] as const) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' })
    test(`VID-1 the first press by ${way} is not lost while the parts are still on their way`, async ({ page, mountHtml, context }) => {
      let arrive = () => {}
      const late = new Promise<void>((resolve) => (arrive = resolve))
      await mountHtml('<p>Elsewhere</p>')
      await context.route(/__script\/parts\/(near|video)/, async (route) => {
        await late
        await route.fallback()
      })
      await page.route('**/__late/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Late</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/__script/video.css"><script type="module" src="/__script/start.js"></script>${file}`,
        }),
      )
      await page.goto('/__late/', { waitUntil: 'domcontentloaded' })
      const button = page.getByRole('button', { name: 'Play video: The clock' })
      if (way === 'mouse') await button.click()
      else if (way === 'touch') await button.tap()
      else {
        await button.focus()
        await page.keyboard.press(way)
      }
      arrive()
      await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
    })
  })
}
