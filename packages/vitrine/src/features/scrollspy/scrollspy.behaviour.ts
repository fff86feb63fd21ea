import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { after } from '../../page/services/clock'
import { debounce } from '../../page/services/debounce'
import { decodeHash } from '../../page/services/hash'
import { onResize } from '../../page/services/resize'
import { OFFSET_EVENT, topOffset } from '../../page/services/scroll'
import { currentSection, lineFor, reachAround, type Reach, type Section } from './scrollspy.model'
import { MARK_PAUSE, REFRESH_DELAY, scrollspyFields } from './scrollspy.options'
import { createMarker } from './scrollspy.marker.behaviour'

interface Item extends Section {
  readonly link: HTMLElement
  readonly target: HTMLElement
  top?: number
  isReached: boolean
}

/** Beyond any page's size. */
const OPEN = '1000000px'

export interface ScrollspyEvents {
  /** Another section is in view: its link, and its id; neither before the first section. */
  onCurrentChange?(id: string | undefined, link: HTMLElement | undefined): void
}

export interface ScrollspyMethods {
  /** The id of the section that is in view. */
  current(): string | undefined
  /** Measures the sections again, after a layout change that it cannot notice. */
  refresh(): void
}

/**
 * Marks the menu's item whose section is in view. No scroll handler: the browser says when a section's top crosses the line
 * and when the page's end comes into view. Whenever the layout has changed, the sections are taken in anew.
 */
export function mountScrollspy(menu: HTMLElement, signal: AbortSignal, events: ScrollspyEvents = {}): ScrollspyMethods & Handle {
  const options = readOptions(scrollspyFields, menu, { feature: 'scrollspy' })
  const show = createMarker(menu, signal)
  let current: string | undefined
  const tell = (link: HTMLElement | undefined) => {
    show(link)
    const id = link && findTarget(link)?.id
    if (id === current) return
    current = id
    events.onCurrentChange?.(id, link)
  }
  const mark = atMostEvery(MARK_PAUSE, tell, signal)
  // Where the browser has jumped to by the page's address, it keeps a little more room above the section than the line allows for.
  const arrival = window.scrollY
  const isAddressed = ({ target }: Item) => window.scrollY === arrival && target.matches(':target')
  let watching = new AbortController()

  const refresh = () => {
    watching.abort()
    watching = new AbortController()
    watch({ items: findItems(menu), line: lineFor(topOffset(), options), isAddressed, mark }, watching.signal)
  }
  const refreshLater = debounce(REFRESH_DELAY, refresh, signal)
  const height = new ResizeObserver(refreshLater)
  height.observe(document.body)
  const links = new MutationObserver(refreshLater)
  links.observe(menu, { childList: true, subtree: true, attributeFilter: ['href'] })
  document.addEventListener(OFFSET_EVENT, refreshLater, { signal })
  onResize(refresh, signal)
  signal.addEventListener('abort', () => {
    height.disconnect()
    links.disconnect()
    watching.abort()
  })
  refresh()
  return { current: () => current, refresh }
}

/** Calls `show` at once, but no sooner than `ms` after the last time: then with what is the latest by then. */
function atMostEvery<T>(ms: number, show: (value: T) => void, signal: AbortSignal): (value: T) => void {
  let last = -Infinity
  let cancel = () => {}
  const now = (value: T) => {
    last = performance.now()
    show(value)
  }
  return (value) => {
    cancel()
    const left = last + ms - performance.now()
    if (left > 0) cancel = after(left, () => now(value), signal)
    else now(value)
  }
}

interface Watch {
  readonly items: readonly Item[]
  /** px from the window's top. */
  readonly line: number
  /** The page's address has led to it, and the visitor has not moved since. */
  readonly isAddressed: (item: Item) => boolean
  readonly mark: (link: HTMLElement | undefined) => void
}

function watch({ items, line, isAddressed, mark }: Watch, signal: AbortSignal): void {
  const byTarget = Map.groupBy(items, ({ target }) => target)
  /** All items from the page's top to its end, as the last look at all of them found them. */
  let order: readonly Item[] = []
  let near: Reach | undefined
  let watched = new Set<HTMLElement>()
  let isAtEnd = false
  const show = () => {
    const index = currentSection(items, isAtEnd)
    mark((items.find(isAddressed) ?? (index === undefined ? undefined : items[index]))?.link)
  }

  // The region above the line, open upwards: what touches it has been reached.
  const windowHeight = window.innerHeight
  const sections = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, isIntersecting } of entries) {
        for (const item of byTarget.get(target as HTMLElement) ?? []) {
          // The first report has all sections, measured at one moment: their order is known from then on.
          if (order.length === 0) item.top = boundingClientRect.top
          item.isReached = isIntersecting
        }
      }
      if (order.length === 0) order = items.toSorted((a, b) => (a.top ?? 0) - (b.top ?? 0))
      show()
      follow()
    },
    { rootMargin: `${OPEN} ${OPEN} ${line - windowHeight}px ${OPEN}` },
  )
  const lookAtAll = () => {
    order = []
    near = undefined
    watched = new Set(byTarget.keys())
    sections.disconnect()
    for (const target of watched) sections.observe(target)
  }
  /** Only sections near the line are watched, so that scrolling costs the same whatever their number. */
  const follow = () => {
    const next = reachAround(order, near)
    if (next === 'lost') return lookAtAll()
    if (next === near) return
    near = next
    const now = new Set(order.slice(next.from, next.to).map(({ target }) => target))
    for (const target of watched) if (!now.has(target)) sections.unobserve(target)
    for (const target of now) if (!watched.has(target)) sections.observe(target)
    watched = now
  }
  // The window, open upwards: the page is wholly in it once its end shows. Heights may be broken: 1 px counts as the end.
  const end = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const isScrollable = entry.boundingClientRect.height > windowHeight + 1
      isAtEnd = isScrollable && entry.isIntersecting
      show()
    },
    { rootMargin: `${OPEN} ${OPEN} 1px ${OPEN}`, threshold: 1 },
  )
  lookAtAll()
  end.observe(document.documentElement)
  signal.addEventListener('abort', () => {
    sections.disconnect()
    end.disconnect()
  })
}

function findItems(menu: HTMLElement): Item[] {
  return [...menu.querySelectorAll<HTMLElement>('a[href*="#"], [data-target^="#"]')].flatMap((link) => {
    const target = findTarget(link)
    return target ? [{ link, target, isReached: false }] : []
  })
}

/** The place on this page that an item points to, also where its link is written as a full address. */
function findTarget(link: HTMLElement): HTMLElement | null {
  const { href, host, pathname } = location
  const given = link.dataset.target ?? link.getAttribute('href') ?? ''
  // One address that is none does not take the others down.
  if (!URL.canParse(given, href)) return null
  const address = new URL(given, href)
  if (address.host !== host || address.pathname !== pathname) return null
  const hash = address.hash.slice(1)
  return document.getElementById(hash) ?? document.getElementById(decodeHash(hash))
}
