import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '#test'

const cart = (page: Page) => page.getByRole('button', { name: /^Shopping cart/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Shopping cart' })
const add = (page: Page, at = 0) => page.getByRole('button', { name: 'Add to cart' }).nth(at).click()
const boxOf = async (part: Locator) => (await part.boundingBox())!
/** Somebody is there, and the number stands. */
async function mounted(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent === '0')
}

async function openShop(page: Page, openExample: (feature: string, example: string) => Promise<void>): Promise<void> {
  await openExample('cart', 'add')
  await mounted(page)
}

test('FIND-4 adding says so and counts; the dropdown lists, changes and removes lines, and stays in view at every width', async ({
  page,
  openExample,
}) => {
  await openShop(page, openExample)
  await test.step('FIND-4 adding raises the event that panels listen to, says so, and counts', async () => {
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('vitrine:added-to-cart', (event) => resolve((event as CustomEvent).detail), { once: true }),
        ),
    )
    await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('2')
    await add(page)
    expect(await heard).toEqual({ product: 'example-book', quantity: 2 })
    await expect(page.getByText('A small book is in your cart')).toBeVisible()
    await expect(cart(page)).toHaveText(/2$/)
  })
  await test.step('FIND-4 the dropdown lists lines, quantities and the subtotal, and changes with them', async () => {
    for (let times = 0; times < 3; times += 1) await add(page, 1)
    await cart(page).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(2)
    for (const [quantity, subtotal, count] of [
      ['1', '€24.80', /4$/],
      ['2', '€49.30', /5$/],
    ] as const) {
      await panel(page).getByRole('spinbutton', { name: 'Quantity' }).first().fill(quantity)
      await panel(page).getByRole('spinbutton', { name: 'Quantity' }).first().blur()
      await expect(panel(page).getByText(subtotal)).toBeVisible()
      await expect(cart(page)).toHaveText(count)
    }
    await expect(panel(page).getByRole('link', { name: 'Ask for it' })).toHaveAttribute('href', '/contact/')
  })
  await test.step('FIND-4 a line is removed, focus goes on, and an empty cart says so', async () => {
    await panel(page).getByRole('button', { name: 'Remove A small book' }).click()
    await expect(panel(page).getByRole('button', { name: 'Remove Four postcards' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText('Your cart is empty.')).toBeVisible()
    await expect(panel(page).getByText('Subtotal')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })
  await add(page)
  for (const width of [360, 820, 1280, 1920]) {
    await test.step(`FIND-4 the dropdown stays in view at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await cart(page).click()
      await expect(panel(page)).toBeVisible()
      await expect(async () => {
        const box = await boxOf(panel(page))
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(700)
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
    })
  }
})

test('FIND-4 the cart is kept in the browser: it is there on the next page, and in another tab at once', async ({
  page,
  context,
  openExample,
}) => {
  await openShop(page, openExample)
  const other = await context.newPage()
  await other.goto('/shop/')
  await add(page)
  await expect(cart(other)).toHaveText(/1$/)
  await page.goto('/journal/')
  await expect(cart(page)).toHaveText(/1$/)
})

for (const example of ['classic', 'menu-under', 'right-to-left']) {
  test(`FIND-4 in the header ${example} it opens where the header ends, in line with its button, on a phone between both edges`, async ({
    page,
    openExample,
  }) => {
    await openExample('header', example)
    await cart(page).click()
    const [header, button] = [await boxOf(page.locator('[data-feature="header"]')), await boxOf(cart(page))]
    await expect.poll(async () => Math.round((await boxOf(panel(page))).y)).toBe(Math.round(header.y + header.height))
    const box = await boxOf(panel(page))
    if (example === 'right-to-left') expect(box.x).toBeCloseTo(button.x, 0)
    else expect(box.x + box.width).toBeCloseTo(button.x + button.width, 0)
    if (example === 'menu-under') return
    await test.step('FIND-4 on a phone it keeps the same distance from both edges', async () => {
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await page.setViewportSize({ width: 360, height: 740 })
      await cart(page).click()
      const narrow = await boxOf(panel(page))
      expect(narrow.x).toBe(16)
      expect(narrow.x + narrow.width).toBe(360 - 16)
    })
  })
}

test('FIND-4 a shrunk header has it at its own lower edge', async ({ page, openExample }) => {
  await openExample('header', 'shrinking')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const bar = page.locator('[data-feature="header"] > [data-part="bar"]')
  await expect.poll(async () => (await boxOf(bar)).height).toBe(65)
  await cart(page).click()
  await expect.poll(async () => Math.round((await boxOf(panel(page))).y)).toBe(65)
})

test('FIND-4 beside a side header on the right it begins where the header ends', async ({ page, openExample }) => {
  await openExample('header', 'side-right')
  await cart(page).click()
  const [header, box] = [await boxOf(page.locator('[data-feature="header"]')), await boxOf(panel(page))]
  expect(box.x + box.width).toBeCloseTo(header.x, 0)
})

test('FIND-4 a browser without anchors has it below the header’s row', async ({ page, openExample }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await openExample('header', 'classic')
  await mounted(page)
  await cart(page).click()
  await expect(panel(page)).toHaveAttribute('data-placed', '')
  const row = await boxOf(page.locator('[data-part="row"]'))
  await expect.poll(async () => Math.round((await boxOf(panel(page))).y)).toBe(Math.round(row.y + row.height))
})

test('FIND-4 beside a side header on the left it begins where the header ends, and is moved up to stay in view', async ({
  page,
  openExample,
}) => {
  await openShop(page, openExample)
  await add(page)
  await openExample('header', 'side-left')
  await cart(page).click()
  const [header, box] = [await boxOf(page.locator('[data-feature="header"]')), await boxOf(panel(page))]
  expect(box.x).toBeCloseTo(header.width, 0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 560 })
  await cart(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await expect
    .poll(async () => Math.round((await panel(page).boundingBox())!.y + (await panel(page).boundingBox())!.height))
    .toBeLessThanOrEqual(550)
  expect((await panel(page).boundingBox())!.x).toBeGreaterThanOrEqual(90)
})

test('FIND-4 a product page has the button', async ({ page }) => {
  await page.goto('/shop/picture-book/')
  await mounted(page)
  await add(page)
  await expect(cart(page)).toHaveText(/1$/)
})

test('FIND-4 a broken store breaks nothing', async ({ page, openExample }) => {
  await openShop(page, openExample)
  await page.evaluate(() => localStorage.setItem('vitrine-cart', '{broken'))
  await page.reload()
  await mounted(page)
  await add(page)
  await expect(cart(page)).toHaveText(/1$/)
})
