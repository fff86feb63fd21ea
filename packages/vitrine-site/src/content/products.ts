import type { CollectionEntry } from 'astro:content'
import type { ProductCard } from '../views/product-grid'
import { toPicture } from './pictures'
import { inList } from './addresses'
import type { Locale } from './locales'
import { readListed, type Listed } from './read'

export type Product = Listed<CollectionEntry<'products'>>

/** The products in the owner's order. */
export async function allProducts(locale: Locale): Promise<Product[]> {
  const products = await readListed('products', locale)
  return products.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}

/** A price as people of that language write it. */
export const formatPrice = ({ price, currency }: Pick<Product['data'], 'price' | 'currency'>, { code }: Pick<Locale, 'code'>): string =>
  new Intl.NumberFormat(code, { style: 'currency', currency }).format(price)

const SIZES = '(width >= 90rem) 28rem, (width >= 56rem) 31vw, (width >= 38rem) 46vw, 94vw'

/** Products as a list shows them. At the top of a page, the first picture is on the first screen. */
export const toProductCards = (products: readonly Product[], locale: Locale, { isTop = false } = {}): Promise<ProductCard[]> =>
  Promise.all(products.map(async (product, at) => toCard(product, locale, isTop && at === 0)))

async function toCard(product: Product, locale: Locale, isFirst: boolean): Promise<ProductCard> {
  const { data } = product
  const [picture] = data.pictures
  return {
    ...inList(product, locale, '/shop/'),
    price: formatPrice(data, locale),
    picture: picture && (await toPicture(picture.src, { alt: '', sizes: SIZES, isFirst })),
  }
}
