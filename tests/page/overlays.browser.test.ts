import { expect } from '#test'
import { test } from './services.fixture'

test('Escape reaches the top overlay only, one press for one overlay', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  await page.evaluate(() => {
    const said: string[] = []
    const { pushOverlay } = window.services.overlays
    for (const name of ['panel', 'gallery'] as const) {
      const leave = pushOverlay({
        kind: name,
        escape: () => {
          said.push(name)
          leave()
          return true
        },
      })
    }
    Object.assign(window, { said })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.keyboard.press('Escape')
  expect(await said()).toEqual(['gallery'])
  await page.keyboard.press('Escape')
  expect(await said()).toEqual(['gallery', 'panel'])
  await page.keyboard.press('Escape')
  expect(await said()).toEqual(['gallery', 'panel'])
})

test('the scroll lock is counted: the page is free again only when the last one has gone', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  const states = await page.evaluate(() => {
    const { pushOverlay } = window.services.overlays
    const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked')
    const first = pushOverlay({ kind: 'panel', locksScroll: true })
    const second = pushOverlay({ kind: 'gallery', locksScroll: true })
    const both = isLocked()
    first()
    const one = isLocked()
    second()
    second()
    return [both, one, isLocked()]
  })
  expect(states).toEqual([true, true, false])
})

const HOSTS: readonly (readonly [name: string, css: string])[] = [
  ['its own overflow on the root', 'html { overflow-y: scroll }'],
  ['a root that clips sideways', 'html { overflow-x: hidden } body { overflow-x: hidden }'],
  ['a body that scrolls in a fixed root', 'html, body { block-size: 100%; margin: 0 } html { overflow: hidden } body { overflow-y: auto }'],
  ['a scrollbar that keeps its place', 'html { scrollbar-gutter: stable }'],
  ['nothing of its own', ''],
]
for (const [name, css] of HOSTS) {
  test(`GAL-24 PANEL-23 the page behind does not scroll, and nothing shifts, on a page with ${name}`, async ({ page, servicesOn }) => {
    await servicesOn(`<style>${css}</style><p id="first">Text</p><div style="block-size: 4000px"></div>`)
    const left = () => page.locator('#first').evaluate((element) => element.getBoundingClientRect().width)
    const scrolled = () => page.evaluate(() => Math.max(window.scrollY, document.body.scrollTop))
    const width = await left()
    await page.evaluate(() => Object.assign(window, { leave: window.services.overlays.pushOverlay({ kind: 'panel', locksScroll: true }) }))
    expect(await left()).toBe(width)
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 600)
    // What the browser does with the wheel is over after two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await scrolled()).toBe(0)
    await page.evaluate(() => (window as unknown as { leave: () => void }).leave())
    await page.mouse.wheel(0, 600)
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await left()).toBe(width)
  })
}
