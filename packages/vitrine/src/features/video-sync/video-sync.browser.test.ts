import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { allow, frameOf, serveVimeo, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const sync = '[data-feature="video-sync"]'
const times = (page: Page) => page.evaluate(() => [...document.querySelectorAll('video')].map((video) => video.currentTime))
const isPlaying = (page: Page, at: number) =>
  page
    .locator('video')
    .nth(at)
    .evaluate((video: HTMLVideoElement) => !video.paused)

test('SYNC-5 SYNC-1 SYNC-2 two real files play, seek and pause in step', async ({ page, openExample }) => {
  await openExample('video-sync', 'two')
  for (const at of [0, 1]) await expect(page.locator(sync).nth(at)).toHaveAttribute('data-state', 'connected')
  await page.getByRole('button', { name: 'Play both' }).click()
  await expect.poll(() => isPlaying(page, 1)).toBe(true)
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = 3))
  // Real players on a busy machine: a generous bound, the exact one is proved on a clock of its own.
  await expect.poll(async () => (await times(page))[1]).toBeGreaterThan(3)
  const [first, second] = await times(page)
  expect(Math.abs(first! - second!)).toBeLessThan(1.5)
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(() => isPlaying(page, 1)).toBe(false)
  await expect.poll(async () => Math.abs((await times(page))[0]! - (await times(page))[1]!)).toBeLessThan(0.1)
})

test('SYNC-5 a second window joins late at the right place, and follows', async ({ page, openExample, context }) => {
  await openExample('video-sync', 'two')
  await expect(page.locator(sync).first()).toHaveAttribute('data-state', 'connected')
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = 4))
  await expect.poll(async () => (await times(page))[1]).toBeCloseTo(4, 1)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open a second window that follows' }).click()
  const second = await opening
  await expect(second.locator(sync)).toHaveAttribute('data-state', 'connected')
  await expect.poll(async () => (await times(second))[0]).toBeCloseTo(4, 1)
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = 6))
  await expect.poll(async () => (await times(second))[0]).toBeCloseTo(6, 1)
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => isPlaying(second, 0)).toBe(true)
})

test('SYNC-5 YouTube and Vimeo follow a file, once they are allowed', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await serveVimeo(serve)
  await allow(page, ['youtube', 'vimeo'])
  await page.setViewportSize({ width: 600, height: 1400 })
  await openExample('video-sync', 'providers')
  for (const at of [0, 1, 2]) await expect(page.locator(sync).nth(at)).toHaveAttribute('data-state', 'connected')
  const [youtube, vimeo] = [await frameOf(page, /youtube-nocookie/), await frameOf(page, /player\.vimeo/)]
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 5))
  await expect.poll(async () => (await stateOf(vimeo)).pos).toBeCloseTo(5, 1)
  await expect.poll(async () => (await stateOf(youtube)).pos).toBeCloseTo(5, 1)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(async () => (await stateOf(youtube)).state).toBe(1)
  await expect.poll(async () => (await stateOf(vimeo)).paused).toBe(false)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(async () => (await stateOf(youtube)).state).toBe(2)
  await expect.poll(async () => (await stateOf(vimeo)).paused).toBe(true)
})

test('SYNC-5 a provider that is not allowed is not asked for', async ({ page, openExample }) => {
  await openExample('video-sync', 'providers')
  await expect(page.locator(sync).nth(0)).toHaveAttribute('data-state', 'connected')
  await expect(page.locator(sync).nth(1)).toHaveAttribute('data-state', 'waiting')
  await expect(page.locator('iframe')).toHaveCount(0)
  for (const name of ['YouTube', 'Vimeo']) {
    await expect(page.getByText(`This video is shown by ${name}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Play the film on ${name}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Watch on ${name}` })).toBeVisible()
  }
})

test('SYNC-5 a player that is allowed on the spot joins where the others are', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await page.setViewportSize({ width: 600, height: 1400 })
  await openExample('video-sync', 'providers')
  await expect(page.locator(sync).nth(0)).toHaveAttribute('data-state', 'connected')
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 5))
  await page.getByRole('button', { name: 'Play the film on YouTube' }).click()
  await expect(page.locator(sync).nth(1)).toHaveAttribute('data-state', 'connected')
  const youtube = await frameOf(page, /youtube-nocookie/)
  await expect.poll(async () => (await stateOf(youtube)).pos).toBeGreaterThan(4.9)
})

test('SYNC-6 a start that is blocked twice is reported', async ({ page, mountHtml, serve, guard }) => {
  guard.expectConsole(/^Couldn't play the video from TimingSrcConnector\. Error:/)
  await serveVimeo(serve, { x_block: 2, x_blockall: 1 })
  await allow(page, ['vimeo'])
  await mountHtml('<div data-feature="video-sync"><div data-feature="video" data-vimeoid="76979871"></div></div>', {
    styles: ['video', 'video-sync'],
  })
  await expect(page.locator(sync)).toHaveAttribute('data-state', 'connected')
  await page.evaluate(() =>
    new BroadcastChannel('vitrine:video-sync').postMessage({
      position: 3,
      velocity: 1,
      at: (performance.timeOrigin + performance.now()) / 1000,
    }),
  )
  await expect.poll(() => guard.console.length).toBe(1)
})

test('SYNC-5 videos as the README writes them play in step', async ({ page, mountHtml }) => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [, html] = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, text]) => text!)
  await mountHtml(html!, { styles: ['video', 'video-sync'], css: '[data-feature="video"] { inline-size: 20rem }' })
  for (const at of [0, 1]) await expect(page.locator(sync).nth(at)).toHaveAttribute('data-state', 'connected')
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => isPlaying(page, 1)).toBe(true)
})

test('SYNC-4 whatever the options say, the video joins; what is wrong is reported', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] video-sync: video-sync\.allowedDrift is "abc"/)
  guard.expectConsole(/\[vitrine\] video-sync: video-sync\.maxTimeToCatchUp is "1e99"/)
  guard.expectConsole(/\[vitrine\] video-sync: data-chanel is not an option\. Did you mean data-channel\?/)
  await mountHtml(
    '<div data-feature="video-sync" data-allowed-drift="abc" data-max-time-to-catch-up="1e99" data-chanel="x"><div data-feature="video"><video muted src="/video/clock.mp4"></video></div></div>',
    { styles: ['video', 'video-sync'] },
  )
  await expect(page.locator(sync)).toHaveAttribute('data-state', 'connected')
})
