import { expect, test, type Page } from '#test'

const box = (page: Page) => page.getByRole('checkbox', { name: /YouTube/ })

test('VID-10 a privacy page shows what is allowed for good and takes it back', async ({ page, openExample }) => {
  await openExample('consent', 'default')
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).not.toBeChecked()
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: true, isKept: true } })))
  await expect(box(page)).toBeChecked()
  await page.reload()
  await expect(box(page)).toBeChecked()
  await box(page).uncheck()
  await openExample('video', 'youtube')
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'asking')
  await openExample('consent', 'default')
  await expect(box(page)).not.toBeChecked()
})

test('PAGE-8 without scripts the list says that nothing is allowed', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/consent/default/')
  await expect(box(page)).toBeDisabled()
  await expect(box(page)).not.toBeChecked()
  await page.close()
})
