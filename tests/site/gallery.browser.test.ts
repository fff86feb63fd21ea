import { expect, test } from '#test'

for (const [address, link] of [
  ['/gallery/', '[data-feature="gallery"] a'],
  ['/journal/alt-texts-that-help/', '.prose a:has(img)'],
  ['/shop/picture-book/', '[data-feature="gallery"] a'],
] as const) {
  test(`GAL-2 the pictures of ${address} open in the gallery, and Back returns to the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await page.locator(link).first().click()
    const dialog = page.getByRole('dialog', { name: 'Gallery' })
    await expect(dialog.locator('[data-offset="0"]')).toHaveAttribute('data-content', 'ready')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })
}
