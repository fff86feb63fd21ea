import type { Item } from './gallery.items'

/** A phone has a share sheet of its own, with all that the visitor uses. */
export const canShareBySystem = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function shareBySystem(item: Item): void {
  const url = new URL(location.href).href
  navigator.share({ url, title: item.title || document.title }).catch(() => {}) // The visitor may think better of it.
}
