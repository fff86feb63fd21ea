import { expect, test, type Page } from '#test'
import { allow, frameOf, serveVimeo, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const sync = '[data-feature="video-sync"]'
const times = (page: Page) => page.evaluate(() => [...document.querySelectorAll('video')].map((video) => video.currentTime))
const isPlaying = (page: Page, at: number) => page.locator('video').nth(at).evaluate((video: HTMLVideoElement) => !video.paused)

test('SYNC-5 SYNC-1 SYNC-2 two real files play, seek and pause in step', async ({ page, openExample }) => {
  await openExample('video-sync', 'two')
  for (const at of [0, 1]) await expect(page.locator(sync).nth(at)).toHaveAttribute('data-state', 'connected')
  await page.getByRole('button', { name: 'Play both' }).click()
  await expect.poll(() => isPlaying(page, 1)).toBe(true)
  await page.locator('video').first().evaluate((video: HTMLVideoElement) => void (video.currentTime = 3))
  // Real players on a busy machine: a generous bound, the exact one is proved on a clock of its own.
  await expect.poll(async () => (await times(page))[1]).toBeGreaterThan(3)
  const [first, second] = await times(page)
  expect(Math.abs(first! - second!)).toBeLessThan(1.5)
  await page.locator('video').first().evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(() => isPlaying(page, 1)).toBe(false)
  await expect.poll(async () => Math.abs((await times(page))[0]! - (await times(page))[1]!)).toBeLessThan(0.1)
})

test('SYNC-5 a second window joins late at the right place, and follows', async ({ page, openExample, context }) => {
  await openExample('video-sync', 'two')
  await expect(page.locator(sync).first()).toHaveAttribute('data-state', 'connected')
  await page.locator('video').first().evaluate((video: HTMLVideoElement) => void (video.currentTime = 4))
  await expect.poll(async () => (await times(page))[1]).toBeCloseTo(4, 1)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open a second window that follows' }).click()
  const second = await opening
  await expect(second.locator(sync)).toHaveAttribute('data-state', 'connected')
  await expect.poll(async () => (await times(second))[0]).toBeCloseTo(4, 1)
  await page.locator('video').first().evaluate((video: HTMLVideoElement) => void (video.currentTime = 6))
  await expect.poll(async () => (await times(second))[0]).toBeCloseTo(6, 1)
  await page.locator('video').first().evaluate((video: HTMLVideoElement) => video.play())
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
})
