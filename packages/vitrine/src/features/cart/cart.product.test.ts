import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEach } from '../../core/fields'
import { linesOf, next, readCart } from './cart.model'
import { productFields, productFrom, withChoices } from './cart.product'

const PAGE = 'https://shop.example/books/?sort=new'
const read = (values: Record<string, unknown>) =>
  productFrom(
    readEach(productFields, values, () => {}),
    PAGE,
  )

describe('FIND-4 the product of a form', () => {
  it.each([
    [
      { id: 'b', title: 'A book', price: '24.50', currency: 'usd', href: '/book/' },
      { id: 'b', title: 'A book', price: 24.5, currency: 'USD', href: '/book/' },
    ],
    [
      { title: 'A book', price: '1' },
      { id: 'A book', title: 'A book', price: 1, currency: 'EUR', href: '/books/?sort=new' },
    ],
    [
      { id: 'b', price: '0' },
      { id: 'b', title: 'b', price: 0, currency: 'EUR', href: '/books/?sort=new' },
    ],
    [
      { title: 'A', price: '1', currency: 'euro' },
      { id: 'A', title: 'A', price: 1, currency: 'EUR', href: '/books/?sort=new' },
    ],
    [
      { title: 'A', price: '1', href: 'a.html' },
      { id: 'A', title: 'A', price: 1, currency: 'EUR', href: '/books/a.html' },
    ],
    [
      { title: 'A', price: '1', href: 'https://shop.example//x' },
      { id: 'A', title: 'A', price: 1, currency: 'EUR', href: '/x' },
    ],
    [
      { title: 'A', price: '1', href: 'javascript:alert(1)' },
      { id: 'A', title: 'A', price: 1, currency: 'EUR', href: '/books/?sort=new' },
    ],
    [
      { title: 'A', price: '1', href: 'https://else.example/x' },
      { id: 'A', title: 'A', price: 1, currency: 'EUR', href: '/books/?sort=new' },
    ],
    [{ title: 'A', price: '12,50' }, undefined],
    [{ title: 'A' }, undefined],
    [{ price: '3' }, undefined],
  ])('FIND-4 %o is %o', (values, product) => {
    expect(read(values)).toEqual(product && { ...product, picture: undefined })
  })

  it('FIND-4 whatever a form says, a product that can be added is there when the cart is read again', () => {
    const value = fc.option(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('EUR', '24.5', '/a/', '//b', 'usd')), { nil: undefined })
    fc.assert(
      fc.property(fc.record({ id: value, title: value, price: value, currency: value, href: value }), (values) => {
        const product = read(values)
        if (!product) return
        const kept: unknown = JSON.parse(JSON.stringify(linesOf(next({ name: 'empty' }, { type: 'add', product, quantity: 1 }))))
        expect(linesOf(readCart(kept))).toHaveLength(1)
      }),
    )
  })
})

it('FIND-4 what was chosen makes it a line of its own, with the choice in its name', () => {
  const book = { id: 'b', title: 'A book', price: 1, currency: 'EUR', href: '/b/' }
  expect(withChoices(book, [])).toBe(book)
  expect(withChoices(book, ['Linen', 'Large'])).toEqual({ ...book, id: 'b/Linen/Large', title: 'A book, Linen, Large' })
})
