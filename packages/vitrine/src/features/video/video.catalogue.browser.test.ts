import { expect, test, type Page } from '#test'
import { allow, callsOf, frameOf, serveVimeo, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'
const film = '<div data-feature="video" id="film" data-vimeoid="76979871" data-title="A film"></div>'
const others =
  '<div data-feature="video" id="file"><video src="/video/clock.mp4"></video></div><iframe id="other" src="about:blank" title="Another"></iframe><p id="text"></p>'

/** Runs the code in the page, with the page script's `vimeoPlayer` and the film's player, and returns what was thrown or rejected. */
const fault = (page: Page, code: string) =>
  page.evaluate(async (text) => {
    try {
      const path = '/__script/start.js'
      const { vimeoPlayer } = (await import(path)) as { vimeoPlayer: (given: unknown) => Promise<unknown> }
      await (new Function('vimeoPlayer', `return (async () => { ${text} })()`) as (given: unknown) => Promise<unknown>)(vimeoPlayer)
      return 'no fault'
    } catch (error) {
      const { name, message } = error as Error
      return `${name}: ${message}`
    }
  }, code)

const player = `const player = await vimeoPlayer('film');`

test('VID-13 what a page’s script does wrong with a player is said in the words of the catalogue', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve)
  await allow(page, ['vimeo'])
  await mountHtml(film + others, { styles: ['video'] })
  const catalogue: [code: string, message: string][] = [
    [`await vimeoPlayer('nobody')`, 'TypeError: You must pass either a valid element or a valid id.'],
    [`await vimeoPlayer(null)`, 'TypeError: You must pass either a valid element or a valid id.'],
    [`await vimeoPlayer({})`, 'TypeError: You must pass either a valid element or a valid id.'],
    [`await vimeoPlayer('other')`, 'Error: The player element passed isn’t a Vimeo embed.'],
    [`await vimeoPlayer('file')`, 'Error: The player element passed isn’t a Vimeo embed.'],
    [`await vimeoPlayer(document.getElementById('text'))`, 'Error: The player element passed isn’t a Vimeo embed.'],
    [`${player} player.on()`, 'TypeError: You must pass an event name.'],
    [`${player} player.off()`, 'TypeError: You must pass an event name.'],
    [`${player} player.on('play')`, 'TypeError: You must pass a callback function.'],
    [`${player} player.on('play', 'loud')`, 'TypeError: The callback must be a function.'],
    [`${player} await player.set('volume')`, 'TypeError: There must be a value to set.'],
    [`${player} await player.set('volume', null)`, 'TypeError: There must be a value to set.'],
    [`${player} player.enableTextTrack()`, 'TypeError: You must pass a language.'],
    [`${player} await player.setColors('red')`, 'TypeError: Argument must be an array.'],
    [`${player} await player.setTimingSrc()`, 'TypeError: A Timing Object must be provided.'],
    [
      `${player} document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'vimeo', isAllowed: false } })); await player.ready()`,
      'Error: Unknown player. Probably unloaded.',
    ],
  ]
  for (const [code, message] of catalogue) expect(await fault(page, code), code).toBe(message)
})

test('VID-13 a frame of Vimeo’s that the page has put there itself has a player as well', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve, { x_delay: 400 })
  await mountHtml('<div id="around"><iframe src="https://player.vimeo.com/video/76979871" title="A film"></iframe></div>')
  expect(await fault(page, `const player = await vimeoPlayer('around'); await player.ready(); await player.setVolume(0.5)`)).toBe(
    'no fault',
  )
  expect((await stateOf(await frameOf(page, /player\.vimeo/))).volume).toBe(0.5)
})

for (const [attribute, value, message] of [
  ['vimeoid', 'abc', 'TypeError: “abc” is not a valid video id.'],
  ['vimeoid', 'https://example.com/1', 'TypeError: “https://example.com/1” is not a vimeo.com url.'],
  ['ytid', 'short', 'TypeError: “short” is not a valid video id.'],
] as const) {
  test(`VID-13 data-${attribute}="${value}" is reported in the catalogue’s words, and the visitor is told; the next video works`, async ({
    page,
    mountHtml,
    guard,
  }) => {
    guard.expectConsole(new RegExp(`^There was an error creating an embed: ${message}`))
    await mountHtml(`<div data-feature="video" data-${attribute}="${value}"></div>${others}`, { styles: ['video'] })
    await expect(page.getByRole('status')).toHaveText('This video cannot be played here.')
    await expect(page.locator('#file')).toHaveAttribute('data-state', 'resting')
  })
}

for (const [status, message] of [
  [404, 'Error: “https://vimeo.com/76979871” was not found.'],
  [403, 'Error: “https://vimeo.com/76979871” is not embeddable.'],
  [503, 'Error: There was an error fetching the embed code from Vimeo \\(503\\).'],
] as const) {
  test(`VID-13 VID-14 an embed that answers ${status} is logged as an error creating an embed`, async ({
    page,
    mountHtml,
    serve,
    guard,
  }) => {
    guard.expectConsole(new RegExp(`^There was an error creating an embed: ${message}`))
    guard.expectConsole(/Failed to load resource/)
    await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { status, body: '' })
    await allow(page, ['vimeo'])
    await mountHtml(film, { styles: ['video'] })
    await page.getByRole('button', { name: /^Play video/ }).click()
    await expect(page.getByRole('status')).toBeVisible()
  })
}

test('VID-13 a player’s ready error is told with its name and message, and not tried again', async ({ page, mountHtml, serve, guard }) => {
  guard.expectConsole(/^There was an error creating an embed: PrivacyError: This video is private\./)
  await serveVimeo(serve, { x_readyerror: 1 })
  await allow(page, ['vimeo'])
  await mountHtml(film, { styles: ['video'] })
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.getByRole('status')).toHaveText('This video cannot be played here. Watch on Vimeo')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('VID-14 a failed look-up of the video’s id is logged', async ({ page, mountHtml, serve, guard }) => {
  guard.expectConsole(/^There was an error getting video Id: UnknownError: no id today/)
  await serveVimeo(serve, { x_noid: 1 })
  await allow(page, ['vimeo'])
  await mountHtml(film, { styles: ['video'] })
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await expect.poll(() => guard.console.length).toBe(1)
})

test('VID-12 the frame hears ping, add-listener, get and set', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve)
  await allow(page, ['vimeo'])
  await mountHtml(film, { styles: ['video'] })
  expect(await fault(page, `${player} await player.getVolume(); await player.setVolume(0.5)`)).toBe('no fault')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const methods = (await callsOf(await frameOf(page, /player\.vimeo/))).map(([name]) => name)
  for (const method of ['addEventListener', 'getVolume', 'setVolume', 'play', 'appendVideoMetadata']) expect(methods).toContain(method)
})

for (const [attribute, value, address, quirk] of [
  ['ytid', 'https://youtu.be/aqz-KE-bpKQ?t=1m30s', /\/embed\/aqz-KE-bpKQ\?.*start=90/, 90],
  ['ytid', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL0123&start=12', /\/embed\/aqz-KE-bpKQ\?.*start=12.*list=PL0123/, 12],
  ['vimeoid', 'https://vimeo.com/76979871#t=30s', /\/video\/76979871/, 30],
] as const) {
  test(`VID-1 ${value} begins where it says`, async ({ page, mountHtml, serve }) => {
    await serveYouTube(serve, { x_dur: 200 })
    await serveVimeo(serve)
    await allow(page, ['youtube', 'vimeo'])
    await mountHtml(`<div data-feature="video" data-${attribute}="${value.replaceAll('&', '&amp;')}"></div>`, { styles: ['video'] })
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
    await expect(page.locator('iframe')).toHaveAttribute('src', address)
    const frame = await frameOf(page, /youtube-nocookie|player\.vimeo/)
    expect((await stateOf(frame)).pos).toBeGreaterThanOrEqual(quirk)
  })
}

test('VID-1 an unlisted Vimeo video is asked for with its key', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve)
  await allow(page, ['vimeo'])
  const asked = page.waitForRequest(/oembed\.json/)
  await mountHtml('<div data-feature="video" data-vimeoid="https://vimeo.com/76979871/8272103f6e"></div>', { styles: ['video'] })
  await page.getByRole('button', { name: 'Play video' }).click()
  expect(new URL((await asked).url()).searchParams.get('url')).toBe('https://vimeo.com/76979871/8272103f6e')
})
