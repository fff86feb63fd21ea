import { expect, test, type Page } from '#test'
import { live, main, open, toggle, top } from './menu.browser.markup'

const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** The keyboard's first step into the bar fetches its code. */
const begin = async (page: Page, name: string) => {
  await top(page, name).focus()
  await live(page)
}

test.describe('in the bar', () => {
  test.beforeEach(({ openExample }) => openExample('header', 'classic'))

  test('MENU-8 left and right go from item to item, Home and End to the ends, and stay there', async ({ page }) => {
    await begin(page, 'Features')
    await press(page, 'ArrowRight')
    await expect(top(page, 'Look around')).toBeFocused()
    await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await expect(main(page).locator('[data-part="list"] > li > a').first()).toBeFocused()
    await press(page, 'End', 'ArrowRight')
    await expect(main(page).locator('[data-part="list"] > li > a').last()).toBeFocused()
    await press(page, 'Home')
    await expect(main(page).locator('[data-part="list"] > li > a').first()).toBeFocused()
    await expect(open(page)).toHaveCount(0)
  })

  test('MENU-8 down opens a sub-menu and enters it, up leads back, Escape closes and returns to the button', async ({ page }) => {
    await begin(page, 'Journal')
    await press(page, 'ArrowDown')
    await expect(link(page, 'All articles')).toBeFocused()
    await press(page, 'ArrowUp')
    await expect(top(page, 'Journal')).toBeFocused()
    await press(page, 'ArrowDown', 'End')
    await expect(open(page).getByRole('link').last()).toBeFocused()
    await press(page, 'Home', 'Escape')
    await expect(toggle(page, 'Open submenu of Journal')).toBeFocused()
    await expect(open(page)).toHaveCount(0)
  })

  test('MENU-8 up opens a sub-menu at its end', async ({ page }) => {
    await begin(page, 'Features')
    await press(page, 'ArrowUp')
    await expect(open(page).getByRole('link').last()).toBeFocused()
  })

  test('MENU-8 right enters what is nested, left leaves it, and from there leads on along the bar', async ({ page }) => {
    await begin(page, 'Journal')
    await press(page, 'ArrowDown')
    await link(page, 'Topics').focus()
    await press(page, 'ArrowRight')
    await expect(open(page)).toHaveCount(2)
    await expect(open(page).last().getByRole('link').first()).toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(open(page)).toHaveCount(1)
    await expect(link(page, 'Topics')).toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(top(page, 'Look around')).toBeFocused()
    await expect(open(page)).toHaveCount(0)
  })

  test('MENU-8 in a mega menu left and right go from column to column', async ({ page }) => {
    await begin(page, 'Look around')
    await press(page, 'ArrowDown')
    const columns = page.locator('[data-mega] [data-part="column"]')
    await expect(columns.first().getByRole('link').first()).toBeFocused()
    await press(page, 'ArrowRight')
    await expect(columns.nth(1).getByRole('link').first()).toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(columns.first().getByRole('link').first()).toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(top(page, 'Features')).toBeFocused()
  })

  test('MENU-8 Tab still goes through everything, and keys with a modifier are the browser’s', async ({ page }) => {
    await begin(page, 'Journal')
    await press(page, 'Control+ArrowRight', 'Shift+Home')
    await expect(top(page, 'Journal')).toBeFocused()
    await press(page, 'Tab')
    await expect(toggle(page, 'Open submenu of Journal')).toBeFocused()
    await press(page, 'Enter', 'Tab')
    await expect(link(page, 'All articles')).toBeFocused()
    expect(await main(page).locator('[role]').count()).toBe(0)
  })

  test('MENU-8 Escape returns to the button also from a sub-menu that the pointer opened', async ({ page }) => {
    await top(page, 'Journal').hover()
    await live(page)
    await expect(link(page, 'All articles')).toBeVisible()
    await link(page, 'All articles').focus()
    await press(page, 'Escape')
    await expect(open(page)).toHaveCount(0)
    await expect(toggle(page, 'Open submenu of Journal')).toBeFocused()
  })

  test('MENU-8 a mouse that is nudged does not take away the sub-menu in which somebody is with the keyboard', async ({ page }) => {
    await begin(page, 'Journal')
    await page.clock.install()
    await press(page, 'ArrowDown')
    await expect(link(page, 'All articles')).toBeFocused()
    const box = (await top(page, 'Features').boundingBox())!
    await page.mouse.move(box.x + 5, box.y + box.height / 2, { steps: 4 })
    await page.clock.runFor(1000)
    await expect(link(page, 'All articles')).toBeFocused()
    await expect(open(page)).toHaveCount(1)
  })

  test('MENU-4 what was open in a wide window does not come back after a narrow one', async ({ page }) => {
    await toggle(page, 'Open submenu of Journal').press('Enter')
    await live(page)
    await expect(open(page)).toHaveCount(1)
    await page.setViewportSize({ width: 500, height: 740 })
    await expect(open(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(open(page)).toHaveCount(0)
  })
})

test('MENU-8 from right to left the arrows are mirrored', async ({ page, openExample }) => {
  await openExample('header', 'right-to-left')
  await begin(page, 'Features')
  await press(page, 'ArrowLeft')
  await expect(top(page, 'Look around')).toBeFocused()
  await press(page, 'ArrowLeft', 'ArrowDown')
  await link(page, 'Topics').focus()
  await press(page, 'ArrowLeft')
  await expect(open(page)).toHaveCount(2)
  await press(page, 'ArrowRight')
  await expect(link(page, 'Topics')).toBeFocused()
})

for (const [side, into, out] of [
  ['left', 'ArrowRight', 'ArrowLeft'],
  ['right', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`MENU-8 in a header on the ${side} up and down go through the bar, and the arrow towards the page opens`, async ({
    page,
    openExample,
  }) => {
    await openExample('header', `side-${side}`)
    await begin(page, 'Features')
    await press(page, 'ArrowDown', 'ArrowDown')
    await expect(top(page, 'Journal')).toBeFocused()
    await press(page, into)
    await expect(link(page, 'All articles')).toBeFocused()
    await press(page, out)
    await expect(top(page, 'Journal')).toBeFocused()
    await expect(open(page)).toHaveCount(0)
  })
}
