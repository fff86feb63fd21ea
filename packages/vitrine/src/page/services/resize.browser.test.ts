import { build } from 'esbuild'
import { join } from 'node:path'
import { expect, test } from '#test'

for (const [wait, ms] of [
  ['theme', 250],
  ['panel', 100],
] as const) {
  test(`PAGE-6 work for the ${wait} follows ${ms} ms after the last resize, once`, async ({ page }) => {
    await page.clock.install()
    const bundle = await build({ entryPoints: [join(import.meta.dirname, 'resize.ts')], bundle: true, format: 'esm', write: false })
    await page.route('**/__resize.js', (route) => route.fulfill({ contentType: 'text/javascript', body: bundle.outputFiles[0]!.text }))
    await page.route('**/__resize/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,"><title>Resize</title><body><script type="module">import { onResize } from '/__resize.js'
          window.times = 0
          onResize(() => (window.times += 1), new AbortController().signal, '${wait}')
          document.body.dataset.ready = ''</script>`,
      }),
    )
    await page.goto('/__resize/')
    await expect(page.locator('body')).toHaveAttribute('data-ready')
    await page.clock.pauseAt(Date.now() + 60_000)
    const times = () => page.evaluate(() => (window as unknown as { times: number }).times)
    const resize = () => page.evaluate(() => window.dispatchEvent(new Event('resize')))
    await resize()
    await page.clock.runFor(ms - 1)
    await resize()
    await page.clock.runFor(ms - 1)
    expect(await times()).toBe(0)
    await page.clock.runFor(1)
    expect(await times()).toBe(1)
  })
}
