import { element } from './gallery.elements'
import type { Item } from './gallery.items'
import type { GalleryOptions } from './gallery.options'
import { shareAddress, windowFeatures, type SocialLinks } from './gallery.share'

/** A phone has a share sheet of its own, with all that the visitor uses. */
export const canShareBySystem = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function shareBySystem(item: Item): void {
  const url = new URL(location.href).href
  navigator.share({ url, title: item.title || document.title }).catch(() => {}) // The visitor may think better of it.
}

/** With deep links the page's address leads to the item; without them the item has only its own. */
const addressOf = (item: Item, { deepLinking }: GalleryOptions): string =>
  deepLinking ? location.href : new URL(item.url, location.href).href

export function createShareMenu(links: SocialLinks, item: Item, options: GalleryOptions): HTMLElement {
  const entries = Object.entries(links).map(([network, link]) => {
    const href = shareAddress(link, addressOf(item, options))
    const anchor = element('a', { href, target: '_blank', rel: 'noopener noreferrer', 'data-network': network }, link.text)
    if (network !== 'mail')
      anchor.onclick = (event) => {
        event.preventDefault()
        window.open(anchor.href, '_blank', windowFeatures(options.shareWidth, options.shareHeight))
      }
    return element('li', {}, anchor)
  })
  return element('ul', { 'data-part': 'share' }, ...entries)
}
