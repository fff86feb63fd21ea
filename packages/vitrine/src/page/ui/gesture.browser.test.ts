import { build } from 'esbuild'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } })

/** A page that writes down every gesture on its one surface, by the real adapter. */
async function open(page: Page, touchAction = 'none'): Promise<void> {
  const bundle = await build({ entryPoints: [join(import.meta.dirname, 'gesture.ts')], bundle: true, format: 'esm', write: false })
  await page.route('**/__gesture.js', (route) => route.fulfill({ contentType: 'text/javascript', body: bundle.outputFiles[0]!.text }))
  await page.route('**/__gesture/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Gestures</title>
        <div id="surface" style="height:500px;background:#ddd;touch-action:${touchAction}"></div><div style="height:3000px"></div>
        <script type="module">import { watchGestures } from '/__gesture.js'
        window.told = []
        watchGestures(document.getElementById('surface'), { onGesture: (gesture) => told.push(gesture) }, new AbortController().signal)
        document.body.dataset.ready = ''</script>`,
    }),
  )
  await page.goto('/__gesture/')
  await expect(page.locator('body')).toHaveAttribute('data-ready')
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { type: string; direction?: string; fingers?: number }[] }).told)

test('PAGE-9 a swipe of a real finger is told with its direction', async ({ page }) => {
  await open(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Input.synthesizeScrollGesture', { x: 300, y: 200, xDistance: -150, gestureSourceType: 'touch', speed: 3000 })
  await expect.poll(() => told(page)).toEqual([expect.objectContaining({ type: 'swipe', direction: 'left', fingers: 1 })])
})

test('PAGE-9 where the browser scrolls with the finger, nothing is told', async ({ page }) => {
  await open(page, 'pan-y')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) })
  await touch('touchStart', 450)
  for (let y = 430; y >= 150; y -= 20) await touch('touchMove', y)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  expect(await told(page)).toEqual([])
})

test('PAGE-9 a tap, and a second one soon after', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const surface = document.getElementById('surface')!
    const send = (type: string, timeStamp: number) => {
      const event = new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX: 100, clientY: 100, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      surface.dispatchEvent(event)
    }
    send('pointerdown', 0)
    send('pointerup', 40)
    send('pointerdown', 150)
    send('pointerup', 190)
  })
  expect((await told(page)).map(({ type }) => type)).toEqual(['tap', 'double-tap'])
})

test('PAGE-9 a finger that rests for 500 ms makes a long tap', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 100, y: 100 }] })
  await page.clock.runFor(499)
  expect(await told(page)).toEqual([])
  await page.clock.runFor(1)
  expect(await told(page)).toEqual([{ type: 'long-tap', x: 100, y: 100 }])
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await told(page)).toHaveLength(1)
})

test('PAGE-9 two fingers that part pinch outwards', async ({ page }) => {
  await open(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 200, id })) })
  await touch('touchStart', 150, 200)
  await touch('touchMove', 120, 240)
  await touch('touchMove', 90, 280)
  await touch('touchEnd')
  await expect.poll(() => told(page)).toEqual([expect.objectContaining({ type: 'pinch', direction: 'out' })])
})
