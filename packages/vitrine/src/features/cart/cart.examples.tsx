import type { Example } from '../../react/example'
import type { Product } from './cart.model'

const book: Product = { id: 'example-book', title: 'A small book', price: 24.5, currency: 'EUR', href: '/shop/picture-book/' }
const cards: Product = { id: 'example-cards', title: 'Four postcards', price: 0.1, currency: 'EUR', href: '/shop/postcard-set/' }

export const examples: readonly Example<{ readonly products: readonly Product[] }>[] = [
  {
    name: 'add',
    title: 'Add to cart',
    note: 'The cart is at the top of the page; what you add stays in this browser.',
    props: { products: [book, cards] },
  },
]
