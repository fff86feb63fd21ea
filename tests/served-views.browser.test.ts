import type { Page } from '@playwright/test'
import { expect, test } from '#test'

const REACT = /\/react[.-][^/]+\.js$/
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search' }).first()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.locator('[data-part="results"]').getByRole('link')
const cartButton = (page: Page) => page.getByRole('button', { name: /^Shopping cart/ })
const cart = (page: Page) => page.getByRole('region', { name: 'Shopping cart' })

/** How often React was asked for. */
function watchReact(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (REACT.test(request.url())) asked += 1
  })
  return () => asked
}

/** React stays on its way until the result is called. */
async function holdReact(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(REACT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const fillCart = (page: Page) =>
  page.addInitScript(() => {
    const lines = ['Cup', 'Plate'].map((title) => ({ id: title, title, price: 12.5, currency: 'EUR', href: '/shop/', quantity: 1 }))
    localStorage.setItem('vitrine-cart', JSON.stringify(lines))
  })

test('REACT-10 a page runs no React until the search is reached for; it opens, takes words and answers, however late React comes', async ({
  page,
}) => {
  const asked = watchReact(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  // Somebody is there, but wants something else.
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Tab')
  await page.mouse.wheel(0, -200)
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(0)
  const release = await holdReact(page)
  await searchButton(page).click()
  await expect(field(page)).toBeFocused()
  await expect.poll(asked).toBe(1)
  await page.keyboard.type('harves')
  await expect(page.locator('[data-feature="search"] [role="status"]').first()).toHaveText('Searching…')
  await page.keyboard.type('ters')
  await expect(field(page)).toHaveValue('harvesters')
  await expect(results(page)).toHaveCount(0)
  release()
  await expect(results(page).first()).toContainText('Keeping e-mail addresses from harvesters')
  await expect(page.locator('[data-feature="search"] [role="status"]').first()).toHaveText(/for “harvesters”/)
  // What is drawn next is the same list, with other words.
  await field(page).fill('gallery')
  await expect(results(page).first().locator('mark').first()).toContainText(/galler/i)
  expect(asked()).toBe(1)
})

test('REACT-10 a cart with something in it is open, with its sum and the way on, before React has come; an empty one needs none', async ({
  page,
}) => {
  const asked = watchReact(page)
  await page.goto('/shop/', { waitUntil: 'networkidle' })
  await cartButton(page).click()
  await expect(cart(page).getByText('Your cart is empty.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(0)
  await fillCart(page)
  await page.reload({ waitUntil: 'networkidle' })
  const release = await holdReact(page)
  await cartButton(page).click()
  await expect(cart(page).locator('output')).toHaveText('€25.00')
  await expect(cart(page).getByRole('link', { name: 'Ask for it' })).toBeVisible()
  release()
  await expect(cart(page).getByRole('link', { name: 'Cup' })).toBeVisible()
  await cart(page).getByRole('spinbutton', { name: 'Quantity' }).last().fill('')
  await cart(page).getByRole('spinbutton', { name: 'Quantity' }).last().blur()
  await expect(cart(page).getByRole('spinbutton', { name: 'Quantity' }).last()).toHaveValue('1')
  await cart(page).getByRole('button', { name: 'Remove Plate' }).click()
  await expect(cart(page).getByRole('button', { name: 'Remove Cup' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartButton(page)).toBeFocused()
})

test('REACT-10 where React does not arrive, search and cart say so, and the next use tries again', async ({ page, guard }) => {
  for (const fault of [/Failed to load resource/, /\[vitrine\] search: /, /\[vitrine\] cart: /]) guard.expectConsole(fault)
  await fillCart(page)
  await page.goto('/shop/', { waitUntil: 'networkidle' })
  await page.route(REACT, (route) => route.abort())
  await searchButton(page).click()
  await page.keyboard.type('picture')
  await expect(page.getByText('The search is not available at the moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search/?q=picture')
  await page.keyboard.press('Escape')
  await cartButton(page).click()
  await expect(cart(page).getByText('What is in your cart cannot be shown at the moment.')).toBeVisible()
  await expect(cart(page).locator('output')).toHaveText('€25.00')
  await page.keyboard.press('Escape')
  await page.unroute(REACT)
  await cartButton(page).click()
  await expect(cart(page).getByRole('link', { name: 'Cup' })).toBeVisible()
  await expect(cart(page).getByText('cannot be shown')).toHaveCount(0)
  await searchButton(page).click()
  await field(page).fill('pictures')
  await expect(results(page).first()).toBeVisible()
})

test('REACT-10 a page that is translated while its results and lines are shown goes on', async ({ page }) => {
  await fillCart(page)
  await page.goto('/shop/')
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(({ parentElement, data }) => data.trim() && parentElement?.closest('[data-part]'))) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text.data)
      }
    })
  await searchButton(page).click()
  await field(page).fill('gallery')
  await expect(results(page).first()).toBeVisible()
  await translate()
  await field(page).fill('picture')
  await expect(results(page).first().locator('mark').first()).toContainText(/pictur/i)
  await page.keyboard.press('Escape')
  await cartButton(page).click()
  await expect(cart(page).getByRole('link', { name: 'Cup' })).toBeVisible()
  await translate()
  await cart(page).getByRole('spinbutton', { name: 'Quantity' }).first().fill('3')
  await cart(page).getByRole('spinbutton', { name: 'Quantity' }).first().blur()
  await expect(cart(page).getByText('€37.50')).toBeVisible()
  await cart(page).getByRole('button', { name: 'Remove Plate' }).click()
  await expect(cart(page).getByRole('listitem')).toHaveCount(1)
})
