import { expect, test } from '#test'
import { testApplication } from './application'

testApplication({ name: 'Next', open: async (page) => void (await page.goto('/')) })

test('REACT-7 Next: what the server sends is finished: every slide, picture, link and dialog is in the HTML', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
  await expect(page.getByRole('img', { name: 'The market' }).first()).toBeAttached()
  await expect(page.locator('[data-feature="slider"] [data-part="slider-slide"]')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await expect(page.locator('dialog[data-panel="news"]')).toBeAttached()
})
