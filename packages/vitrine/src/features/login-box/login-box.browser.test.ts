import { expect, test, type Page } from '#test'

const box = (page: Page) => page.getByRole('form', { name: 'Log in' })
const secondary = (page: Page) => page.getByRole('navigation', { name: 'Secondary' })

test.describe('with an address', () => {
  test.beforeEach(async ({ page, openExample }) => {
    await openExample('header', 'login')
    await secondary(page)
      .getByRole('button', { name: /Log in/ })
      .first()
      .click()
    await expect(box(page)).toBeVisible()
  })

  test('FIND-5 active when the name’s field is clicked, an active link on typing, cleared by a click on another input', async ({
    page,
  }) => {
    await expect(box(page)).toHaveAttribute('data-state', 'idle')
    await page.getByLabel('Name or e-mail').click()
    await expect(box(page)).toHaveAttribute('data-state', 'active-login')
    await page.keyboard.type('ada')
    await expect(box(page)).toHaveAttribute('data-state', 'active-link')
    await page.getByLabel('Password').click()
    await expect(box(page)).toHaveAttribute('data-state', 'idle')
  })

  test('FIND-5 on a phone it keeps away from both edges of the window', async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await secondary(page)
      .getByRole('button', { name: /Log in/ })
      .first()
      .click()
    const panel = (await page.locator(':popover-open').boundingBox())!
    expect(panel.x).toBeGreaterThanOrEqual(8)
    expect(panel.x + panel.width).toBeLessThanOrEqual(352)
  })

  test('FIND-5 while it is active the menu does not close under the visitor’s hands', async ({ page }) => {
    await page.getByLabel('Name or e-mail').click()
    await page.clock.install()
    await page.mouse.move(600, 700, { steps: 8 })
    await page.clock.runFor(2000)
    await expect(box(page)).toBeVisible()
  })

  test('FIND-5 it posts to the address of the settings', async ({ page }) => {
    expect(await box(page).getAttribute('method')).toBe('post')
    expect(await box(page).getAttribute('action')).toBe('/search/')
  })
})

test('FIND-5 without an address there is no login box and no entry for it', async ({ page, openExample }) => {
  await openExample('header', 'classic')
  await expect(secondary(page).getByRole('link', { name: 'About' })).toBeVisible()
  await expect(secondary(page).getByText('Log in')).toHaveCount(0)
  await expect(page.locator('[data-feature="login-box"]')).toHaveCount(0)
})
