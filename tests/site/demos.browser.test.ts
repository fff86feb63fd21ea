import { expect, test } from '#test'

for (const width of [360, 1280]) {
  for (const feature of ['alert', 'slider', 'video', 'video-sync']) {
    test(`the examples of ${feature} are seen whole in their frames at ${width} px, without air below`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/features/${feature}/`)
      const frames = page.locator('.demo > iframe')
      for (const frame of await frames.all()) {
        await frame.scrollIntoViewIfNeeded()
        await expect(frame).toHaveAttribute('data-state', 'loaded')
        const air = () =>
          frame.evaluate(
            (element: HTMLIFrameElement) =>
              element.clientHeight - element.contentDocument!.querySelector('main')!.getBoundingClientRect().height,
          )
        await expect.poll(air).toBeLessThan(2)
        await expect.poll(air).toBeGreaterThanOrEqual(0)
      }
    })
  }
}

test('a frame whose content scrolls keeps its height', async ({ page }) => {
  await page.goto('/features/sticky/')
  const frame = page.locator('.demo > iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('data-state', 'loaded')
  await expect(frame).toHaveJSProperty('offsetHeight', 420)
})

test('what cannot be tried on paper is not printed', async ({ page }) => {
  await page.goto('/features/slider/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Manners' })).toBeVisible()
  for (const link of await page.getByText('Open it alone').all()) await expect(link).toBeHidden()
})
