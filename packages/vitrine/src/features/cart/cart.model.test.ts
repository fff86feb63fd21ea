import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf, linesOf, MOST, next, readCart, subtotalsOf, type Line, type Product, type State } from './cart.model'

const book: Product = { id: 'book', title: 'A book', price: 24.5, currency: 'EUR', href: '/shop/book/' }
const card: Product = { id: 'card', title: 'A card', price: 0.1, currency: 'EUR', href: '/shop/card/' }
const line = (product: Product, quantity: number): Line => ({ ...product, quantity })
const filled = (...lines: Line[]): State => ({ name: 'filled', lines })
const countOf = (state: State) => linesOf(state).reduce((sum, { quantity }) => sum + quantity, 0)
const empty: State = { name: 'empty' }

describe('FIND-4 what goes in and out of the cart', () => {
  it.each<[string, State, Parameters<typeof next>[1], State]>([
    ['a first thing fills it', empty, { type: 'add', product: book, quantity: 1 }, filled(line(book, 1))],
    ['the same thing again adds up', filled(line(book, 1)), { type: 'add', product: book, quantity: 2 }, filled(line(book, 3))],
    ['another thing gets a line', filled(line(book, 1)), { type: 'add', product: card, quantity: 1 }, filled(line(book, 1), line(card, 1))],
    ['adding none adds one', empty, { type: 'add', product: book, quantity: 0 }, filled(line(book, 1))],
    [
      'a changed price is the price',
      filled(line(book, 1)),
      { type: 'add', product: { ...book, price: 20 }, quantity: 1 },
      filled(line({ ...book, price: 20 }, 2)),
    ],
    ['a quantity changes', filled(line(book, 1)), { type: 'change', id: 'book', quantity: 4 }, filled(line(book, 4))],
    ['a half is none', filled(line(book, 1), line(card, 1)), { type: 'change', id: 'book', quantity: 0.5 }, filled(line(card, 1))],
    ['a quantity that is none is one', filled(line(book, 3)), { type: 'change', id: 'book', quantity: NaN }, filled(line(book, 1))],
    ['nothing left is empty', filled(line(book, 1)), { type: 'change', id: 'book', quantity: 0 }, empty],
    ['far too many is the most', filled(line(book, 1)), { type: 'change', id: 'book', quantity: 1e6 }, filled(line(book, MOST))],
    ['a line is removed', filled(line(book, 1), line(card, 2)), { type: 'remove', id: 'book' }, filled(line(card, 2))],
    ['the last line removed leaves it empty', filled(line(book, 1)), { type: 'remove', id: 'book' }, empty],
    ['removing what is not there changes nothing', filled(line(book, 1)), { type: 'remove', id: 'x' }, filled(line(book, 1))],
  ])('FIND-4 %s', (_, state, ...[event, after]) => {
    expect(next(state, event)).toEqual(after)
  })
})

it('FIND-4 the subtotal is exact, one for each currency', () => {
  const state = filled(line(card, 3), line(book, 2), line({ ...book, id: 'us', currency: 'USD', price: 19.99 }, 3))
  expect(subtotalsOf(state)).toEqual([
    { currency: 'EUR', amount: 49.3 },
    { currency: 'USD', amount: 59.97 },
  ])
  expect(countOf(state)).toBe(8)
})

describe('FIND-4 a kept cart is read with care', () => {
  it.each([
    [undefined, 0],
    ['nonsense', 0],
    [[null, 3, {}], 0],
    [[line(book, 2)], 2],
    [[line(book, 2), { ...line(card, 1), price: 'free' }], 2],
    [[{ ...line(book, 1), href: '//elsewhere.example/' }], 0],
    [[{ ...line(book, 1), href: 'javascript:alert(1)' }], 0],
    [[{ ...line(book, 1), currency: 'euro' }], 0],
  ])('FIND-4 %o holds %d', (kept, count) => {
    expect(countOf(readCart(kept))).toBe(count)
  })

  it('FIND-4 whatever was kept, every line is whole and something', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        for (const { quantity } of linesOf(readCart([kept, line(book, 1)]))) expect(Number.isInteger(quantity) && quantity > 0).toBe(true)
      }),
    )
  })
})

it.each<[string, unknown, string | undefined]>([
  ['a whole one', book, undefined],
  ['none', null, 'product'],
  ['an empty one', {}, 'product.id'],
  ['no name', { ...book, title: '' }, 'product.title'],
  ['a price in words', { ...book, price: '24.5' }, 'product.price'],
  ['a price that is no number', { ...book, price: NaN }, 'product.price'],
  ['a currency of another kind', { ...book, currency: 'euro' }, 'product.currency'],
  ['a script for an address', { ...book, href: 'javascript:alert(1)' }, 'product.href'],
])('FIND-4 what is wrong with a product is named: %s', (_, product, name) => {
  expect(faultOf(product)?.name).toBe(name)
})
