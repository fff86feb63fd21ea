import { join } from 'node:path'
import { makeStyles } from '../../tools/library.styles.mjs'
import { expect, test } from './react.fixture'

const sheets = makeStyles(join(import.meta.dirname, '../../packages/vitrine/src/features'))

/** An application's own rules, in no layer. */
const OWN = `.mine { color: rgb(200, 0, 0); padding: 7px }
  [data-feature='quantity'] > button { border-radius: 9px }
  [data-feature='add-to-cart'] > button { background-color: rgb(0, 90, 0) }`

const ORDERS = {
  'all in one': ['styles'],
  'cart first': ['cart', 'quantity', 'select', 'alert', 'menu'],
  'cart last': ['menu', 'alert', 'select', 'quantity', 'cart'],
  'all in one, guarded': ['styles', 'guards'],
  'guards first': ['guards', 'cart', 'quantity', 'select', 'alert', 'menu'],
}

test('REACT-9 features inside features look the same in every order of import, and an application restyles them', async ({
  page,
  openReact,
  inReact,
}) => {
  const looks = new Map<string, unknown>()
  for (const [name, order] of Object.entries(ORDERS)) {
    const css = await Promise.all(order.map(async (sheet) => (await sheets).get(`${sheet}.css`)!))
    await openReact({ head: `<style>${css.join('\n')}</style><style>${OWN}</style>` })
    await inReact(({ h, render, AddToCart, Quantity, Select, Alert, Menu }) => {
      const product = { id: 'cup', title: 'Cup', price: 12, currency: 'EUR', href: '/cup/' }
      const choices = [
        h('p', { key: 'own', className: 'mine' }, 'My own words'),
        h(Select, { key: 'size', 'aria-label': 'Size' }, h('option', null, 'Small')),
      ]
      render([
        h(AddToCart, { key: 'a', product, choices, quantity: h(Quantity, { name: 'quantity', min: 1, label: 'Quantity' }) }),
        h(Alert, { key: 'b', title: 'Saved' }, 'All is well.'),
        h(Menu, {
          key: 'c',
          label: 'Main',
          items: [{ label: 'Home', href: '/', content: h('b', { className: 'mine' }, 'Home') }],
        }),
      ])
    })
    const isGuarded = order.includes('guards')
    const paint = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const plus = page.locator('[data-feature=quantity] > button').last()
    const box = (await plus.boundingBox())!
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(24)
    expect(await paint('p.mine', 'color'), name).toBe('rgb(200, 0, 0)')
    expect(await paint('p.mine', 'padding-left'), name).toBe('7px')
    expect(await paint('b.mine', 'color'), name).toBe('rgb(200, 0, 0)')
    // Without the guards, what an application says in no layer counts.
    expect((await paint('[data-feature=quantity] > button', 'border-top-left-radius')) === '9px', name).toBe(!isGuarded)
    expect((await paint('[data-feature=add-to-cart] > button', 'background-color')) === 'rgb(0, 90, 0)', name).toBe(!isGuarded)
    looks.set(
      name,
      await page.evaluate(() =>
        [...document.querySelectorAll('#app *:not(svg *)')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { fontSize, appearance, display } = getComputedStyle(element)
          return [element.tagName, x, y, width, height, fontSize, appearance, display].join(' ')
        }),
      ),
    )
  }
  const [first, ...others] = looks.values()
  for (const other of others) expect(other).toEqual(first)
})
