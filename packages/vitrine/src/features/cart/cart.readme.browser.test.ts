import { expect, findFaults, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeHtml } from '../../../../../tests/support/readme'
import { holdParts } from '../../../../../tests/support/slow'

const html = readmeHtml('cart')
const cart = (page: Page) => page.getByRole('button', { name: /^Shopping cart/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Shopping cart' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })
const fill = (
  page: Page,
  lines = [{ id: 'book', title: 'A small book', price: 24.5, currency: 'EUR', href: '/shop/book/', quantity: 2 }],
) => page.addInitScript((kept) => location.protocol.startsWith('http') && localStorage.setItem('vitrine-cart', JSON.stringify(kept)), lines)

test('FIND-4 the README’s markup adds, counts, lists and removes', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await add(page).click()
  await expect(page.getByText('A small book is in your cart')).toBeVisible()
  await expect(cart(page)).toHaveText(/1\s*$/)
  await cart(page).click()
  await expect(panel(page).getByRole('link', { name: 'A small book' })).toHaveAttribute('href', '/shop/book/')
  await expect(panel(page).locator('output')).toHaveText('€24.50')
  const [icon, box] = [(await cart(page).boundingBox())!, (await panel(page).boundingBox())!]
  expect(Math.round(box.y)).toBeGreaterThanOrEqual(Math.round(icon.y + icon.height) - 1)
  expect(await findFaults(page, '[data-feature="cart"]')).toEqual([])
  await panel(page).getByRole('button', { name: 'Remove A small book' }).click()
  await expect(panel(page).getByText('Your cart is empty.')).toBeVisible()
})

test('FIND-4 a full cart does not say that it is empty before its code has come', async ({ page, mountHtml }) => {
  await fill(page)
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /cart\.served/)
  await page.reload()
  await expect(cart(page)).toHaveText(/2\s*$/)
  await cart(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByText('Your cart is empty.')).toBeHidden()
  release()
  await expect(panel(page).getByRole('link', { name: 'A small book' })).toBeVisible()
})

test('FIND-4 the first press on a button that is still on its way adds, by mouse and by key', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /cart\.add\.behaviour/)
  await page.reload()
  await add(page).click()
  release()
  await expect(cart(page)).toHaveText(/1\s*$/)
  await page.reload()
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
  await expect(cart(page)).toHaveText(/2\s*$/)
})

test('FIND-4 a number anywhere on the page counts, without a cart and when it comes later', async ({ page, mountHtml }) => {
  await fill(page)
  const count = '<p>In your cart: <b data-cart-count></b></p>'
  await mountHtml(count)
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
  await page.evaluate((markup) => {
    document.body.insertAdjacentHTML('beforeend', markup)
    document.body.dispatchEvent(new CustomEvent('vitrine:content', { bubbles: true }))
  }, count)
  await expect(page.locator('[data-cart-count]').last()).toHaveText('2')
})

for (const [given, wrong, message] of [
  ['data-currency="EUR"', 'data-currency="euro"', /add-to-cart\.currency is "euro", but it must be the three letters/],
  ['data-price="24.50"', 'data-price="24.50" data-pricture="/a.jpg"', /data-pricture is not an option. Did you mean data-picture\?/],
  ['data-id="book"', 'data-idd="book"', /data-idd is not an option/],
] as const) {
  test(`FIND-4 ${wrong} is reported, and the thing is in the cart`, async ({ page, mountHtml, guard }) => {
    guard.expectConsole(message)
    await mountHtml(html.replace(given, wrong), { isWithoutScript: true })
    await add(page).click()
    await cart(page).click()
    await expect(panel(page).getByRole('link', { name: 'A small book' })).toBeVisible()
  })
}

test('FIND-4 an address outside the site, or none, leads to this page', async ({ page, mountHtml }) => {
  await mountHtml(html.replace('data-href="/shop/book/"', 'data-href="https://elsewhere.example/"'), { isWithoutScript: true })
  await add(page).click()
  await cart(page).click()
  await expect(panel(page).getByRole('link', { name: 'A small book' })).toHaveAttribute('href', '/__page/')
})

test('FIND-4 a thing without a price is reported, and its button is off', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/add-to-cart\.price is "24,50", but it must be a number of at least 0/)
  guard.expectConsole(/add-to-cart: there is nothing to add/)
  await mountHtml(html.replace('data-price="24.50"', 'data-price="24,50"'), { isWithoutScript: true })
  await expect(add(page)).toBeDisabled()
})

test('FIND-4 it looks the same on pages with rules of their own', async ({ page, mountHtml }) => {
  test.setTimeout(90_000)
  await fill(page)
  const show = async () => {
    await mountHtml(html, { isWithoutScript: true })
    await cart(page).click()
    await expect(panel(page).getByRole('link', { name: 'A small book' })).toBeVisible()
    await page.mouse.move(1, 700)
    await panel(page).evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
  }
  const parts =
    ':is([data-feature="cart"], [data-feature="add-to-cart"]) :is(button, section, p, ul, li, a, label, input, output, [data-part="count"], [data-part="price"])'
  expect(await differencesUnderHostSheets({ page, show, parts, styles: [...LAYOUT, ...LOOKS] })).toEqual([])
})

test('FIND-4 opened first by a button elsewhere, it lists what is in it', async ({ page, mountHtml }) => {
  await fill(page)
  await mountHtml(`<button type="button" popovertarget="cart">Show what I have</button>${html}`, { isWithoutScript: true })
  await page.getByRole('button', { name: 'Show what I have' }).click()
  await expect(panel(page).getByRole('link', { name: 'A small book' })).toBeVisible()
})
