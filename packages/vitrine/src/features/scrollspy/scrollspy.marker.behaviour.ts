/**
 * Marks one item and its parents: `aria-current="location"` on the item's link, `"true"` on the links of the items around it,
 * `data-state="current"` on all their list items. What a link said before comes back when it is no longer marked.
 */
export function createMarker(menu: HTMLElement, signal: AbortSignal): (link: HTMLElement | undefined) => void {
  let marked = new Map<HTMLElement, string | null>()
  let current: HTMLElement | undefined

  const clear = () => {
    for (const [link, before] of marked) {
      link.ariaCurrent = before
      link.closest('li')?.removeAttribute('data-state')
    }
    marked = new Map()
  }
  const add = (link: HTMLElement, value: string) => {
    marked.set(link, link.ariaCurrent)
    link.ariaCurrent = value
    const item = link.closest('li')
    if (item && menu.contains(item)) item.dataset.state = 'current'
  }
  signal.addEventListener('abort', clear)

  return (link) => {
    if (link === current) return
    current = link
    clear()
    if (!link) return
    add(link, 'location')
    for (const parent of parentLinks(link, menu)) add(parent, 'true')
  }
}

/** The links of the items in whose sub-menus the link stands. */
function* parentLinks(link: HTMLElement, menu: HTMLElement): Generator<HTMLElement> {
  for (let item = link.closest('li')?.parentElement?.closest('li'); item && menu.contains(item); item = item.parentElement?.closest('li')) {
    const parent = item.querySelector<HTMLElement>(':scope > a, :scope > :not(ul, ol) a')
    if (parent) yield parent
  }
}
