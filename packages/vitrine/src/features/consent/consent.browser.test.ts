import { expect, test, type Page } from '#test'
import { serveYouTube } from '../../../../../tests/fakes/providers'

const box = (page: Page) => page.getByRole('checkbox', { name: /YouTube/ })

test('VID-10 a privacy page shows what is allowed for good and takes it back', async ({ page, openExample }) => {
  await openExample('consent', 'default')
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).not.toBeChecked()
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: true, isKept: true } })),
  )
  await expect(box(page)).toBeChecked()
  await page.reload()
  await expect(box(page)).toBeChecked()
  await box(page).uncheck()
  await openExample('video', 'youtube')
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'asking')
  await openExample('consent', 'default')
  await expect(box(page)).not.toBeChecked()
})

test('VID-10 what is taken back on the privacy page in one window ends the video in another', async ({
  page,
  openExample,
  serve,
  context,
}) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('checkbox', { name: 'Always allow YouTube' }).check()
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'playing')
  const other = await context.newPage()
  await other.goto('/style-guide/consent/default/')
  await expect(box(other)).toBeChecked()
  await box(other).uncheck()
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'asking')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('PAGE-8 without scripts the list says that nothing is allowed', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/consent/default/')
  await expect(box(page)).toBeDisabled()
  await expect(box(page)).not.toBeChecked()
  await page.close()
})
