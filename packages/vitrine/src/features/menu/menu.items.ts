/** What a menu is made of, as the site's content gives it. */
export interface MenuItem {
  readonly label: string
  /** An item without an address only opens its sub-menu. */
  readonly href?: string | undefined
  /** The icon's SVG path data, drawn in a 24 by 24 box. */
  readonly icon?: string | undefined
  /** A few words below the label, in sub-menus. */
  readonly note?: string | undefined
  readonly children?: readonly MenuItem[] | undefined
  readonly mega?: MegaMenu | undefined
  /** The name of a part that opens in the sub-menu's place: a login box. Without that part the item is left out. */
  readonly slot?: string | undefined
}

export interface MegaMenu {
  /** `columns`: as wide as its columns need. `full`: as wide as the base width allows. */
  readonly width: 'columns' | 'full'
  readonly columns: readonly MegaColumn[]
}

export interface MegaColumn {
  readonly title?: string | undefined
  readonly href?: string | undefined
  readonly text?: string | undefined
  readonly picture?: MenuPicture | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuPicture {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly width: number
  readonly height: number
  readonly alt: string
}

export type Place = 'page' | 'branch' | undefined

/** Whether an item is the current page, or leads to it. */
export function placeOf(item: MenuItem, current: string): Place {
  if (item.href !== undefined && pathOf(item.href) === current) return 'page'
  const isBelow = childrenOf(item).some((child) => placeOf(child, current) !== undefined)
  const isSection = item.href !== undefined && item.href.length > 1 && item.href.startsWith('/') && current.startsWith(pathOf(item.href))
  return isBelow || isSection ? 'branch' : undefined
}

/** An item's sub-items; the columns of a mega menu are sub-menus where there is one column of room. */
export function childrenOf({ children = [], mega }: MenuItem): readonly MenuItem[] {
  if (!mega) return children
  return mega.columns.flatMap(({ title, href, items }) => (title ? [{ label: title, href, children: items }] : items))
}

/** The same page at another place of it is still the same page. */
const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
