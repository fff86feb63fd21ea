import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useSurroundings } from './gallery.context.view'
import type { Item } from './gallery.items'
import { shareAddress, windowFeatures, type SocialLinks } from './gallery.share'
import type { GalleryOptions } from './gallery.options'

/** A phone has a share sheet of its own, with all that the visitor uses. */
export const canShareBySystem = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function shareBySystem(item: Item): void {
  const url = new URL(location.href).href
  navigator.share({ url, title: item.title || document.title }).catch(() => {}) // The visitor may think better of it.
}

/** With deep links the page's address leads to the item; without them the item has only its own. */
const addressOf = (item: Item, { deepLinking }: GalleryOptions): string =>
  deepLinking ? location.href : new URL(item.url, location.href).href

export function Share({ links, item }: { readonly links: SocialLinks; readonly item: Item }) {
  const { options } = useSurroundings()
  const list = useRef<HTMLUListElement>(null)
  // Focus goes into the list, and back to its control with the list.
  useLayoutEffect(() => {
    const element = list.current!
    const opener = element.parentElement?.querySelector<HTMLElement>('[data-control="share"]')
    element.querySelector('a')?.focus()
    return () => {
      if (element.contains(document.activeElement)) opener?.focus()
    }
  }, [])

  const openWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    window.open(event.currentTarget.href, '_blank', windowFeatures(options.shareWidth, options.shareHeight))
  }
  return (
    <ul ref={list} data-part="share">
      {Object.entries(links).map(([name, link]) => (
        <li key={name}>
          <a
            href={shareAddress(link, addressOf(item, options))}
            target="_blank"
            rel="noopener noreferrer"
            data-network={name}
            onClick={name === 'mail' ? undefined : openWindow}
          >
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
