import { expect, test } from '#test'
import { testApplication } from './application'

test.use({ baseURL: process.env.VITRINE_ADDRESS })

testApplication({ name: 'Next', open: async (page) => void (await page.goto('/')) })

test.describe('Next, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('REACT-7 Next: what the server sends is finished: every slide, picture, link and dialog is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'The market' }).first()).toBeVisible()
    await expect(page.locator('[data-feature="slider"] [data-part="slider-slide"]')).toHaveCount(8)
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(page.locator('dialog[data-panel="news"]')).toBeAttached()
  })
})
