import type { CollectionEntry } from 'astro:content'
import type { ProductCard } from '../views/product-grid'
import { toPicture } from './pictures'
import { readAll } from './read'
import { settings } from './settings/settings'

export type Product = CollectionEntry<'products'>

/** The products in the owner's order. */
export async function allProducts(): Promise<Product[]> {
  const products = await readAll('products')
  return products.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}

/** A price as people of the site's language write it. */
export const formatPrice = ({ price, currency }: Pick<Product['data'], 'price' | 'currency'>): string =>
  new Intl.NumberFormat(settings.site.language, { style: 'currency', currency }).format(price)

const SIZES = '(width >= 90rem) 28rem, (width >= 56rem) 31vw, (width >= 38rem) 46vw, 94vw'

/** Products as a list shows them. At the top of a page, the first picture is on the first screen. */
export const toProductCards = (products: readonly Product[], { isTop = false } = {}): Promise<ProductCard[]> =>
  Promise.all(
    products.map(async ({ id, data }, at) => ({
      href: `/shop/${id}/`,
      title: data.title,
      price: formatPrice(data),
      picture: data.pictures[0] && (await toPicture(data.pictures[0].src, { alt: '', sizes: SIZES, isFirst: isTop && at === 0 })),
    })),
  )
