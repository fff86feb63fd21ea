import { pageSettingsOf } from '../services/options'

/** A sub-menu's two names, where the page's settings say none; %s is the item's name. */
const OPEN = 'Open submenu of %s'
const CLOSE = 'Close submenu of %s'

/** What other systems write on the item of the current page. */
const CURRENT = '.current-menu-item, .current_page_item, .current, [aria-current="page"]'

/** An item of a list of links, as somebody typed it. */
export interface ListItem {
  readonly item: HTMLElement
  readonly link: HTMLAnchorElement | null
  /** What it shows of itself where it has no link. */
  readonly words: readonly ChildNode[]
  /** Its name, for the button of what is below it. */
  readonly name: string
  /** What is below it: a list, or a box with lists in it. */
  readonly below: HTMLElement | undefined
  /** The current page's, or on the way to it. */
  readonly place: 'page' | 'branch' | undefined
}

const LISTS = 'ul, ol'

/** The items of the lists that stand in an element, without those of lists in lists. */
export function itemsIn(root: Element): ListItem[] {
  const lists = root.matches(LISTS) ? [root] : [...root.querySelectorAll(LISTS)].filter((list) => !root.contains(outerList(list)))
  return lists.flatMap((list) => [...list.children].filter((child) => child instanceof HTMLElement).map(readItem))
}

const outerList = (list: Element): Element | null => list.parentElement!.closest(LISTS)

function readItem(item: HTMLElement): ListItem {
  const below = [...item.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && (child.matches(LISTS) || (!child.matches('a') && child.querySelector(LISTS) !== null)),
  )
  const link = item.querySelector<HTMLAnchorElement>(':scope > a')
  const words = [...item.childNodes].filter(
    (node) => node !== below && (node instanceof Element || (node instanceof Text && node.data.trim() !== '')),
  )
  const said = link ? link.title || link.textContent : words.map((node) => node.textContent).join(' ')
  const isPage = item.matches(CURRENT) || (link?.matches(CURRENT) ?? false)
  const place = isPage ? 'page' : below?.querySelector(CURRENT) ? 'branch' : undefined
  return { item, link, words, name: said.replace(/\s+/g, ' ').trim(), below, place }
}

/** A link that leads nowhere: it only stands for what is below it. */
export const leadsNowhere = (link: HTMLAnchorElement): boolean => ['', '#'].includes(link.getAttribute('href') ?? '')

/** Both names of a sub-menu's button, as the page's settings for menus have them: the style sheet shows the one that holds. */
export function submenuLabels(name: string): HTMLElement[] {
  const { openLabel = OPEN, closeLabel = CLOSE } = pageSettingsOf('menu')
  return [
    ['open-label', openLabel],
    ['close-label', closeLabel],
  ].map(([part, template]) => {
    const label = document.createElement('span')
    label.dataset.part = String(part)
    label.textContent = String(template).split('%s').join(name)
    return label
  })
}

/**
 * What a script does to markup that somebody typed. Nodes are moved, never made anew: listeners, classes and ids stay. When the
 * signal ends, everything is as it was.
 */
export interface Edits {
  set(element: Element, name: string, value: string): void
  /** Puts a box around nodes, in the place of the first. */
  wrap<T extends Element>(nodes: readonly ChildNode[], box: T): T
  /** Moves nodes into a box: to its end, or before one that is there. */
  move(nodes: readonly ChildNode[], box: Element, before?: ChildNode | null): void
  /** Puts a new node before another. */
  addBefore<T extends Element>(node: ChildNode, added: T): T
}

export function edit(signal: AbortSignal): Edits {
  const undo: (() => void)[] = []
  signal.addEventListener('abort', () => undo.reverse().forEach((task) => task()))
  const addBefore: Edits['addBefore'] = (node, added) => {
    node.before(added)
    undo.push(() => added.remove())
    return added
  }
  const move: Edits['move'] = (nodes, box, before = null) => {
    const focused = document.activeElement
    for (const node of nodes) {
      const { parentNode, nextSibling } = node
      box.insertBefore(node, before)
      undo.push(() => parentNode!.insertBefore(node, nextSibling))
    }
    if (focused instanceof HTMLElement && box.contains(focused)) focused.focus({ preventScroll: true })
  }
  return {
    addBefore,
    move,
    wrap: (nodes, box) => {
      addBefore(nodes[0]!, box)
      move(nodes, box)
      return box
    },
    set: (element, name, value) => {
      const before = element.getAttribute(name)
      if (before === value) return
      element.setAttribute(name, value)
      undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)))
    },
  }
}

/** An id that the page has not. */
export function freeId(wanted: string): string {
  let id = wanted
  for (let at = 2; document.getElementById(id); at += 1) id = `${wanted}-${at}`
  return id
}

/** An element with attributes. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}
