import { expect, test } from '#test'
import { allow, callsOf, frameOf, serveVimeo, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'
const YOUTUBE = /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/
const VIMEO = /player\.vimeo\.com\/video\/76979871/
const third = /youtube|ytimg|vimeo|google/

test('VID-10 before consent nothing is asked of a provider, and a poster of the site stands in', async ({ page, openExample }) => {
  const asked: string[] = []
  page.on('request', (request) => void (third.test(new URL(request.url()).host) && asked.push(request.url())))
  await openExample('video', 'providers')
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'asking')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
  await expect(page.getByText('This video is shown by YouTube.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Always allow Vimeo' })).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(page.locator('[data-vimeo-id]')).toHaveCount(0)
})

test('VID-10 one press allows YouTube once and plays; its script is asked for only then', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: 'Play video: A film on YouTube' }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'A film on YouTube')
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await page.reload()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'asking')
})

test('VID-10 "always allow" is kept for the next visit, for that provider only', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'providers')
  await page.getByRole('checkbox', { name: 'Always allow YouTube' }).check()
  await page.getByRole('button', { name: 'Play video: A film on YouTube' }).click()
  await expect(page.locator(slot).first()).toHaveAttribute('data-state', 'playing')
  await openExample('video', 'providers')
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
  // Allowed, but not needed yet: still nothing is asked for.
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('VID-10 consent given before lets a flagged YouTube video begin by itself', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await allow(page, ['youtube'])
  await openExample('video', 'youtube-autoplay')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-10 another consent tool speaks by the event, and taking consent back removes the frame', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.waitForLoadState('networkidle')
  const say = (isAllowed: boolean) => page.evaluate((value) => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: value } })), isAllowed)
  await say(true)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await say(false)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'asking')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('VID-10 a tool that decides before the scripts have arrived names the providers on the root element', async ({ page, mountHtml }) => {
  const clip = (attributes: string) => `<div data-feature="video" ${attributes}><div data-part="player"></div></div>`
  await mountHtml(clip('data-ytid="aqz-KE-bpKQ"') + clip('data-vimeoid="1"'), { styles: ['video'], root: 'lang="en" data-consent="youtube"' })
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
})

test('VID-9 a provider that the site has switched off is a poster with a link', async ({ page, openExample }) => {
  await allow(page, ['youtube', 'vimeo'])
  await openExample('video', 'off')
  for (const name of ['YouTube', 'Vimeo']) {
    await expect(page.getByRole('link', { name: `Watch on ${name}` })).toBeVisible()
  }
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'off')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'off')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('VID-9 what is switched off asks for no consent, and is separate from the next', async ({ page, openExample }) => {
    await openExample('video', 'off')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('This video is shown by')).toHaveCount(2)
    await expect(page.getByText('This video is shown by').first()).toBeHidden()
    const [first, second] = await Promise.all([0, 1].map(async (at) => (await page.locator(slot).nth(at).boundingBox())!))
    expect(second!.y - first!.y - first!.height).toBeGreaterThanOrEqual(16)
  })
})

test('VID-10 on a phone the poster is seen above the question, and nothing of the question is cut off', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openExample('video', 'youtube')
  const card = (await page.locator(slot).boundingBox())!
  const parts = [page.getByText('This video is shown by YouTube.'), page.getByRole('button', { name: 'Play video: A film on YouTube' }), page.getByRole('checkbox', { name: 'Always allow YouTube' }), page.getByRole('link', { name: 'Watch on YouTube' })]
  for (const part of parts) {
    const box = (await part.boundingBox())!
    expect(box.y).toBeGreaterThan(card.y + 80)
    expect(box.y + box.height).toBeLessThanOrEqual(card.y + card.height)
    expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width)
  }
})

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
  await page.clock.install()
  await openExample('video', 'youtube')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await page.waitForFunction(() => 'YT' in window)
  await page.evaluate(() => {
    const tries: number[] = []
    Object.assign(window, { tries })
    const { playVideo } = YT.Player.prototype
    YT.Player.prototype.playVideo = function (this: YT.Player) {
      tries.push(performance.now())
      return playVideo.call(this)
    }
  })
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting', { timeout: 1 })
  }).toPass()
  await page.clock.runFor(5000)
  const tries = await page.evaluate(() => (window as unknown as { tries: number[] }).tries)
  expect(tries.slice(1).map((time, at) => Math.round(time - tries[at]!))).toEqual([325, 325, 325, 325])
})

test('VID-11 after 5 s without the API a notice is on screen, and a later arrival still plays', async ({ page, openExample, serve, guard }) => {
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
  await expect(page.getByRole('status')).toHaveText('YouTube could not be loaded. Check your connection and try again.')
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
  await serve('https://evil.example/', { body: '<script>parent.postMessage({ event: "ended", data: {} }, "*"); parent.postMessage({ event: "pause", data: {} }, "*"); parent.postMessage("sent", "*")</script>', contentType: 'text/html' })
  await openExample('video', 'vimeo')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  // From this page itself, and from a frame of Vimeo's own origin that is not this video's.
  await page.evaluate(async () => {
    for (const event of ['pause', 'ended']) window.postMessage({ event, data: {} }, '*')
    const other = document.createElement('iframe')
    other.src = 'https://player.vimeo.com/video/1'
    document.body.append(other)
    await new Promise((resolve) => window.addEventListener('message', (message) => message.source === other.contentWindow && message.data.event === 'ready' && resolve(0)))
    await new Promise((resolve) => {
      window.addEventListener('message', (message) => message.source === other.contentWindow && message.data.event === 'pause' && resolve(0))
      for (const method of [{ method: 'addEventListener', value: 'pause' }, { method: 'pause' }]) other.contentWindow!.postMessage(method, '*')
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
  [500, /There was an error creating an embed: Error: There was an error fetching the embed code from Vimeo \(500\)\./],
] as const) {
  test(`VID-14 embed information that answers ${status} is a named error, and a notice on screen`, async ({ page, openExample, serve, guard }) => {
    guard.expectConsole(message)
    guard.expectConsole(/Failed to load resource/)
    await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { status, body: '' })
    await openExample('video', 'vimeo')
    await page.getByRole('button', { name: /^Play video/ }).click()
    await expect(page.getByRole('status')).toHaveText('Vimeo could not be loaded. Check your connection and try again.')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('PAGE-8 without scripts a provider’s video is a poster with a link', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/video/youtube/')
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.close()
})
