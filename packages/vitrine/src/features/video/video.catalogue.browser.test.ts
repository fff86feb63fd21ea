import { expect, test, type Page } from '#test'
import type Player from '@vimeo/player'
import { callsOf, frameOf, serveVimeo, stateOf } from '../../../../../tests/fakes/providers'

/** Vimeo's own player library, as it is shipped, on a page with one frame of a Vimeo video. */
async function openLibrary(page: Page, { address = '', html = '<iframe id="film" src="https://player.vimeo.com/video/76979871" title="A film"></iframe>' } = {}): Promise<void> {
  await page.route('**/__library/**', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Library</title><link rel="icon" href="data:,">${html}<iframe id="other" src="about:blank"></iframe><p id="text"></p>` }))
  await page.route('**/player.js', (route) => route.fulfill({ path: 'node_modules/@vimeo/player/dist/player.es.js', contentType: 'text/javascript' }))
  await page.goto(`/__library/${address}`)
  await page.evaluate(async () => {
    const path = '/player.js'
    const library = (await import(path)) as { default: typeof Player }
    Object.assign(window, { Library: library.default })
  })
}

/** Runs the fault in the page and returns what was thrown or rejected. */
const fault = (page: Page, code: string) =>
  page.evaluate(async (text) => {
    try {
      await (new Function('Library', `return (async () => { ${text} })()`) as (library: unknown) => Promise<unknown>)((window as unknown as { Library: unknown }).Library)
      return 'no fault'
    } catch (error) {
      const { name, message } = error as Error
      return `${name}: ${message}`
    }
  }, code)

const film = `const player = new Library('film');`

test('VID-13 every message of the catalogue is raised by the fault that it names, word for word', async ({ page, serve }) => {
  await serveVimeo(serve)
  await openLibrary(page)
  const catalogue: [code: string, message: string][] = [
    [`new Library('nobody')`, 'TypeError: You must pass either a valid element or a valid id.'],
    [`new Library(null)`, 'TypeError: You must pass either a valid element or a valid id.'],
    [`new Library('other')`, 'Error: The player element passed isn’t a Vimeo embed.'],
    [`${film} player.on()`, 'TypeError: You must pass an event name.'],
    [`${film} player.off()`, 'TypeError: You must pass an event name.'],
    [`${film} player.on('play')`, 'TypeError: You must pass a callback function.'],
    [`${film} player.on('play', 'loud')`, 'TypeError: The callback must be a function.'],
    [`${film} await player.set('volume')`, 'TypeError: There must be a value to set.'],
    [`${film} await player.set('volume', null)`, 'TypeError: There must be a value to set.'],
    [`${film} player.enableTextTrack()`, 'TypeError: You must pass a language.'],
    [`${film} await player.setColors('red')`, 'TypeError: Argument must be an array.'],
    [`${film} await player.setTimingSrc()`, 'TypeError: A Timing Object must be provided.'],
    [`await new Library('text', { id: 'abc' }).ready()`, 'TypeError: “abc” is not a valid video id.'],
    [`await new Library(document.createElement('div'), { url: 'https://example.com/1' }).ready()`, 'TypeError: “https://example.com/1” is not a vimeo.com url.'],
    [`${film} await player.ready(); await player.destroy(); await player.ready()`, 'Error: Unknown player. Probably unloaded.'],
  ]
  for (const [code, message] of catalogue) expect(await fault(page, code), code).toBe(message)
})

test('VID-13 a player’s ready error rejects with its name and message', async ({ page, serve }) => {
  await serveVimeo(serve, { x_readyerror: 1 })
  await openLibrary(page, { html: '' })
  expect(
    await fault(page, `const frame = document.createElement('iframe'); frame.src = 'https://player.vimeo.com/video/1'; document.body.append(frame); await new Library(frame).ready()`),
  ).toBe('PrivacyError: This video is private.')
})

for (const [status, message] of [
  [404, '“https://vimeo.com/76979871” was not found.'],
  [403, '“https://vimeo.com/76979871” is not embeddable.'],
] as const) {
  test(`VID-13 VID-14 an embed that answers ${status} is logged as an error creating an embed`, async ({ page, serve, guard }) => {
    guard.expectConsole(new RegExp(`^There was an error creating an embed: Error: ${message}`))
    guard.expectConsole(/Failed to load resource/)
    await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { status, body: '' })
    await openLibrary(page, { html: '<div data-vimeo-id="76979871"></div>' })
    await expect.poll(() => guard.console.some((text) => text.includes(message))).toBe(true)
  })
}

test('VID-12 the frame hears ping, add-listener, get and set, and the metadata with the page’s address', async ({ page, serve }) => {
  await serveVimeo(serve, { x_delay: 400 })
  await openLibrary(page)
  const frame = await frameOf(page, /player\.vimeo/)
  expect(await fault(page, `${film} player.on('play', () => {}); await player.getVolume(); await player.setVolume(0.5); await player.play()`)).toBe('no fault')
  const calls = await callsOf(frame)
  for (const method of ['ping', 'addEventListener', 'getVolume', 'setVolume', 'play']) expect(calls.map(([name]) => name)).toContain(method)
  await expect.poll(async () => (await callsOf(frame)).find(([name]) => name === 'appendVideoMetadata')?.[1]).toBe(page.url())
})

test('VID-12 the second that the page’s address names is sought', async ({ page, serve }) => {
  await serveVimeo(serve, { x_delay: 400 })
  await openLibrary(page, { address: '?vimeo_t_76979871=33' })
  const frame = await frameOf(page, /player\.vimeo/)
  await expect.poll(async () => (await stateOf(frame)).pos).toBe(33)
})

test('VID-14 a failed look-up of the video’s id is logged', async ({ page, serve, guard }) => {
  guard.expectConsole(/^There was an error getting video Id: UnknownError: no id today/)
  await serveVimeo(serve, { x_delay: 400, x_noid: 1 })
  await openLibrary(page)
  await expect.poll(() => guard.console.length).toBeGreaterThan(0)
})
