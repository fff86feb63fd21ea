import { expect, findFaults, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeHtml } from '../../../../../tests/support/readme'
import { holdParts } from '../../../../../tests/support/slow'

const html = readmeHtml('vertical-menu')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Parts of the site' })
const line = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('MENU-7 the README’s markup unfolds by its buttons and the pointer, also what is nested', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await expect(line(page, 'Menus')).toBeVisible()
  await line(page, 'Shop').hover()
  await expect(line(page, 'Prints')).toBeVisible()
  await menu(page).locator('summary').filter({ hasText: 'submenu of Postcards' }).press('Enter')
  await expect(line(page, 'The sea')).toBeVisible()
  // What still unfolds lies over its neighbours.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await findFaults(page, 'nav')).toEqual([])
})

test('MENU-7 the first hover is not lost, however late the code comes', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /vertical-menu\.behaviour/)
  const asked = page.waitForRequest(/vertical-menu\.behaviour/)
  await page.reload()
  await line(page, 'Shop').hover()
  await asked
  release()
  await expect(line(page, 'Prints')).toBeVisible()
})

test('MENU-7 a pointer that is gone when the code comes opens nothing', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /vertical-menu\.behaviour/)
  const answered = page.waitForResponse(/vertical-menu\.behaviour/)
  await page.reload()
  await line(page, 'Shop').hover()
  await page.mouse.move(900, 700)
  await page.clock.install()
  release()
  await answered
  await line(page, 'Journal').hover()
  await page.clock.runFor(2000)
  await expect(line(page, 'Prints')).toBeHidden()
})

test('MENU-7 whoever folds a branch by its button is not overruled by the pointer that rests on it', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await line(page, 'Journal').hover()
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  const summary = menu(page).locator('summary').filter({ hasText: 'submenu of Guide' })
  const { width } = (await summary.boundingBox())!
  await summary.click({ position: { x: width - 12, y: 20 } })
  await page.clock.runFor(2000)
  await expect(line(page, 'Menus')).toBeHidden()
})

test('MENU-7 arrow keys go from line to line, unfold, enter and fold', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await line(page, 'Journal').focus()
  await page.waitForLoadState('networkidle')
  await press(page, 'ArrowUp', 'ArrowDown')
  await expect(line(page, 'Shop')).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(line(page, 'Prints')).toBeVisible()
  await expect(line(page, 'Shop')).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(line(page, 'Prints')).toBeFocused()
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(line(page, 'Guide')).toBeFocused()
  await press(page, 'End')
  await expect(line(page, 'Menus')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(line(page, 'Guide')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(line(page, 'Menus')).toBeHidden()
  await press(page, 'Home')
  await expect(line(page, 'Journal')).toBeFocused()
})

test('MENU-7 from right to left the arrows are mirrored', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true, root: 'lang="en" dir="rtl"' })
  await line(page, 'Shop').focus()
  await page.waitForLoadState('networkidle')
  await press(page, 'ArrowLeft')
  await expect(line(page, 'Prints')).toBeVisible()
})

for (const [attribute, message] of [
  ['data-mode="press"', 'vertical-menu.mode is "press", but it must be one of "click", "hover".'],
  ['data-mode="hover" data-hover-delay="soon"', 'vertical-menu.hoverDelay is "soon", but it must be a number of at least 0.'],
  ['data-mode="hover" data-hover-dely="20"', 'data-hover-dely is not an option. Did you mean data-hover-delay?'],
] as const) {
  test(`MENU-7 ${attribute} is reported, and the rest works`, async ({ page, mountHtml, guard }) => {
    guard.expectConsole(new RegExp(message.replace(/[.?]/g, '\\$&')))
    await mountHtml(html.replace('data-mode="hover"', attribute), { isWithoutScript: true })
    await line(page, 'Shop').focus()
    await page.waitForLoadState('networkidle')
    await press(page, 'ArrowRight')
    await expect(line(page, 'Prints')).toBeVisible()
  })
}

test('MENU-7 it looks the same on pages with rules of their own', async ({ page, mountHtml }) => {
  test.setTimeout(90_000)
  const show = () => mountHtml(html, { isWithoutScript: true })
  expect(
    await differencesUnderHostSheets({
      page,
      show,
      parts: '[data-feature="vertical-menu"] :is(ul, li, a, details, summary)',
      styles: [...LAYOUT, ...LOOKS],
    }),
  ).toEqual([])
})
