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
