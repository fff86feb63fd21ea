import { expect, test, type Page } from '#test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Parts of the site' })
const summary = (page: Page, name: string) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: `submenu of ${name}` })
const parent = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const prints = (page: Page) => menu(page).getByRole('link', { name: 'A print' })

test('MENU-7 click mode: the button unfolds a branch and folds it again, the link stays a link', async ({ page, openExample }) => {
  await openExample('vertical-menu', 'click')
  await expect(prints(page)).toBeHidden()
  await summary(page, 'Shop').focus()
  await page.keyboard.press('Enter')
  await expect(prints(page)).toBeVisible()
  await expect(menu(page).getByText('Close submenu of Shop')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(prints(page)).toBeHidden()
  await parent(page, 'Shop').click()
  await expect(page).toHaveURL(/\/shop\/$/)
})

test('MENU-7 hover mode: opens 500 ms after the pointer comes, closes 500 ms after it leaves', async ({ page, openExample }) => {
  await openExample('vertical-menu', 'hover')
  await parent(page, 'Contact').hover()
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await parent(page, 'Shop').hover()
  await page.clock.runFor(499)
  await expect(prints(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(prints(page)).toBeVisible()
  await page.mouse.move(1000, 780)
  await page.clock.runFor(499)
  await expect(prints(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(prints(page)).toBeHidden()
})

test('MENU-7 the current branch is open from the start, and the pointer never closes it', async ({ page, openExample }) => {
  await openExample('vertical-menu', 'current')
  await expect(prints(page)).toBeVisible()
  await expect(prints(page)).toHaveAttribute('aria-current', 'page')
  await parent(page, 'Shop').hover()
  await page.clock.install()
  await page.mouse.move(1000, 780)
  await page.clock.runFor(2000)
  await expect(prints(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('MENU-7 branches unfold without scripts', async ({ page, openExample }) => {
    await openExample('vertical-menu', 'hover')
    await summary(page, 'Guide').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'Menus' })).toBeVisible()
  })
})
