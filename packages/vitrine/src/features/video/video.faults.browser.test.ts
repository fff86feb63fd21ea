import { expect, test } from '#test'
import { allow, callsOf, frameOf, serveVimeo, serveYouTube } from '../../../../../tests/fakes/providers'
import { clip, play, press, slot, state } from './video.browser.markup'

test('VID-11 a file that could not be loaded plays at the next press, once it is there', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/There was an error creating an embed: Error: .*clock\.mp4 could not be played/)
  guard.expectConsole(/Failed to load resource/)
  await page.route('**/video/clock.mp4', (route) => route.fulfill({ status: 404 }))
  await mountHtml(clip('clip'), { styles: ['video'] })
  await expect(page.getByRole('status')).toHaveText('The video could not be loaded. Check your connection and try again.')
  await press(page)
  await expect(page.getByRole('status')).toBeVisible()
  await page.unroute('**/video/clock.mp4')
  await press(page)
  await state(page, 'playing')
  await expect(page.getByRole('status')).toBeHidden()
})

test('VID-11 a file that never comes is given up after 5 s; another press asks for it anew', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/There was an error creating an embed: nothing played after 5 s/)
  let requests = 0
  await page.route('**/video/clock.mp4', (route) => (++requests > 1 ? route.continue() : undefined))
  await page.clock.install()
  await mountHtml(clip('clip'), { styles: ['video'] })
  await state(page, 'resting')
  await press(page)
  await state(page, 'loading')
  await page.clock.runFor(5100)
  await expect(page.getByRole('status')).toBeVisible()
  await press(page)
  await state(page, 'playing')
  expect(requests).toBeGreaterThan(1)
})

test('VID-11 the button to try again is not below the notice', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/could not be played/)
  guard.expectConsole(/Failed to load resource/)
  await mountHtml('<div data-feature="video" data-mp4="/video/nothing.mp4" data-controls="false" style="inline-size: 320px"></div>', {
    styles: ['video'],
  })
  const [button, notice] = [
    (await page.getByRole('button', { name: play }).boundingBox())!,
    (await page.getByRole('status').boundingBox())!,
  ]
  expect(button.y + button.height).toBeLessThanOrEqual(notice.y)
})

test('VID-11 a file that breaks off goes on where it was', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/There was an error creating an embed/)
  await mountHtml(clip('clip'), { styles: ['video'] })
  await press(page)
  await state(page, 'playing')
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 3
    return new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  })
  await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('error')))
  await state(page, 'failed')
  await press(page)
  await state(page, 'playing')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(3)
})

test('VID-11 a YouTube script that hangs is asked for anew by the next press', async ({ page, openExample, serve, guard }) => {
  guard.expectConsole(/no player after 5 s/)
  await serveYouTube(serve)
  let requests = 0
  await page.context().route(/youtube\.com\/iframe_api/, (route) => (++requests > 1 ? route.fallback() : undefined))
  await page.clock.install()
  await openExample('video', 'youtube')
  await press(page)
  await expect.poll(() => requests).toBe(1)
  await page.clock.runFor(5100)
  await expect(page.getByRole('status')).toBeVisible()
  await press(page)
  await state(page, 'playing')
  expect(requests).toBe(2)
})

test('VID-11 a YouTube frame that never answers is made anew by the next press', async ({ page, openExample, serve, guard }) => {
  guard.expectConsole(/no player after 5 s/)
  await serveYouTube(serve, { x_mute: 1 })
  await page.clock.install()
  await openExample('video', 'youtube')
  await press(page)
  await frameOf(page, /youtube-nocookie/)
  await page.clock.runFor(5100)
  await state(page, 'failed')
  await serveYouTube(serve)
  await press(page)
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing', { timeout: 1 })
  }).toPass()
})

test('VID-11 Vimeo’s answer that never comes, and a player library that was not fetched, are asked for anew', async ({
  page,
  mountHtml,
  serve,
  guard,
}) => {
  guard.expectConsole(/no player after 5 s/)
  guard.expectConsole(/Failed to fetch dynamically imported module/)
  guard.expectConsole(/Failed to load resource/)
  await serveVimeo(serve)
  let isOnline = false
  await page.context().route(/oembed\.json/, (route) => (isOnline ? route.fallback() : undefined))
  await page.clock.install()
  await allow(page, ['vimeo'])
  await mountHtml('<div data-feature="video" data-vimeoid="76979871" data-title="A film"></div>', { styles: ['video'] })
  await press(page)
  await state(page, 'loading')
  await page.clock.runFor(5100)
  await state(page, 'failed')
  isOnline = true
  await page.reload()
  await state(page, 'resting')
  const parts: string[] = []
  await page.route('**/__script/parts/**', (route) => {
    const address = route.request().url()
    if (parts.includes(address)) return route.fallback()
    parts.push(address)
    return route.abort()
  })
  await expect(async () => {
    await page.getByRole('button', { name: play }).click({ timeout: 1000 })
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing', { timeout: 1000 })
  }).toPass()
  expect(parts.length).toBeGreaterThan(0)
})

for (const [code, message] of [
  [2, '“aqz-KE-bpKQ” is not a valid video id.'],
  [5, 'YouTube answered with error 5 for aqz-KE-bpKQ'],
  [100, '“https://www.youtube.com/watch?v=aqz-KE-bpKQ” was not found.'],
  [101, '“https://www.youtube.com/watch?v=aqz-KE-bpKQ” is not embeddable.'],
  [150, '“https://www.youtube.com/watch?v=aqz-KE-bpKQ” is not embeddable.'],
  [153, 'YouTube answered with error 153 for aqz-KE-bpKQ'],
] as const) {
  test(`VID-6 YouTube’s error ${code} is told at once, with a link to the video there, and not tried again`, async ({
    page,
    openExample,
    serve,
    guard,
  }) => {
    guard.expectConsole(new RegExp(`^There was an error creating an embed: Error: ${message.replace('?', '\\?')}`))
    await serveYouTube(serve, { x_error: code })
    await page.clock.install()
    await openExample('video', 'youtube')
    await press(page)
    await expect(page.getByRole('status')).toHaveText('This video cannot be played here. Watch on YouTube')
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.clock.runFor(10_000)
    const calls = await callsOf(await frameOf(page, /youtube-nocookie/))
    expect(calls.filter(([, name]) => name === 'playVideo')).toHaveLength(1)
    expect(guard.console).toHaveLength(1)
  })
}
