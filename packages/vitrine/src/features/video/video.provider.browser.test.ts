import { expect, test } from '#test'
import { callsOf, frameOf, serveVimeo, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'
const YOUTUBE = /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/
const VIMEO = /player\.vimeo\.com\/video\/76979871/

test('VID-2 VID-4 one video stops the others across providers, and each poster is back', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await serveVimeo(serve)
  await openExample('video', 'providers')
  const slots = [0, 1, 2].map((at) => page.locator(slot).nth(at))
  for (const at of [0, 1, 2]) {
    await slots[at]!.getByRole('button', { name: /^Play video/ }).click()
    await expect(slots[at]!).toHaveAttribute('data-state', 'playing')
    if (at > 0) {
      await expect(slots[at - 1]!).toHaveAttribute('data-state', 'paused')
      await expect(slots[at - 1]!.locator('[data-part="poster"]')).toHaveCSS('opacity', '1')
    }
  }
  expect((await stateOf(await frameOf(page, YOUTUBE))).state).toBe(2)
  expect((await stateOf(await frameOf(page, VIMEO))).paused).toBe(true)
})

test('VID-1 VID-3 a stretch of a Vimeo video begins and ends at its seconds', async ({ page, openExample, serve }) => {
  await serveVimeo(serve)
  await openExample('video', 'vimeo-stretch')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = await frameOf(page, VIMEO)
  expect((await stateOf(frame)).pos).toBeGreaterThanOrEqual(10)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'ended')
  const { pos, paused, volume } = await stateOf(frame)
  expect(paused).toBe(true)
  expect(pos).toBeGreaterThanOrEqual(12)
  expect(volume).toBe(0.75)
})

test('VID-5 YouTube blocked with sound is tried again muted', async ({ page, openExample, serve }) => {
  await serveYouTube(serve, { x_block: 1 })
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect(await stateOf(await frameOf(page, YOUTUBE))).toMatchObject({ muted: true, state: 1 })
})

test('VID-5 Vimeo blocked with sound is tried again muted', async ({ page, openExample, serve }) => {
  await serveVimeo(serve, { x_block: 1 })
  await openExample('video', 'vimeo')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect(await stateOf(await frameOf(page, VIMEO))).toMatchObject({ muted: true, paused: false })
})

test('VID-6 YouTube is tried 5 times, 325 ms apart, and then left alone', async ({ page, openExample, serve }) => {
  await serveYouTube(serve, { x_dead: 1 })
  await page.addInitScript(() => {
    const tries: number[] = []
    let api: typeof YT
    Object.assign(window, { tries })
    Object.defineProperty(window, 'YT', {
      get: () => api,
      set: (value: typeof YT) => {
        api = value
        const { playVideo } = api.Player.prototype
        api.Player.prototype.playVideo = function (this: YT.Player) {
          tries.push(performance.now())
          return playVideo.call(this)
        }
      },
    })
  })
  await page.clock.install()
  await openExample('video', 'youtube')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting', { timeout: 1 })
  }).toPass()
  await page.clock.runFor(5000)
  const tries = await page.evaluate(() => (window as unknown as { tries: number[] }).tries)
  expect(tries.slice(1).map((time, at) => Math.round(time - tries[at]!))).toEqual([325, 325, 325, 325])
})

test('VID-11 after 5 s without the API a notice is on screen, and a later arrival still plays', async ({
  page,
  openExample,
  serve,
  guard,
}) => {
  guard.expectConsole(/There was an error creating an embed: no player after 5 s/)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await serveYouTube(serve)
  await page.context().route('https://www.youtube.com/iframe_api', async (route) => {
    await late
    await route.fallback()
  })
  await page.clock.install()
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'loading')
  await page.clock.runFor(4000)
  await expect(page.getByRole('status')).toBeHidden()
  await page.clock.runFor(1100)
  await expect(page.getByRole('status')).toHaveText('YouTube could not be loaded. Check your connection and try again. Watch on YouTube')
  arrive()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await expect(page.getByRole('status')).toBeHidden()
})

test('VID-11 an API that is refused can be tried again', async ({ page, openExample, serve, guard }) => {
  guard.expectConsole(/There was an error creating an embed: Error: https:\/\/www\.youtube\.com\/iframe_api could not be loaded/)
  guard.expectBlocked(/iframe_api/)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'failed')
  await serveYouTube(serve)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-12 the frame hears listeners, get and set, and the metadata with the page’s address', async ({ page, openExample, serve }) => {
  await serveVimeo(serve)
  await openExample('video', 'vimeo', '?vimeo_t_76979871=42')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = await frameOf(page, VIMEO)
  const calls = await callsOf(frame)
  const methods = calls.map(([method]) => method)
  for (const method of ['addEventListener', 'getCurrentTime', 'setVolume', 'play']) expect(methods).toContain(method)
  expect(calls.find(([method]) => method === 'appendVideoMetadata')?.[1]).toBe(page.url())
  // Seek by the time parameter of the page's address.
  await expect.poll(async () => (await stateOf(frame)).pos).toBeGreaterThanOrEqual(42)
})

test('VID-12 messages from another origin, or another frame, change nothing', async ({ page, openExample, serve }) => {
  await serveVimeo(serve)
  await serve('https://evil.example/', {
    body: '<script>parent.postMessage({ event: "ended", data: {} }, "*"); parent.postMessage({ event: "pause", data: {} }, "*"); parent.postMessage("sent", "*")</script>',
    contentType: 'text/html',
  })
  await openExample('video', 'vimeo')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  // From this page itself, and from a frame of Vimeo's own origin that is not this video's.
  await page.evaluate(async () => {
    for (const event of ['pause', 'ended']) window.postMessage({ event, data: {} }, '*')
    const other = document.createElement('iframe')
    other.src = 'https://player.vimeo.com/video/1'
    document.body.append(other)
    await new Promise((resolve) =>
      window.addEventListener(
        'message',
        (message) => message.source === other.contentWindow && message.data.event === 'ready' && resolve(0),
      ),
    )
    await new Promise((resolve) => {
      window.addEventListener(
        'message',
        (message) => message.source === other.contentWindow && message.data.event === 'pause' && resolve(0),
      )
      for (const method of [{ method: 'addEventListener', value: 'pause' }, { method: 'pause' }])
        other.contentWindow!.postMessage(method, '*')
    })
  })
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-12 YouTube’s messages count only from YouTube', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.evaluate(() => window.postMessage(JSON.stringify({ event: 'onStateChange', info: 2, id: 1, channel: 'widget' }), '*'))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-4 a paused YouTube video shows its poster, is out of reach behind it, and plays on', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = await frameOf(page, YOUTUBE)
  await frame.evaluate(() => window.postMessage({ event: 'command', func: 'pauseVideo', args: [] }, '*'))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
  await expect(page.locator(`${slot} [data-part="poster"]`)).toHaveCSS('opacity', '1')
  await expect(page.locator('iframe')).toHaveJSProperty('inert', true)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await expect(page.locator('iframe')).toHaveJSProperty('inert', false)
})

test('VID-14 the embed information gives the frame its name and address', async ({ page, openExample, serve }) => {
  await serveVimeo(serve)
  await openExample('video', 'vimeo')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'A film that Vimeo knows')
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/76979871\?app_id=1&h=abc&dnt=1/)
})

for (const [status, message] of [
  [404, /There was an error creating an embed: Error: “https:\/\/vimeo\.com\/76979871” was not found\./],
  [403, /There was an error creating an embed: Error: “https:\/\/vimeo\.com\/76979871” is not embeddable\./],
] as const) {
  test(`VID-14 embed information that answers ${status} is a named error; the visitor is told once, with a link to Vimeo`, async ({
    page,
    openExample,
    serve,
    guard,
  }) => {
    guard.expectConsole(message)
    guard.expectConsole(/Failed to load resource/)
    await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { status, body: '' })
    await openExample('video', 'vimeo')
    await page.getByRole('button', { name: /^Play video/ }).click()
    await expect(page.getByRole('status')).toHaveText('This video cannot be played here. Watch on Vimeo')
    await expect(page.getByRole('link', { name: 'Watch on Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/76979871')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('VID-14 embed information that answers 500 is a named error, and the next press asks again', async ({
  page,
  openExample,
  serve,
  guard,
}) => {
  guard.expectConsole(/There was an error creating an embed: Error: There was an error fetching the embed code from Vimeo \(500\)\./)
  guard.expectConsole(/Failed to load resource/)
  await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { status: 500, body: '' })
  await openExample('video', 'vimeo')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.getByRole('status')).toHaveText('Vimeo could not be loaded. Check your connection and try again. Watch on Vimeo')
  await expect(page.locator('iframe')).toHaveCount(0)
  await serveVimeo(serve)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('PAGE-8 without scripts a provider’s video is a poster with a link', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/video/youtube/')
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.close()
})
