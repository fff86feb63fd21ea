import { expect, test, type Page } from '#test'

const cart = (page: Page) => page.getByRole('button', { name: /^Shopping cart/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Shopping cart' })
const add = (page: Page, at = 0) => page.getByRole('button', { name: 'Add to cart' }).nth(at).click()
const mounted = (page: Page) => page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent === '0')

test.beforeEach(async ({ page, openExample }) => {
  await openExample('cart', 'add')
  await mounted(page)
})

test('FIND-4 adding raises the event that panels listen to, says so, and counts', async ({ page }) => {
  const heard = page.evaluate(() => new Promise((resolve) => document.addEventListener('vitrine:added-to-cart', (event) => resolve((event as CustomEvent).detail), { once: true })))
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('2')
  await add(page)
  expect(await heard).toEqual({ product: 'example-book', quantity: 2 })
  await expect(page.getByText('A small book is in your cart')).toBeVisible()
  await expect(cart(page)).toHaveText(/2$/)
})

test('FIND-4 the dropdown lists lines, quantities and the subtotal, and changes with them', async ({ page }) => {
  await add(page)
  for (let times = 0; times < 3; times += 1) await add(page, 1)
  await cart(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expect(panel(page).getByText('€24.80')).toBeVisible()
  await panel(page).getByRole('spinbutton', { name: 'Quantity' }).first().fill('2')
  await panel(page).getByRole('spinbutton', { name: 'Quantity' }).first().blur()
  await expect(panel(page).getByText('€49.30')).toBeVisible()
  await expect(cart(page)).toHaveText(/5$/)
  await expect(panel(page).getByRole('link', { name: 'Ask for it' })).toHaveAttribute('href', '/contact/')
})

test('FIND-4 a line is removed, focus goes on, and an empty cart says so', async ({ page }) => {
  await add(page)
  await add(page, 1)
  await cart(page).click()
  await panel(page).getByRole('button', { name: 'Remove A small book' }).click()
  await expect(panel(page).getByRole('button', { name: 'Remove Four postcards' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Your cart is empty.')).toBeVisible()
  await expect(panel(page).getByText('Subtotal')).toBeHidden()
})

test('FIND-4 the cart is kept in the browser: it is there on the next page, and in another tab at once', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/shop/')
  await add(page)
  await expect(cart(other)).toHaveText(/1$/)
  await page.goto('/journal/')
  await expect(cart(page)).toHaveText(/1$/)
})

test('FIND-4 the dropdown stays in view at every width', async ({ page }) => {
  await add(page)
  for (const width of [360, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await cart(page).click()
    await expect(panel(page)).toBeVisible()
    const box = (await panel(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(700)
    await page.keyboard.press('Escape')
  }
})

test('FIND-4 beside a side header it is moved up to stay in view', async ({ page, openExample }) => {
  await add(page)
  await page.setViewportSize({ width: 1280, height: 560 })
  await openExample('header', 'side-left')
  await cart(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(async () => Math.round((await panel(page).boundingBox())!.y + (await panel(page).boundingBox())!.height)).toBeLessThanOrEqual(550)
  expect((await panel(page).boundingBox())!.x).toBeGreaterThanOrEqual(90)
})

test('FIND-4 a product page has the button', async ({ page }) => {
  await page.goto('/shop/picture-book/')
  await mounted(page)
  await add(page)
  await expect(cart(page)).toHaveText(/1$/)
})

test('FIND-4 a broken store breaks nothing', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('vitrine-cart', '{broken'))
  await page.reload()
  await mounted(page)
  await add(page)
  await expect(cart(page)).toHaveText(/1$/)
})
