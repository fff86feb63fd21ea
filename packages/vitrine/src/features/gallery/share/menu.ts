import { element } from '../overlay/elements'
import type { Item } from '../items/item'
import type { GalleryOptions } from '../gallery.options'
import type { SocialLinks } from './links'
import { shareAddress, windowFeatures } from './address'
import { sharedAddress } from './sheet'

export function createShareMenu(links: SocialLinks, item: Item, options: GalleryOptions): HTMLElement {
  const entries = Object.entries(links).map(([network, link]) => {
    const href = shareAddress(link, sharedAddress(item, options))
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
