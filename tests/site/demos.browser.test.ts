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

test('REACT-1 the JSX of an example stands below it and can be copied by the keyboard; where that is not allowed, it is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/features/slider/')
  const example = page.getByRole('figure').filter({ hasText: 'Side by side' })
  const code = example.locator('code')
  await expect(code).toContainText('<Slider label="Three pictures" animation="slide" autoplay={false}>')
  await example.getByRole('button', { name: 'Copy: Side by side' }).focus()
  await page.keyboard.press('Enter')
  await expect(example.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.keyboard.press('Enter')
  await expect(example.getByRole('status')).toHaveText(/^Selected/)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code.textContent())

  await page.goto('/style-guide/')
  const folded = page.getByRole('figure').filter({ hasText: 'Sticky: a note beside a text' })
  await expect(folded.locator('code')).toBeHidden()
  await folded.locator('summary').click()
  await expect(folded.locator('code')).toContainText("import { Sticky } from 'vitrine/sticky'")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the JSX is there, and no button that could not copy it', async ({ page }) => {
    await page.goto('/features/slider/')
    await expect(page.locator('details.code code').first()).toContainText('<Slider')
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  })
})
