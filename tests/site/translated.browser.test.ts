import { expect, test, type Page } from '#test'

/** What translators do to a page: every text is moved into two font elements. What comes later is moved too. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
        (text as Text).data.trim() &&
        !text.parentElement!.closest('script, style, template, font, textarea, code, .notranslate, [translate="no"]')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      )
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        text.replaceWith(outer)
        inner.append(document.createTextNode(`«${text.data}»`))
      }
    }
    wrap(document.body)
    new MutationObserver((records) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach((node) => node instanceof Element && wrap(node))),
    ).observe(document.body, { childList: true, subtree: true })
  })

test('REACT-12 LANG-9 on a translated page search, cart, menus and panels work on, and nothing is thrown', async ({ page }) => {
  await page.goto('/shop/stream-print/')
  await translate(page)
  await page.getByRole('button', { name: /Add to cart/ }).click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText(/1/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Shopping cart/ })
    .click()
  const cart = page.locator('#site-cart')
  await expect(cart).toContainText('Stream in the wood')
  await cart.getByRole('button', { name: /Remove/ }).click()
  await expect(cart).toContainText('Your cart is empty')
  await page.keyboard.press('Escape')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  const field = page.getByRole('searchbox').first()
  for (const query of ['meadow', 'zzzzzz', 'gallery']) {
    await field.fill(query)
    await expect(page.locator('#site-search')).toContainText(query)
  }
  await page.keyboard.press('Escape')

  await page.goto('/')
  await translate(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: /submenu of Journal/ }).click()
  await expect(menu.getByRole('link', { name: /All articles/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Talk to us/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

test('REACT-12 LANG-9 on a translated page the gallery opens, goes on and closes', async ({ page }) => {
  await page.goto('/gallery/')
  await translate(page)
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click()
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(overlay.getByRole('status')).toContainText('2 of 6')
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
})
