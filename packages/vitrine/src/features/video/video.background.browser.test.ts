import { expect, test, type Page } from '#test'
import { allow, frameOf, serveYouTube, stateOf } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'

const boxes = (page: Page) =>
  page.evaluate(() => {
    const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect
    return { row: rect('[data-video-row]'), frame: rect('iframe') }
  })

test('VID-7 a background plays silently behind its row and can be paused', async ({ page, openExample }) => {
  await openExample('video', 'background')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.controls])).toEqual([
    true,
    true,
    false,
  ])
  const button = page.getByRole('button', { name: /^Pause video/ })
  await expect(button).toBeVisible()
  await button.click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
})

test('VID-7 a background frame covers its row and keeps its ratio, 100 ms and 1 s after load and after a resize', async ({
  page,
  openExample,
  serve,
}) => {
  await serveYouTube(serve)
  await allow(page, ['youtube'])
  await page.clock.install()
  await openExample('video', 'background-youtube')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const covers = async () => {
    const { row, frame } = await boxes(page)
    expect(frame.left).toBeLessThanOrEqual(row.left + 0.5)
    expect(frame.top).toBeLessThanOrEqual(row.top + 0.5)
    expect(frame.right).toBeGreaterThanOrEqual(row.right - 0.5)
    expect(frame.bottom).toBeGreaterThanOrEqual(row.bottom - 0.5)
    expect(frame.width / frame.height).toBeCloseTo(16 / 9, 2)
  }
  for (const wait of [100, 900]) {
    await page.clock.runFor(wait)
    await covers()
  }
  for (const size of [
    { width: 360, height: 700 },
    { width: 2000, height: 500 },
  ]) {
    await page.setViewportSize(size)
    await covers()
  }
  await page.locator('[data-video-row]').evaluate((row) => ((row as HTMLElement).style.minBlockSize = '1200px'))
  await covers()
})

test('VID-7 with contain a background stands whole inside its row', async ({ page, mountHtml, serve }) => {
  await serveYouTube(serve)
  await mountHtml(
    '<section data-video-row style="height: 300px; width: 900px"><div data-feature="video" data-bgvideo="t" data-fit="contain" data-ratio="4:3" data-ytid="aqz-KE-bpKQ"><div data-part="player"></div><button data-control="toggle">Play</button></div></section>',
    { styles: ['video'], head: '<script>localStorage.setItem("vitrine-consent", JSON.stringify(["youtube"]))</script>' },
  )
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const { frame } = await boxes(page)
  expect([frame.width, frame.height]).toEqual([400, 300])
})

test('VID-7 a background out of view is paused, and plays on when it is back; what the visitor paused stays so', async ({
  page,
  openExample,
}) => {
  await openExample('video', 'background')
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { textContent: 'end' })))
  await page.locator('body > div:last-child').evaluate((div) => ((div as HTMLElement).style.paddingTop = '3000px'))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.evaluate(() => window.scrollTo(0, 2500))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: /^Pause video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
  await page.evaluate(() => window.scrollTo(0, 2500))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
})

test('VID-7 a background is paused while its tab is hidden', async ({ page, openExample }) => {
  await openExample('video', 'background')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
  await hide(false)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-7 with reduced motion or data saving the row is a still picture, until the visitor asks', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample('video', 'background')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openExample('video', 'background')
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.preload)).toBe('auto')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
})

test('VID-7 a YouTube background is muted and without controls', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await allow(page, ['youtube'])
  await openExample('video', 'background-youtube')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = await frameOf(page, /youtube-nocookie/)
  expect(await stateOf(frame)).toMatchObject({ muted: true, state: 1 })
  expect(new URL(frame.url()).searchParams.get('controls')).toBe('0')
})
