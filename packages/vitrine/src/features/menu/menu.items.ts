/** What a menu is made of, as the site's content gives it. */
export interface MenuItem {
  /** What the visitor reads. */
  readonly label: string
  /** In React: a node shown instead of the label. The label is still the name of its submenu's button. */
  readonly content?: unknown
  /** An item without an address only opens its submenu. */
  readonly href?: string | undefined
  /** The icon's SVG path data, drawn in a 24 by 24 box. */
  readonly icon?: string | undefined
  /** A few words below the label, in submenus. */
  readonly note?: string | undefined
  /** Its submenu. */
  readonly children?: readonly MenuItem[] | undefined
  /** Its mega menu, instead of a submenu. */
  readonly mega?: MegaMenu | undefined
  /** The name of a part that opens instead of a submenu, such as a login box. Without that part the item is left out. */
  readonly slot?: string | undefined
}

export interface MegaMenu {
  /** `columns`: as wide as its columns need. `full`: as wide as the base width allows. */
  readonly width: 'columns' | 'full'
  /** Side by side. */
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

/**
 * Where the items of one list are: at most one of them is the current page, or leads to it. A page that stands at several
 * places of a menu is looked for where its own section is: an item's own address counts before what is below it.
 */
export function placesIn(items: readonly MenuItem[], current: string): readonly Place[] {
  const matches = items.map((item) => matchOf(item, current))
  const best = matches.reduce((most, match) => (isNearer(match, most) ? match : most), NONE)
  const at = matches.indexOf(best)
  return items.map((_, index) => (index !== at ? undefined : best.own === EXACT ? 'page' : 'branch'))
}

/** How near an item's own address, and the best below it, come to a page: the length of the path they share. */
interface Match {
  readonly own: number
  readonly below: number
}

const NONE: Match = { own: 0, below: 0 }
const EXACT = Infinity

const isNearer = (match: Match, than: Match): boolean => match.own > than.own || (match.own === than.own && match.below > than.below)

function matchOf(item: MenuItem, current: string): Match {
  const below = childrenOf(item).map((child) => matchOf(child, current))
  return { own: nearnessOf(item.href, current), below: Math.max(0, ...below.flatMap((match) => [match.own, match.below])) }
}

function nearnessOf(href: string | undefined, current: string): number {
  if (!href?.startsWith('/')) return 0
  const path = pathOf(href)
  if (path === current) return EXACT
  // Every page begins with the home page's path, and is no part of it.
  return path.length > 1 && current.startsWith(path) ? path.length : 0
}

/** An item's sub-items; the columns of a mega menu are sub-menus where there is one column of room. */
export function childrenOf({ children = [], mega }: MenuItem): readonly MenuItem[] {
  if (!mega) return children
  return mega.columns.flatMap((column) => (column.title ? [headOf(column)] : column.items))
}

/** A column of a mega menu as an item of its own. */
/** The address of the page that is shown, where it is one. */
export const addressOf = (current: unknown): string => (typeof current === 'string' ? current : '')

export const headOf = ({ title = '', href, items }: MegaColumn): MenuItem => ({ label: title, href, children: items })

/** The same page at another place of it is still the same page. */
const pathOf = (href: string): string => href.split(/[?#]/, 1)[0]!
