import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '#test'
import { current, grid, many, openNumber, overlay } from './gallery.browser.markup'

const parts = join(import.meta.dirname, '../../../dist/page/parts')
const weigh = (name: string) =>
  gzipSync(
    readFileSync(
      join(
        parts,
        readdirSync(parts).find((file) => file.startsWith(name) && file.endsWith('.js'))!,
      ),
    ),
  ).length

test('GAL-2 the behaviour weighs at most 1.5 kB at load', () => {
  expect(weigh('gallery.behaviour')).toBeLessThanOrEqual(1536)
})

test('GAL-2 a pointer that rests on a link fetches the overlay before the press, and nothing fetches it before that', async ({
  page,
  mountHtml,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await mountHtml(grid(3))
  expect(asked.filter((url) => url.includes('gallery.session'))).toEqual([])
  const fetched = page.waitForRequest(/gallery\.session/)
  await page.getByRole('link', { name: 'Photo of peaks' }).hover()
  await fetched
})

/** The gallery's own, and the services of the page (overlays, media, styles) that other features share. */
const ON_NEED = 17 * 1024

test('GAL-2 opening a picture fetches little script, and no React', async ({ page, mountHtml }) => {
  await mountHtml(grid(3))
  await expect(page.locator('a[data-gallery-state="joined"]')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => /\.js$/.test(new URL(response.url()).pathname) && bodies.push(response.body()))
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(weight).toBeGreaterThan(5000)
  expect(weight).toBeLessThanOrEqual(ON_NEED)
})

for (const count of [60, 1000]) {
  test(`GAL-5 ${count} items add at most 60 elements to the page`, async ({ page, mountHtml }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await mountHtml(many(count))
    const elements = () => page.evaluate(() => document.getElementsByTagName('*').length)
    await expect(page.locator('a[data-gallery-state="joined"]')).toHaveCount(count)
    const before = await elements()
    await openNumber(page, 30)
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    expect((await elements()) - before).toBeLessThanOrEqual(60)
    const strip = overlay(page).getByRole('group', { name: 'All items' })
    // The strip shows where the visitor is, with as much before it as after it.
    await expect(strip.getByRole('button', { name: 'Photo 29', exact: true })).toBeInViewport()
    await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft + element.clientWidth / 2))).toBe(29 * 128 + 64)
    await strip.evaluate((element) => (element.scrollLeft = element.scrollWidth))
    await expect(strip.getByRole('button', { name: `Photo ${count - 1}`, exact: true })).toBeVisible()
    expect((await elements()) - before).toBeLessThanOrEqual(60)
    await strip.getByRole('button', { name: `Photo ${count - 1}`, exact: true }).click()
    await expect(overlay(page).getByRole('status')).toContainText(`${count} of ${count}`)
  })
}

/** Nodes, listeners and heap that are still held after the garbage is gone. */
async function held(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') }
}

test('GAL-24 1,000 times open and closed, nothing stays behind', async ({ page, mountHtml }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(grid(4))
  await page.evaluate(() => {
    const open = new Set<number>()
    const { setTimeout: set, clearTimeout: clear } = window
    window.setTimeout = ((task: () => void, ms?: number) => {
      const id = set(() => {
        open.delete(id)
        task()
      }, ms)
      open.add(id)
      return id
    }) as typeof window.setTimeout
    window.clearTimeout = (id) => {
      open.delete(id as number)
      clear(id)
    }
    Object.assign(window, { openTimers: open })
  })
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-gallery-state="joined"]')]
      for (let at = 0; at < count; at += 1) {
        links[at % links.length]!.click()
        while (!document.querySelector('dialog[open]')) await frame()
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        while (document.querySelector('dialog') || location.hash) await frame()
      }
    }, times)
  await cycle(20)
  const before = await held(page)
  await cycle(1000)
  const after = await held(page)
  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0)
  expect(after.heap - before.heap, 'bytes of heap').toBeLessThanOrEqual(2 * 1024 * 1024)
  expect(await page.evaluate(() => (window as unknown as { openTimers: Set<number> }).openTimers.size), 'timers').toBe(0)
})
