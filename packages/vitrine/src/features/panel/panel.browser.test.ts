import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findFaults, test } from '#test'
import { at, named } from './panel.browser.markup'

test('PANEL-2 a toggle link opens its panel, and closes it again', async ({ page, openExample }) => {
  await openExample('panel', 'beside')
  const link = page.getByRole('link', { name: 'Open or close the panel' })
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Beside the page' })).toBeVisible()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await expect(at(page, 'beside')).toHaveAttribute('data-state', 'shown')
  await link.click()
  await expect(named(page, 'Beside the page')).toBeHidden()
  await expect(link).toHaveAttribute('aria-expanded', 'false')
})

test('PANEL-4 an open link on a shown panel does nothing, a toggle link closes it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel-open__a">Open</a> <a href="#panel__a">Toggle</a> <a href="#panel-close__a">Close</a>
     <dialog data-feature="panel" data-panel="a" data-overlay="no" data-type="sliding-bar" data-position="right" data-status_css_animations="off" aria-label="A"><button>In</button></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(named(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(named(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(named(page, 'A')).toBeHidden()
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(named(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(named(page, 'A')).toBeHidden()
})

const TWO = ['a', 'b']
  .map(
    (id) =>
      `<dialog data-feature="panel" data-panel="${id}" data-overlay="no" data-type="sliding-bar" data-position="${id === 'a' ? 'left' : 'right'}" data-width="10rem" data-status_css_animations="off" aria-label="${id}"><button>In ${id}</button></dialog>`,
  )
  .join('')

test('PANEL-2 a close link without an id closes all open panels', async ({ page, mountHtml }) => {
  await mountHtml(
    `<p style="margin-inline: 20rem"><a href="#panel__a">Toggle a</a> <a href="#panel__b">Toggle b</a> <a href="#panel-close">Close all</a></p>${TWO}`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle a' }).click()
  await page.getByRole('link', { name: 'Toggle b' }).click()
  await expect(named(page, 'a')).toBeVisible()
  await expect(named(page, 'b')).toBeVisible()
  await page.getByRole('link', { name: 'Close all' }).click()
  await expect(named(page, 'a')).toBeHidden()
  await expect(named(page, 'b')).toBeHidden()
})

test('PANEL-2 the prefixes are settings', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#awb-oc__12">Toggle</a><div data-panels data-toggle-prefix="awb-oc"><dialog data-feature="panel" data-panel="12" data-overlay="no" data-status_css_animations="off" aria-label="A">Hello</dialog></div>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(named(page, 'A')).toBeVisible()
})

test('PANEL-2 a hash that comes later opens a panel, and Back closes it', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.evaluate(() => (location.hash = '#panel-open__popup'))
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.goBack()
  await expect(named(page, 'A popup')).toBeHidden()
})

for (const hash of ['#panel__popup', '#panel-open__popup']) {
  test(`PANEL-3 ${hash} at page load opens its panel, and closing clears the address`, async ({ page, openExample }) => {
    await openExample('panel', 'popup', hash)
    await expect(page.getByRole('dialog', { name: 'A popup' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(named(page, 'A popup')).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })
}

test('PANEL-3 a closing hash at page load opens nothing', async ({ page, openExample }) => {
  await openExample('panel', 'popup', '#panel-close__popup')
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-21 a panel that is opened at load is there without a script, and can be closed with one', async ({ page, openExample }) => {
  await openExample('panel', 'opened')
  await expect(at(page, 'opened')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(named(page, 'There from the start')).toBeHidden()
})

test('PANEL-21 with rules it is opened at load by the script, until they say no', async ({ page, openExample }) => {
  await openExample('panel', 'opened-once')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(named(page, 'There from the start, once')).toBeHidden()
  await page.reload()
  await expect(page.getByText('opened-once: may not show')).toHaveCount(0)
  await expect(at(page, 'opened-once')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-23 a modal panel keeps focus inside, the page behind is inert, and it has a name', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  const dialog = page.getByRole('dialog', { name: 'A popup' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  const link = page.getByRole('link', { name: 'Open or close' })
  expect(await link.evaluate((element) => (element.focus(), document.activeElement === element))).toBe(false)
  expect(await findFaults(page)).toEqual([])
})

test('PANEL-23 a panel that comes by itself beside the page leaves focus where it is, and is said', async ({ page, openExample }) => {
  await openExample('panel', 'add-to-cart')
  const forget = page.getByRole('button', { name: 'Forget me' })
  await page.mouse.move(100, 100)
  await expect(at(page, 'add-to-cart')).toHaveAttribute('data-state', 'hidden')
  await forget.focus()
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:added-to-cart', { detail: { product: 'bowl', quantity: 1 } })))
  await expect(page.getByRole('dialog', { name: 'On adding to the cart' })).toBeVisible()
  await expect(forget).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('On adding to the cart')
})

test('PANEL-2 without scripts a panel link leads to its content at the page’s end', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/style-guide/panel/popup/')
  await expect(page.getByText('This is a panel.')).toBeVisible()
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(page.getByText('This is a panel.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  await context.close()
})

test('PANEL-2 the page in the README works as it stands there', async ({ page, mountHtml }) => {
  const html = /```html\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))![1]!
  await mountHtml(/<body>([\s\S]*)<\/body>/.exec(html)![1]!, { styles: ['panel'] })
  await page.getByRole('link', { name: 'News' }).click()
  const dialog = page.getByRole('dialog', { name: 'News' })
  await expect(dialog).toBeVisible()
  await expect(at(page, 'news')).toHaveAttribute('data-state', 'shown')
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
