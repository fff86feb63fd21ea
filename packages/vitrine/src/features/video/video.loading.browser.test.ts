import { expect, test } from '#test'
import { callsOf, frameOf, serveYouTube } from '../../../../../tests/fakes/providers'
import { clip, play, press, slot, state } from './video.browser.markup'

test('VID-2 of two videos that are still loading the last one pressed plays, whichever comes first', async ({ page, mountHtml }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/video/stream-pan.mp4', async (route) => {
    await late
    await route.continue()
  })
  await mountHtml(clip('first').replace('clock', 'stream-pan') + clip('second'), { styles: ['video'] })
  await state(page, 'resting', 0)
  await press(page, 0)
  await state(page, 'loading', 0)
  await press(page, 1)
  await state(page, 'playing', 1)
  arrive()
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.readyState),
    )
    .toBeGreaterThan(1)
  await state(page, 'resting', 0)
  await state(page, 'playing', 1)
})

test('PANEL-8 what is paused while it still loads does not begin afterwards', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.context().route(/youtube\.com\/iframe_api/, async (route) => {
    await late
    await route.fallback()
  })
  await openExample('video', 'providers')
  await press(page, 0)
  await state(page, 'loading', 0)
  await press(page, 2)
  await state(page, 'playing', 2)
  arrive()
  await frameOf(page, /youtube-nocookie/)
  await expect.poll(async () => (await callsOf(await frameOf(page, /youtube-nocookie/))).length).toBeGreaterThan(0)
  await state(page, 'resting', 0)
  await state(page, 'playing', 2)
})

test('VID-10 consent that is taken back while the player still loads leaves nothing behind, and can be given again', async ({
  page,
  openExample,
  serve,
  guard,
}) => {
  await serveYouTube(serve)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.context().route(/youtube\.com\/iframe_api/, async (route) => {
    await late
    await route.fallback()
  })
  const say = (isAllowed: boolean) =>
    page.evaluate(
      (value) => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: value } })),
      isAllowed,
    )
  await openExample('video', 'youtube')
  await press(page)
  await state(page, 'loading')
  await say(false)
  await state(page, 'asking')
  arrive()
  await page.waitForFunction(() => 'YT' in window)
  await say(false)
  await state(page, 'asking')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(guard.console).toEqual([])
  await say(true)
  await say(true)
  await state(page, 'resting')
  await press(page)
  await state(page, 'playing')
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('VID-10 a consent tool that says nothing we know changes nothing', async ({ page, openExample, guard }) => {
  guard.expectConsole(/\[vitrine\] consent: /)
  await openExample('video', 'youtube')
  await state(page, 'asking')
  for (const detail of [
    undefined,
    'youtube',
    {},
    { provider: 'everybody', isAllowed: true },
    { provider: 'youtube' },
    { provider: 'youtube', isAllowed: 'maybe' },
  ]) {
    await page.evaluate((given) => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: given })), detail)
  }
  await state(page, 'asking')
})

test('VID-2 a video that is taken from the page while it loads neither plays nor complains', async ({
  page,
  openExample,
  serve,
  guard,
}) => {
  await serveYouTube(serve)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.context().route(/youtube\.com\/iframe_api/, async (route) => {
    await late
    await route.fallback()
  })
  await page.clock.install()
  await openExample('video', 'providers')
  await press(page, 0)
  await state(page, 'loading', 0)
  await page
    .locator(slot)
    .first()
    .evaluate((element) => element.remove())
  arrive()
  await page.waitForFunction(() => 'YT' in window)
  await page.clock.runFor(6000)
  expect(guard.console).toEqual([])
  await press(page, 1)
  await state(page, 'playing', 1)
})

test('VID-4 focus stays with the video: on its button while it loads, in its player while it plays', async ({
  page,
  openExample,
  serve,
}) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: play }).focus()
  await page.keyboard.press('Enter')
  await state(page, 'playing')
  await expect(page.locator('iframe')).toBeFocused()
})
