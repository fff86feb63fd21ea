import { expect, test } from '#test'

const link = '<a href="#" data-feature="back-to-top">Up</a>'

test('one faulty element is reported by feature and does not stop the rest', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] back-to-top: back-to-top\.duration is "long"/)
  await mountHtml(`<a href="#" data-feature="back-to-top" data-duration="long">Faulty</a>${link}<p>Text</p>`, {
    css: 'p{block-size:5000px}',
  })
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(page.getByText('Up')).toHaveAttribute('data-state', 'active')
})

test('content that arrives later is mounted by another start, and what is mounted is left alone', async ({ page, mountHtml }) => {
  await mountHtml(`${link}<p>Text</p>`, { css: 'p{block-size:5000px}' })
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1)
  await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#" data-feature="back-to-top">Second</a>')
    const { start } = (await import(new URL('/__script/start.js', location.href).href)) as { start(): void }
    start()
    start()
  })
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(2)
})

test('one stop ends everything: marks, listeners, observers', async ({ page, mountHtml }) => {
  await mountHtml(`${link}<p>Text</p>`, { css: 'p{block-size:5000px}' })
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1)
  await page.evaluate(async () => {
    const { stop } = (await import(new URL('/__script/start.js', location.href).href)) as { stop(): void }
    stop()
  })
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(0)
})

test('a behaviour that cannot be loaded is reported and tried again by the next start', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] back-to-top: /)
  guard.expectConsole(/Failed to load resource/)
  await page.route('**/__script/parts/back-to-top*', (route) => route.abort())
  await mountHtml(`${link}<p>Text</p>`, { css: 'p{block-size:5000px}' })
  await expect.poll(() => guard.console.some((text) => text.includes('[vitrine]'))).toBe(true)
  await expect(page.getByText('Up')).toBeVisible()
  await page.unroute('**/__script/parts/back-to-top*')
  await page.evaluate(async () => {
    const { start } = (await import(new URL('/__script/start.js', location.href).href)) as { start(): void }
    start()
  })
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1)
})
