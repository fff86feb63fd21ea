import { element } from '../overlay/elements'
import type { Item } from '../items/item'
import type { GalleryOptions } from '../gallery.options'
import type { GalleryTexts } from '../gallery.texts'
import { nameLink, type SocialLink, type SocialLinks } from './links'
import { sharedAddress } from './sheet'

interface Shared {
  readonly links: SocialLinks
  readonly item: Item
  readonly texts: GalleryTexts
}

export function createShareMenu({ links, item, texts }: Shared, options: GalleryOptions): HTMLElement {
  const entries = Object.entries(links).map(([network, link]) => {
    const href = shareAddress(link, sharedAddress(item, options))
    const anchor = element('a', { href, target: '_blank', rel: 'noopener noreferrer', 'data-network': network }, nameLink(link, texts))
    if (network !== 'mail')
      anchor.onclick = (event) => {
        event.preventDefault()
        window.open(anchor.href, '_blank', windowFeatures(options.shareWidth, options.shareHeight))
      }
    return element('li', {}, anchor)
  })
  return element('ul', { 'data-part': 'share' }, ...entries)
}

/** Percent-encoded as share services want it: also ! ' ( ) *, and a space as +. A mail body keeps %20: mail has no such rule. */
export function shareAddress({ source }: SocialLink, address: string): string {
  const encoded = encodeURIComponent(address).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return source.replaceAll('{URL}', source.startsWith('mailto:') ? encoded : encoded.replaceAll('%20', '+'))
}

/** A share window's features; a plain window where a side is not positive. The opened page gets no hand on this one. */
export function windowFeatures(width: number, height: number): string {
  if (width <= 0 || height <= 0) return 'noopener'
  return `width=${Number.isFinite(width) ? width : 640},height=${Number.isFinite(height) ? height : 360},left=40,top=40,resizable=yes,scrollbars=yes,noopener`
}
