import { expect, test, type Page } from '#test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const panel = (page: Page) => page.locator('[data-feature="mobile-menu"] > [data-part="panel"]')
/** The button of a sub-menu of the first level, pressed beside the link that shares its line. */
async function unfold(page: Page, name: string) {
  const summary = panel(page)
    .locator('nav > ul > li > details > summary')
    .filter({ hasText: `submenu of ${name}` })
  const { width } = (await summary.boundingBox())!
  await summary.click({ position: { x: width - 24, y: 24 } })
}
const state = (page: Page, name: string) => expect(page.locator('[data-feature="mobile-menu"]')).toHaveAttribute('data-state', name)

test.describe('classic', () => {
  test.beforeEach(({ openExample }) => openExample('header', 'mobile-classic'))

  test('MENU-1 a go-to button opens and closes the menu over 200 ms, aria-expanded in step', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Go to...' })
    await button.click()
    await expect(panel(page)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await panel(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.2s')
    await button.click()
    await expect(panel(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('MENU-1 links of the collapsed menu cannot be focused', async ({ page }) => {
    await page.getByRole('button', { name: 'Go to...' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'a link' })).toBeFocused()
  })

  test('MENU-2 sub-menus unfold in place, their labels change, and siblings stay open', async ({ page }) => {
    await page.getByRole('button', { name: 'Go to...' }).click()
    await unfold(page, 'Look around')
    await unfold(page, 'Journal')
    await expect(panel(page).getByText('Close submenu of Look around')).toBeAttached()
    await expect(panel(page).getByRole('link', { name: 'Gallery' }).first()).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await unfold(page, 'Look around')
    await expect(panel(page).getByRole('link', { name: 'Gallery' }).first()).toBeHidden()
  })

  test('MENU-2 beside its button a parent is still a link', async ({ page }) => {
    await page.getByRole('button', { name: 'Go to...' }).click()
    await panel(page).getByRole('link', { name: 'Journal', exact: true }).first().click()
    await expect(page).toHaveURL(/\/journal\/$/)
  })

  test('MENU-2 without the slide-out flag all sub-menus are shown and there is no button', async ({ page, openExample }) => {
    await openExample('header', 'mobile-shown')
    await page.getByRole('button', { name: 'Go to...' }).click()
    await expect(panel(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await expect(panel(page).locator('summary')).toHaveCount(0)
  })

  test('MENU-1 it has an entry for the cart with its own label', async ({ page }) => {
    await page.getByRole('button', { name: 'Go to...' }).click()
    await panel(page).getByRole('button', { name: 'Shopping Cart' }).click()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  })

  test('MENU-1 Escape closes it and focus is back at the button', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Go to...' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('flyout', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const search = (page: Page) => page.getByRole('button', { name: 'Search' }).first()
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
  test.beforeEach(({ openExample }) => openExample('header', 'flyout'))

  test('MENU-3 menu and search exclude each other, and switching keeps the flyout open', async ({ page }) => {
    await menu(page).click()
    await state(page, 'menu')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await search(page).click()
    await state(page, 'search')
    await expect(field(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await menu(page).click()
    await state(page, 'menu')
    await expect(field(page)).toBeHidden()
    await menu(page).click()
    await state(page, 'inactive')
    await expect(panel(page)).toBeHidden()
  })

  test('MENU-3 it fills the window below the header, and the page behind does not scroll', async ({ page }) => {
    await menu(page).click()
    await expect.poll(async () => (await panel(page).boundingBox())!.height + (await panel(page).boundingBox())!.y).toBe(740)
    const header = (await page.locator('[data-feature="header"] > [data-part="bar"]').boundingBox())!
    expect((await panel(page).boundingBox())!.y).toBeCloseTo(header.y + header.height, 0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '')
  })

  test('MENU-3 Escape closes the active one', async ({ page }) => {
    await menu(page).click()
    await state(page, 'menu')
    await page.keyboard.press('Escape')
    await state(page, 'inactive')
    await expect(panel(page)).toBeHidden()
    await search(page).click()
    await state(page, 'search')
    await page.keyboard.press('Escape')
    await state(page, 'inactive')
    await expect(field(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
  })

  test('MENU-3 250 ms after closing, what was unfolded is folded again', async ({ page }) => {
    await page.clock.install()
    await menu(page).click()
    await state(page, 'menu')
    await unfold(page, 'Journal')
    const branch = panel(page).locator('details').filter({ hasText: 'All articles' }).first()
    await expect(branch).toHaveAttribute('open', '')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => document.querySelector<HTMLElement>('#mobile-menu')!.hidePopover())
    await state(page, 'inactive')
    await page.clock.runFor(249)
    await expect(branch).toHaveAttribute('open', '')
    await page.clock.runFor(1)
    await expect(branch).not.toHaveAttribute('open')
  })

  test('MENU-3 widening the window closes it', async ({ page }) => {
    await menu(page).click()
    await state(page, 'menu')
    await page.setViewportSize({ width: 1000, height: 740 })
    await state(page, 'inactive')
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
  })

  test('MENU-3 there is no cart entry in the flyout', async ({ page }) => {
    await menu(page).click()
    await expect(panel(page).getByRole('button', { name: 'Shopping Cart' })).toHaveCount(0)
  })
})

test.describe('a flyout whose search is used first', () => {
  test('MENU-3 it is marked and the page behind does not scroll, though nobody has touched the menu', async ({ page, openExample }) => {
    await openExample('header', 'flyout')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await state(page, 'search')
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '')
    await page.keyboard.press('Escape')
    await state(page, 'inactive')
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
  })
})
