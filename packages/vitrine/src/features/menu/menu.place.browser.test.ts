import type { Locator } from '@playwright/test'
import { expect, test } from '#test'
import { boxOf, live, open, toggle, top } from './menu.browser.markup'

test.describe('mega menu widths', () => {
  test('MENU-4 site_width: never wider than the header’s row', async ({ page, openExample }) => {
    await page.setViewportSize({ width: 860, height: 800 })
    await openExample('header', 'classic')
    await toggle(page, 'Open submenu of Look around').click()
    const row = await boxOf(page, '[data-part="row"]')
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).width)).toBe(Math.round(row.width))
    expect(Math.round((await boxOf(page, '[data-mega]')).x)).toBe(Math.round(row.x))
  })

  test('MENU-4 viewport_width: as wide as the window where it needs to be', async ({ page, openExample }) => {
    await page.setViewportSize({ width: 860, height: 800 })
    await openExample('header', 'viewport-mega')
    await toggle(page, 'Open submenu of Look around').click()
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).width)).toBe(860)
    expect((await boxOf(page, '[data-mega]')).x).toBe(0)
  })

  test('MENU-4 a full mega menu is as wide as the header’s row, or as the window', async ({ page, openExample }) => {
    await openExample('header', 'site-mega')
    await toggle(page, 'Open submenu of Look around').click()
    const row = await boxOf(page, '[data-part="row"]')
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).width)).toBe(Math.round(row.width))
    await openExample('header', 'viewport-mega')
    await toggle(page, 'Open submenu of Look around').click()
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).width)).toBe(1280)
  })
})

test.describe('beside a side header', () => {
  for (const side of ['left', 'right'] as const) {
    test(`MENU-4 header ${side}: sub-menus open beside it, and are moved up to end 10 px above the window’s end`, async ({
      page,
      openExample,
    }) => {
      await page.setViewportSize({ width: 1280, height: 420 })
      await openExample('header', `side-${side}`)
      const header = await boxOf(page, '[data-feature="header"]')
      await toggle(page, 'Open submenu of Journal').click()
      const box = (await open(page).boundingBox())!
      if (side === 'left') expect(box.x).toBeGreaterThanOrEqual(header.x + header.width - 2)
      else expect(box.x + box.width).toBeLessThanOrEqual(header.x + 2)
      expect(box.y + box.height).toBeLessThanOrEqual(410)
      await page.keyboard.press('Escape')
      await toggle(page, 'Open submenu of Look around').click()
      await expect
        .poll(async () => Math.round((await boxOf(page, '[data-mega]')).y + (await boxOf(page, '[data-mega]')).height))
        .toBeLessThanOrEqual(400)
      const mega = await boxOf(page, '[data-mega]')
      expect(mega.x).toBeGreaterThanOrEqual(0)
      expect(mega.x + mega.width).toBeLessThanOrEqual(1280)
    })
  }
})

test.describe('right to left', () => {
  test('MENU-4 everything is mirrored: a mega menu is flush with the row’s left end, nested menus open to the left', async ({
    page,
    openExample,
  }) => {
    await openExample('header', 'right-to-left')
    const endOf = async (selector: string) => Math.round((await boxOf(page, selector)).x + (await boxOf(page, selector)).width)
    const item = (await top(page, 'Look around').locator('..').boundingBox())!
    await toggle(page, 'Open submenu of Look around').press('Enter')
    await expect.poll(() => endOf('[data-mega]')).toBe(Math.round(item.x + item.width))
    // Where there is no room for it below its item, it ends where the row ends: on the left.
    await page.setViewportSize({ width: 900, height: 800 })
    const row = await boxOf(page, '[data-part="row"]')
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).x)).toBe(Math.round(row.x))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    // By key: a pointer that rests on a button while the window changes opens what is below it by itself, and the button has another name.
    const openByKey = (name: string) => toggle(page, `Open submenu of ${name}`).press('Enter')
    const sideOf = async (part: Locator, side: 'start' | 'end') => {
      const box = await part.boundingBox()
      return box && Math.round(side === 'end' ? box.x : box.x + box.width)
    }
    await openByKey('Features')
    await expect
      .poll(async () => (await sideOf(open(page), 'start'))! - (await sideOf(top(page, 'Features').locator('..'), 'start'))!)
      .toBe(0)
    await openByKey('Journal')
    await openByKey('Topics')
    await expect
      .poll(async () => (await sideOf(open(page).last(), 'start'))! - (await sideOf(open(page).first(), 'end'))!)
      .toBeLessThanOrEqual(12)
  })
})

test.describe('without anchors in the browser', () => {
  test('MENU-4 the same places come from a script that no other browser fetches', async ({ page, openExample }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openExample('header', 'classic')
    await toggle(page, 'Open submenu of Look around').click()
    await live(page)
    const place = await boxOf(page, '[data-mega]')
    expect(fetched.filter((url) => /floating|placement/.test(url))).toEqual([])

    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await openExample('header', 'classic')
    await toggle(page, 'Open submenu of Look around').click()
    await expect(page.locator('[data-mega]')).toHaveAttribute('data-placed', '')
    await expect.poll(async () => Math.round((await boxOf(page, '[data-mega]')).x)).toBe(Math.round(place.x))
    await page.keyboard.press('Escape')
    await toggle(page, 'Open submenu of Journal').click()
    const item = (await toggle(page, 'Close submenu of Journal').locator('..').boundingBox())!
    await expect.poll(async () => Math.round((await open(page).boundingBox())!.x)).toBe(Math.round(item.x))
    // To the pixel, whichever way each of them rounds its half.
    await expect.poll(async () => Math.abs((await open(page).boundingBox())!.y - item.y - item.height)).toBeLessThanOrEqual(1)
    expect(fetched.some((url) => /floating/.test(url))).toBe(true)
  })
})
