import { parseFragment } from 'parse5'
import { stringify } from 'yaml'
import type { AddressBook } from '../addresses/addresses'
import { readNavigation, resolveBlocks } from '../html/blocks'
import { safeAddress } from '../html/safe'
import { allIn, attribute, elementsIn, hasClass, isElement, isText, textIn, type Element, type Node } from '../html/tree'
import type { Plan } from '../plan'
import { isForFoot, toHref, type MenuToWrite } from './menus'

export const FOOTER = 'content/footer.yaml'

interface Widget {
  readonly title?: string
  readonly about?: true
  readonly text?: string
  readonly links?: readonly { readonly label: string; readonly href: string }[]
  readonly menu?: string
  readonly posts?: number
}

type Area = readonly Widget[]

const MOST_AREAS = 6

/** What stands at the foot of every page: the usual things, then the menus that are not at the top, then what the old site had there. */
export function makeFooter(plan: Plan, menus: readonly MenuToWrite[], book: AddressBook): string | undefined {
  const own = plan.parts.flatMap(({ html }) => toAreas(html, { plan, book }))
  const others = menus.filter(({ file }) => file !== 'main' && file !== 'footer')
  const isShown = ({ file }: MenuToWrite) => own.some((area) => area.some(({ menu }) => menu === file))
  const rest = others.filter((menu) => !isShown(menu))
  const links = rest.filter(isForFoot).map(({ file, name }): Area => [{ title: name, menu: file }])
  const unplaced = rest.filter((menu) => !isForFoot(menu))
  if (own.length === 0 && rest.length === 0) return undefined
  const hasFooter = menus.some((menu) => menu.file === 'footer' && !isShown(menu))
  const all: Area[] = [
    [{ about: true }],
    [{ menu: 'main' }],
    ...(own.length === 0 ? [[{ posts: 3 }]] : []),
    ...(hasFooter ? [[{ menu: 'footer' }]] : []),
    ...links,
    ...own,
  ]
  // What does not fit stands below the last.
  const areas = [...all.slice(0, MOST_AREAS - 1), all.slice(MOST_AREAS - 1).flat()].filter(({ length }) => length > 0)
  return stringify({ areas: areas.map((widgets) => ({ widgets })) }, { lineWidth: 0 }) + propose(unplaced)
}

/** Nobody knows whether these were shown at all. */
const propose = (menus: readonly MenuToWrite[]): string =>
  menus.length === 0
    ? ''
    : `  # Further menus of the old site. To show one here, take away the # in front of its lines.\n${menus
        .flatMap(({ file, name }) =>
          stringify([{ widgets: [{ title: name, menu: file }] }], { lineWidth: 0 })
            .trimEnd()
            .split('\n'),
        )
        .map((line) => `  # ${line}\n`)
        .join('')}`

interface Around {
  readonly plan: Plan
  readonly book: AddressBook
}

const NAVIGATION = /<!--\s+wp:navigation\s+(\{[^]*?\}\s+)?(?:\/-->|-->([^]*?)<!--\s+\/wp:navigation\s+-->)/g

/** A part of the frame that an editor wrote: each of its columns is an area. */
function toAreas(html: string, { plan, book }: Around): Area[] {
  const withMenus = html.replaceAll(NAVIGATION, (_whole, json?: string, inside?: string) => {
    const id = /"ref":\s*(\d+)/.exec(json ?? '')?.[1]
    const menu = plan.navigations.find((known) => known.id === id)
    const links = readNavigation(inside ?? '').map(({ href, label }) => `<li><a href="${href}">${label}</a></li>`)
    return menu ? `<nav title="${menu.slug}"></nav>` : `<ul>${links.join('')}</ul>`
  })
  const shared = (id: string) => plan.shared.get(id)
  const root = parseFragment(resolveBlocks(withMenus, { shared, place: () => '', reduced: () => undefined }))
  const columns = [...allIn(root)].filter((element) => hasClass(element, 'wp-block-column'))
  const parts = columns.length > 0 ? columns.map(({ childNodes }) => childNodes) : [root.childNodes]
  return parts.map((nodes) => toWidgets(nodes as Node[], book)).filter(({ length }) => length > 0)
}

function toWidgets(nodes: readonly Node[], book: AddressBook): Widget[] {
  const widgets: Widget[] = []
  let title: string | undefined
  const push = (widget: Widget) => {
    widgets.push({ ...(title ? { title } : {}), ...widget })
    title = undefined
  }
  const linksIn = (element: Element) =>
    [...allIn(element)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => ({ label: wordsIn(link), href: toHref(book.translate(safeAddress(attribute(link, 'href')) ?? '')) }))
      .filter(({ label, href }) => label && href !== '#')
  const walk = (element: Element): void => {
    const { tagName } = element
    if (/^h[1-6]$/.test(tagName)) title = wordsIn(element) || undefined
    else if (tagName === 'nav') push({ menu: attribute(element, 'title') })
    else if (/^(?:p|ul|ol|dl|blockquote|address|figure)$/.test(tagName)) {
      const links = linksIn(element)
      const words = wordsIn(element)
      const isOnlyLinks = links.reduce((rest, { label }) => rest.replace(label, ''), words).replaceAll(/[^\p{L}\p{N}]/gu, '').length < 4
      if (words && !(links.length > 0 && isOnlyLinks)) push({ text: words })
      if (links.length > 0) push({ links })
    } else for (const child of elementsIn(element)) walk(child)
  }
  for (const node of nodes) {
    if (isElement(node)) walk(node)
    else if (isText(node) && node.value.trim()) push({ text: node.value.trim() })
  }
  return widgets
}

const wordsIn = (element: Element): string => textIn(element).replaceAll(/\s+/g, ' ').trim()
