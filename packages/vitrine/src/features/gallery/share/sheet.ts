import type { Item } from '../items/item'
import type { GalleryOptions } from '../gallery.options'

/** With deep links the page's address leads to the item; without them the item has only its own. */
export const sharedAddress = (item: Item, { deepLinking }: GalleryOptions): string =>
  deepLinking ? location.href : new URL(item.url, location.href).href

/** A phone has a share sheet of its own, with all that the visitor uses. */
export const canShareBySystem = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function shareBySystem(item: Item, options: GalleryOptions): void {
  const url = sharedAddress(item, options)
  navigator.share({ url, title: item.title || document.title }).catch(() => {}) // The visitor may think better of it.
}
