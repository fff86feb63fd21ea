import { expect, test } from '#test'

test('SCROLL-1 a heading stops below the admin bar, not under it', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample('admin-bar', 'default')
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-top'))).toMatch(/^[1-9]/)
  await page.mouse.move(2, 200)
  await page.waitForLoadState('networkidle')
  const bar = await page.getByRole('region', { name: 'Editing' }).evaluate((element) => element.getBoundingClientRect().bottom)
  await page.getByRole('link', { name: 'To the heading' }).click()
  await expect(page.getByRole('heading', { name: 'The heading' })).toBeFocused()
  const top = await page.getByRole('heading', { name: 'The heading' }).evaluate((element) => element.getBoundingClientRect().top)
  expect(top - bar).toBeGreaterThan(0)
  expect(top - bar).toBeLessThanOrEqual(1)
})
