import { expect, findFaults, test, type Page } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, LOOKS, resizeWindow } from '../../../../../tests/support/host-sheets'
import { readmeHtml } from '../../../../../tests/support/readme'

const html = readmeHtml('menu')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first()
const articles = (page: Page) => bar(page).getByRole('link', { name: 'All articles' })
const goTo = (page: Page) => page.getByRole('button', { name: 'Go to...' })
const panel = (page: Page) => page.locator('#mobile-menu')
/** px: the size of what shows. */
const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test.describe('the README’s markup in a wide window', () => {
  test.beforeEach(({ mountHtml }) => mountHtml(html, { isWithoutScript: true }))

  test('MENU-4 sub-menus and what is nested in them open under the pointer, beside their items', async ({ page }) => {
    await expect(goTo(page)).toBeHidden()
    await bar(page).getByRole('link', { name: 'Journal' }).hover()
    await expect(articles(page)).toBeVisible()
    await bar(page).getByRole('link', { name: 'Topics' }).hover()
    await expect(bar(page).getByRole('link', { name: 'Speed' })).toBeVisible()
    const [first, nested] = [await sizeOf(page, '#menu-journal'), await sizeOf(page, '#menu-topics')]
    expect(nested.left).toBeGreaterThanOrEqual(first.right - 12)
  })

  test('MENU-2 buttons open them and say so, also one that is the whole item', async ({ page }) => {
    await bar(page).getByRole('button', { name: 'Open submenu of Journal' }).click()
    await expect(bar(page).getByRole('button', { name: 'Close submenu of Journal' })).toHaveAttribute('aria-expanded', 'true')
    await bar(page).getByRole('button', { name: 'More' }).click()
    await expect(bar(page).getByRole('link', { name: 'The sea' })).toBeVisible()
    const [left, right] = [await sizeOf(page, '[data-part="column"] >> nth=0'), await sizeOf(page, '[data-part="column"] >> nth=1')]
    expect(right.left).toBeGreaterThan(left.right)
    expect(await findFaults(page, '[data-feature="menu"]')).toEqual([])
  })

  test('MENU-8 a menu and an item that come later work like those that were there', async ({ page }) => {
    await bar(page).getByRole('link', { name: 'Journal' }).hover()
    await expect(page.locator('[data-feature="menu"]')).toHaveAttribute('data-live', '')
    await page.evaluate(() => {
      const list = document.querySelector('[data-part="list"]')!
      list.insertAdjacentHTML(
        'beforeend',
        '<li data-part="item"><a data-part="link" href="/late/">Late</a><button type="button" data-part="toggle" popovertarget="menu-late"><span data-part="open-label">Open Late</span></button><div popover id="menu-late" data-part="submenu" data-level="first"><ul><li data-part="item"><a data-part="link" href="/later/">Later</a></li></ul></div></li>',
      )
    })
    await bar(page).getByRole('link', { name: 'Late' }).hover()
    await expect(bar(page).getByRole('link', { name: 'Later' })).toBeVisible()
    await page.mouse.move(640, 700, { steps: 6 })
    await expect(bar(page).getByRole('link', { name: 'Later' })).toBeHidden()
  })
})

test.describe('the README’s markup in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('MENU-1 the mobile menu opens below its button, and nested lists unfold', async ({ page, mountHtml }) => {
    await mountHtml(html, { isWithoutScript: true })
    await expect(page.locator('[data-feature="menu"]')).toBeHidden()
    await goTo(page).click()
    await expect(panel(page)).toBeVisible()
    await expect(goTo(page)).toHaveAttribute('aria-expanded', 'true')
    const button = (await goTo(page).boundingBox())!
    await expect.poll(async () => Math.round((await panel(page).boundingBox())!.y)).toBe(Math.round(button.y + button.height))
    expect((await panel(page).boundingBox())!.width).toBe(360)
    // The drawn arrow stands at the line's end, clear of the link that shares the line.
    const arrow = panel(page).locator('summary').first()
    expect(await arrow.evaluate((summary) => parseFloat(getComputedStyle(summary, '::before').marginInlineStart))).toBeGreaterThan(200)
    for (const [name, shown] of [
      ['Journal', 'Topics'],
      ['Topics', 'Speed'],
    ] as const) {
      await panel(page)
        .locator('summary')
        .filter({ hasText: `submenu of ${name}` })
        .first()
        .press('Enter')
      await expect(panel(page).getByRole('link', { name: shown })).toBeVisible()
    }
    expect(await findFaults(page, '#mobile-menu')).toEqual([])
    await goTo(page).click()
    await expect(panel(page)).toBeHidden()
  })
})

test('MENU-1 MENU-4 the menu and the mobile menu look the same on pages with rules of their own', async ({ page, mountHtml }) => {
  const styles = [...LAYOUT, ...LOOKS]
  const come = (menu: Element) => Promise.all(menu.getAnimations().map((animation) => animation.finished))
  const look = async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await mountHtml(html, { isWithoutScript: true })
    await bar(page).getByRole('button', { name: 'Open submenu of Journal' }).focus()
    await page.keyboard.press('Enter')
    await expect(articles(page)).toBeVisible()
    await page.locator('#menu-journal').evaluate(come)
    const wide = await lookOf(page, '[data-feature="menu"] :is(ul, li, a, button, div)', styles)
    await page.keyboard.press('Escape')
    await resizeWindow(page, 360, 740)
    await goTo(page).click()
    await expect(panel(page)).toBeVisible()
    await panel(page).evaluate(come)
    return joinLooks({
      'the menu': wide,
      'the mobile menu': await lookOf(
        page,
        '[data-feature="mobile-menu"] :is(button, [data-part="panel"], ul, li, a, details, summary)',
        styles,
      ),
    })
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})

for (const [attribute, value] of [
  ['data-base', 'wide'],
  ['data-kind', 'primary'],
  ['data-break-point', 'narrow'],
  ['data-design', 'fly-out'],
  ['data-desing', 'flyout'],
] as const) {
  test(`MENU-1 ${attribute}="${value}" is reported, and the menus work`, async ({ page, mountHtml, guard }) => {
    const isMobile = /desi|break/.test(attribute)
    guard.expectConsole(new RegExp(`\\[vitrine\\] ${isMobile ? 'mobile-menu' : 'menu'}: .*(must be|Did you mean data-design)`))
    const [feature, other] = isMobile ? ['mobile-menu', 'data-break-point="800"'] : ['menu', '']
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
    await mountHtml(
      html.replace(
        new RegExp(`<(nav|div) data-feature="${feature}"[^>]*`),
        (tag) =>
          `${tag.replace(` ${attribute}="${attribute === 'data-break-point' ? 800 : 'classic'}"`, '').replace(attribute === 'data-break-point' ? other : '\0', '')} ${attribute}="${value}"`,
      ),
      { isWithoutScript: true },
    )
    if (isMobile) {
      await goTo(page).click()
      await expect(goTo(page)).toHaveAttribute('aria-expanded', 'true')
      await page.setViewportSize({ width: 900, height: 740 })
      await expect(panel(page)).toBeHidden()
    } else {
      await bar(page).getByRole('link', { name: 'Journal' }).hover()
      await expect(articles(page)).toBeVisible()
      await expect(page.locator('[data-feature="menu"]')).toHaveAttribute('data-live', '')
    }
  })
}
