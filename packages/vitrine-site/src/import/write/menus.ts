import { stringify } from 'yaml'
import type { AddressBook } from '../addresses/addresses'
import { tagPath } from '../addresses/addresses'
import { uniqueNames } from '../addresses/slugs'
import type { NavigationLink } from '../html/blocks'
import { safeAddress } from '../html/safe'
import type { Plan } from '../plan'
import type { SourceMenuItem } from '../source/source'

export interface MenuLink {
  readonly label: string
  readonly href?: string
  readonly children?: readonly MenuLink[]
}

export interface MenuToWrite {
  /** The name of its file. */
  readonly file: string
  readonly slug: string
  readonly name: string
  readonly items: readonly MenuLink[]
  /** How many links, on all levels. */
  readonly count: number
}

/** The menus, nested as they were. What a link led to and is not here any more is told, and leads to the home page. */
export function makeMenus(plan: Plan, book: AddressBook, tell: (what: string) => void): MenuToWrite[] {
  const menus = plan.menus.map(({ slug, name, items }) =>
    toMenu(
      { slug, name },
      nest(items, (item) => linkOf(item, { plan, book, tell, name })),
    ),
  )
  const navigations = plan.navigations.map(({ slug, name, links }) =>
    toMenu(
      { slug, name },
      links.map((link) => fromBlock(link, book)),
    ),
  )
  return withFiles([...menus, ...navigations])
}

/** One is at the top of every page, one at its foot; the others have their own names. */
function withFiles(menus: readonly NamedMenu[]): MenuToWrite[] {
  const main = mainMenu(menus)
  const footer = menus.find((menu) => menu !== main && FOOT.test(wordsOf(menu)))
  const unique = uniqueNames()
  for (const name of ['main', 'footer']) unique(name)
  return menus.map((menu) => ({ ...menu, file: menu === main ? 'main' : menu === footer ? 'footer' : unique(menu.slug) }))
}

type NamedMenu = Omit<MenuToWrite, 'file'>

const toMenu = ({ slug, name }: { slug: string; name: string }, items: readonly MenuLink[]): NamedMenu => ({
  slug,
  name,
  items,
  count: countLinks(items),
})

export const countLinks = (items: readonly MenuLink[]): number =>
  items.reduce((sum, { children = [] }) => sum + 1 + countLinks(children), 0)

const fromBlock = ({ label, href, children }: NavigationLink, book: AddressBook): MenuLink => ({
  label: label || href,
  href: toHref(book.translate(href)),
  ...(children.length > 0 ? { children: children.map((child) => fromBlock(child, book)) } : {}),
})

function nest(items: readonly SourceMenuItem[], toLink: (item: SourceMenuItem) => MenuLink): MenuLink[] {
  const ids = new Set(items.map(({ id }) => id))
  const sorted = items.toSorted((a, b) => a.order - b.order)
  const below = Map.groupBy(sorted, ({ parent, id }) => (parent && parent !== id && ids.has(parent) ? parent : ''))
  const used = new Set<string>()
  const build = (parent: string): MenuLink[] =>
    (below.get(parent) ?? []).map((item) => {
      used.add(item.id)
      const children = build(item.id)
      return { ...toLink(item), ...(children.length > 0 ? { children } : {}) }
    })
  const top = build('')
  // Two that each stand below the other would never be reached.
  return [...top, ...sorted.filter(({ id }) => !used.has(id)).map(toLink)]
}

interface Where {
  readonly plan: Plan
  readonly book: AddressBook
  readonly tell: (what: string) => void
  readonly name: string
}

function linkOf({ label, target }: SourceMenuItem, { plan, book, tell, name }: Where): MenuLink {
  if (target.type === 'address') return { label: label || target.href || '…', href: toHref(book.translate(target.href)) }
  if (target.type === 'entry') {
    const entry = plan.entries.get(target.id)
    if (entry?.path) return { label: label || entry.title || entry.path, href: entry.path }
  }
  if (target.type === 'category' || target.type === 'tag') {
    const term = plan.terms.find(({ id, type }) => id === target.id && type === target.type)
    if (term)
      return {
        label: label || term.name,
        href: plan.tagNames.has(term.name) ? tagPath(term.name) : '/journal/',
      }
  }
  const what = target.type === 'unknown' ? target.what : `${target.type} ${target.id}`
  tell(`In the menu “${name}”, “${label || what}” led to something that is not in the export (${what}). It leads to the home page now.`)
  return { label: label || what || '…', href: '/' }
}

/** An address that a menu may have. */
export function toHref(given: string): string {
  const href = safeAddress(given.trim()) ?? '#'
  return /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(href) ? href : href ? `/${href.replaceAll(/\s/g, '%20')}` : '#'
}

export const writeMenu = ({ name, items }: MenuToWrite): string => stringify({ label: name, items }, { lineWidth: 0 })

const MAIN = /\b(?:main|primary|header|top|haupt\w*|principal\w*|navigation)\b/i
const FOOT = /\b(?:foot\w*|bottom|legal|fu(?:ß|ss)\w*|pied\w*|pie)\b/i
const SOCIAL = /\bsocial\b/i
const wordsOf = ({ name, slug }: NamedMenu): string => `${name} ${slug}`.replaceAll(/[-_]/g, ' ')
export const isForFoot = (menu: NamedMenu): boolean => FOOT.test(wordsOf(menu)) || SOCIAL.test(wordsOf(menu))

/** The one at the top of every page: by its name, or else the largest that is not for another place. */
function mainMenu(menus: readonly NamedMenu[]): NamedMenu | undefined {
  const isAside = (menu: NamedMenu) => isForFoot(menu) || /\bmobile\b/i.test(wordsOf(menu))
  const sorted = menus.toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)) || b.count - a.count)
  return sorted.find((menu) => !isAside(menu) && MAIN.test(wordsOf(menu))) ?? sorted[0]
}
