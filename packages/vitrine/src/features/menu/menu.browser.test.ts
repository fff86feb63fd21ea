import { expect, test, type Page } from '#test'
import { boxOf, live, main, open, toggle, top } from './menu.browser.markup'

/** Moves the pointer in steps, as a hand does. */
async function glide(page: Page, to: { x: number; y: number }, steps = 12) {
  await page.mouse.move(to.x, to.y, { steps })
}
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test.describe('on a wide window', () => {
  test.beforeEach(({ openExample }) => openExample('header', 'classic'))

  test('MENU-2 each sub-menu has a button whose name says what it does, and whether it is open', async ({ page }) => {
    await toggle(page, 'Open submenu of Journal').click()
    const close = toggle(page, 'Close submenu of Journal')
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    // The pointer rests on the item, so only a press closes it.
    await close.click()
    await expect(toggle(page, 'Open submenu of Journal')).toHaveAttribute('aria-expanded', 'false')
  })

  test('MENU-4 the pointer opens a sub-menu, and leaving closes it', async ({ page }) => {
    await top(page, 'Journal').hover()
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await live(page)
    await glide(page, { x: 640, y: 700 })
    await expect(open(page)).toHaveCount(0)
  })

  test('MENU-4 a press on the button of what the pointer opened keeps it open', async ({ page }) => {
    await top(page, 'Journal').hover()
    await live(page)
    await expect(open(page)).toHaveCount(1)
    await toggle(page, 'Close submenu of Journal').click()
    await expect(open(page)).toHaveCount(1)
    await glide(page, { x: 640, y: 700 })
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
  })

  test('MENU-4 a diagonal over other items into the open sub-menu is forgiven', async ({ page }) => {
    await top(page, 'Look around').hover()
    await live(page)
    await expect(open(page)).toHaveCount(1)
    const from = middle((await top(page, 'Look around').boundingBox())!)
    const item = (await top(page, 'Journal').boundingBox())!
    // Across Journal, on the way down to the last column.
    await glide(page, { x: from.x + 10, y: from.y + 6 }, 4)
    await glide(page, { x: item.x + 20, y: from.y + 30 }, 6)
    await glide(page, { x: item.x + 60, y: from.y + 120 }, 6)
    await expect(page.locator('[data-mega]:popover-open')).toHaveCount(1)
    await expect(main(page).getByRole('link', { name: 'A print of the stream' })).toBeVisible()
  })

  test('MENU-4 along the row, the next item takes over', async ({ page }) => {
    await top(page, 'Look around').hover()
    await live(page)
    await expect(page.locator('[data-mega]:popover-open')).toHaveCount(1)
    await glide(page, middle((await top(page, 'Journal').boundingBox())!))
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await expect(page.locator('[data-mega]:popover-open')).toHaveCount(0)
  })

  test('MENU-4 a mega menu too wide for its place is flush with the end of the row', async ({ page }) => {
    await toggle(page, 'Open submenu of Look around').click()
    const mega = await boxOf(page, '[data-mega]')
    const row = await boxOf(page, '[data-part="row"]')
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).x + mega.width)).toBe(Math.round(row.x + row.width))
    expect(mega.y).toBeGreaterThanOrEqual((await boxOf(page, '[data-part="row"]')).height)
  })

  test('MENU-4 a low window leaves 10 px below a dropdown and 20 px below a mega menu', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await toggle(page, 'Open submenu of Look around').click()
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).y + (await boxOf(page, '[data-mega]')).height)).toBe(280)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 200 })
    await toggle(page, 'Open submenu of Journal').click()
    await expect.poll(async () => Math.round((await open(page).boundingBox())!.y + (await open(page).boundingBox())!.height)).toBe(190)
  })

  test('MENU-4 a dropdown that would leave the window switches its side, and what is nested in it follows', async ({ page }) => {
    // Journal becomes the last item of the row, too near to the window's end for its sub-menu.
    await page.evaluate(() => document.querySelectorAll('[data-kind="main"] > ul > li:nth-child(n + 4)').forEach((item) => item.remove()))
    await toggle(page, 'Open submenu of Journal').click()
    const item = (await top(page, 'Journal').locator('..').boundingBox())!
    const first = open(page).first()
    await expect(first).toHaveAttribute('data-side', 'switched')
    const box = (await first.boundingBox())!
    expect(Math.round(box.x + box.width)).toBe(Math.round(item.x + item.width))
    await toggle(page, 'Open submenu of Topics').click()
    const nested = (await open(page).last().boundingBox())!
    expect(nested.x + nested.width).toBeLessThanOrEqual(box.x + 12)
    expect(nested.x).toBeGreaterThanOrEqual(0)
  })

  test('MENU-8 Escape closes a sub-menu and focus is back at its button', async ({ page }) => {
    const button = toggle(page, 'Open submenu of Journal')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(0)
    await expect(toggle(page, 'Open submenu of Journal')).toBeFocused()
  })

  test('MENU-8 Escape closes the innermost sub-menu first', async ({ page }) => {
    await toggle(page, 'Open submenu of Journal').focus()
    await page.keyboard.press('Enter')
    await toggle(page, 'Open submenu of Topics').focus()
    await page.keyboard.press('Enter')
    await expect(open(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(1)
    await expect(toggle(page, 'Open submenu of Topics')).toBeFocused()
  })

  test('MENU-8 focus that goes on closes what it left', async ({ page }) => {
    await toggle(page, 'Open submenu of Features').focus()
    await page.keyboard.press('Enter')
    await expect(open(page)).toHaveCount(1)
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
    await expect(top(page, 'Look around')).toBeFocused()
    await expect(open(page)).toHaveCount(0)
  })

  test('MENU-8 links of a closed sub-menu cannot be focused', async ({ page }) => {
    await top(page, 'Features').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(top(page, 'Look around')).toBeFocused()
  })

  test('MENU-8 the menu says where the visitor is', async ({ page }) => {
    await page.goto('/journal/')
    await expect(top(page, 'Journal')).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test('MENU-5 the first tap on a parent opens its sub-menu, the second follows the link', async ({ page, openExample }) => {
    await openExample('header', 'classic')
    const { x, y } = middle((await top(page, 'Journal').boundingBox())!)
    await page.touchscreen.tap(x, y)
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await expect(page).toHaveURL(/classic/)
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/\/journal\/$/)
  })

  test('MENU-5 a tap on another parent opens that one, a tap elsewhere closes it, and a leaf is followed at once', async ({
    page,
    openExample,
  }) => {
    await openExample('header', 'classic')
    const tap = async (name: string) => {
      const { x, y } = middle((await top(page, name).boundingBox())!)
      await page.touchscreen.tap(x, y)
    }
    await tap('Journal')
    await expect(open(page)).toHaveCount(1)
    await tap('Features')
    await expect(main(page).getByRole('link', { name: 'Style guide' })).toBeVisible()
    await expect(open(page)).toHaveCount(1)
    await page.touchscreen.tap(400, 1000)
    await expect(open(page)).toHaveCount(0)
    await tap('Guide')
    await expect(page).toHaveURL(/\/guide\/$/)
  })
})

test.describe('touch on a device that also has a pointer', () => {
  test.use({ hasTouch: true })

  test('MENU-5 the first tap opens there too', async ({ page, openExample }) => {
    await openExample('header', 'classic')
    await top(page, 'Guide').hover()
    await live(page)
    const { x, y } = middle((await top(page, 'Journal').boundingBox())!)
    await page.touchscreen.tap(x, y)
    await expect(main(page).getByRole('link', { name: 'All articles' })).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/\/journal\/$/)
  })
})

test.describe('secondary menu', () => {
  const line = (page: Page) =>
    page.locator('[data-kind="secondary"] > ul').evaluate((list) => {
      const { backgroundImage } = getComputedStyle(list)
      // Drawn at the end of the first row, in a picture 1 px shorter than the list.
      return backgroundImage !== 'none' && list.getBoundingClientRect().height - 1 > list.children[0]!.getBoundingClientRect().height
    })
  const itemsWidth = (page: Page) =>
    page
      .locator('[data-kind="secondary"] > ul > li')
      .evaluateAll((items) => items.reduce((sum, item) => sum + item.getBoundingClientRect().width + 2, 0))

  test('MENU-6 the separator is there only where items are wider than the window, below the break point, above 318 px', async ({
    page,
    openExample,
  }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelectorAll('[data-kind="secondary"] li a').forEach((link) => (link.textContent += ' and so on')),
      ),
    )
    await openExample('header', 'mobile-classic')
    for (const [width, isThere] of [
      [360, true],
      [319, true],
      [318, false],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      expect(await line(page), `${width} px`).toBe(isThere)
    }
    const seen = new Set<boolean>()
    for (let width = 340; width < 800; width += 20) {
      await page.setViewportSize({ width, height: 740 })
      const isWider = (await itemsWidth(page)) > width
      expect(await line(page), `${width} px`).toBe(isWider)
      seen.add(isWider)
    }
    expect(seen.size, 'both cases were there').toBe(2)
  })

  test('MENU-6 from the break point on there is none, however wide the items are', async ({ page, openExample }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document
          .querySelectorAll('[data-kind="secondary"] li a')
          .forEach((link) => (link.textContent += ' and a very great many words more, so that it is wide')),
      ),
    )
    await page.setViewportSize({ width: 799, height: 740 })
    await openExample('header', 'mobile-classic')
    expect(await line(page)).toBe(true)
    await page.setViewportSize({ width: 800, height: 740 })
    expect(await line(page)).toBe(false)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('MENU-8 sub-menus open under the pointer and by their buttons, and Escape closes them', async ({ page, openExample }) => {
    await openExample('header', 'classic')
    const articles = main(page).getByRole('link', { name: 'All articles' })
    await top(page, 'Journal').hover()
    await expect(articles).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(articles).toBeHidden()
    await toggle(page, 'Open submenu of Journal').focus()
    await page.keyboard.press('Enter')
    await expect(articles).toBeVisible()
    await expect(toggle(page, 'Close submenu of Journal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(articles).toBeHidden()
  })

  test('MENU-8 the mobile menu and its sub-menus open, and lead on', async ({ page, openExample }) => {
    for (const [example, name] of [
      ['mobile-classic', 'Go to...'],
      ['flyout', 'Menu'],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 })
      await openExample('header', example)
      await page.getByRole('button', { name }).click()
      const summary = page.locator('nav > ul > li > details > summary').filter({ hasText: 'Look around' })
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.locator('details').getByRole('link', { name: 'Gallery' }).first().click()
      await expect(page).toHaveURL(/\/gallery\/$/)
    }
  })
})

test('MENU-2 the buttons’ names come from the owner’s templates', async ({ page, openExample }) => {
  await openExample('menu', 'labels')
  await page.getByRole('button', { name: 'Show what is in Journal' }).click()
  await expect(page.getByRole('button', { name: 'Hide what is in Journal' })).toBeVisible()
})

test('MENU-2 a parent that leads nowhere is the button itself', async ({ page, openExample }) => {
  await openExample('menu', 'bar')
  await page.getByRole('button', { name: /^More/ }).click()
  await expect(page.getByRole('link', { name: /^About/ })).toHaveAttribute('aria-current', 'page')
})
