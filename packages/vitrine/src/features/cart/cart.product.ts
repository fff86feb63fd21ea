import { number, optional, text, type Field } from '../../core/fields'
import type { Product } from './cart.model'

const currency: Field<string> = {
  fallback: 'EUR',
  allowed: 'the three letters of a currency, like EUR',
  read: (value) => (typeof value === 'string' && /^[a-z]{3}$/i.test(value.trim()) ? value.trim().toUpperCase() : undefined),
}

/** What the markup of an add-to-cart form says of its product. */
export const productFields = {
  id: text(''),
  title: text(''),
  price: optional(number(0, { min: 0 })),
  currency,
  /** The product's page, on this site. Where it is not said, the page that the form stands on. */
  href: text(''),
  picture: text(''),
  addedText: text('%s is in your cart'),
}

interface Given {
  readonly id: string
  readonly title: string
  readonly price: number | undefined
  readonly currency: string
  readonly href: string
  readonly picture: string
}

/** The product, or undefined where it has no name or no price: such a thing cannot be sold. `page` is the address of the page. */
export function productFrom({ id, title, price, currency, href, picture }: Given, page: string): Product | undefined {
  const name = title.trim() || id.trim()
  if (!name || price === undefined) return undefined
  return { id: id.trim() || name, title: name, price, currency, href: pathOf(href, page), picture: picture || undefined }
}

/** One that was chosen with its paper and its size is a line of its own in the cart, and says so in its name. */
export const withChoices = (product: Product, choices: readonly string[]): Product =>
  choices.length === 0 ? product : { ...product, id: [product.id, ...choices].join('/'), title: [product.title, ...choices].join(', ') }

/** Only a path of this site is kept: what a store holds may have been written by anyone. */
function pathOf(href: string, page: string): string {
  const here = new URL(page)
  const address = URL.parse(href, page)
  const { pathname, search, hash } = address?.origin === here.origin ? address : here
  return (pathname + search + hash).replace(/^\/+/, '/')
}
