import type { CollectionEntry } from 'astro:content'
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
