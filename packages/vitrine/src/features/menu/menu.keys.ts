import { arrowOf, isRightToLeft, type Arrow } from '../../page/ui/arrows'

/** What arrow keys go to. */
const STOPS = 'a[href], button[popovertarget]'
const SUBMENU = '[data-part="submenu"]'

/**
 * Arrow keys, Home and End, after the disclosure pattern for navigation: links stay links, Tab still goes through everything, and
 * what the keys do not mean here is left to the browser.
 *
 * In the bar: along the line to the next item, across it into the sub-menu. In a sub-menu: up and down; along the line into what is
 * nested, the next column or the next item of the bar; against it back out. In a bar that stands, the two are turned round.
 */
export function mountKeys(menu: HTMLElement, open: (submenu: HTMLElement) => void, signal: AbortSignal): void {
  menu.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.isComposing) return
      const goal = event.key === 'Escape' ? leave(target, menu) : goalOf(event, target.closest<HTMLElement>(STOPS), { menu, open })
      if (!goal) return
      event.preventDefault()
      goal.focus()
    },
    { signal },
  )
}

interface Place {
  readonly menu: HTMLElement
  readonly open: (submenu: HTMLElement) => void
}

function goalOf(event: KeyboardEvent, stop: HTMLElement | null, place: Place): HTMLElement | undefined {
  const submenu = stop?.closest<HTMLElement>(SUBMENU)
  if (!stop || !(submenu || barItemOf(stop, place.menu))) return undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === 'Home' || key === 'End')
    return ctrlKey || metaKey || altKey || shiftKey
      ? undefined
      : (submenu ? stopsIn(submenu) : barStops(place.menu)).at(key === 'Home' ? 0 : -1)
  const arrow = arrowOf(event, isRightToLeft(place.menu))
  if (!arrow) return undefined
  return submenu ? inSubmenu(stop, arrow, { ...place, submenu }) : inBar(stop, arrow, place)
}

function inBar(stop: HTMLElement, arrow: Arrow, { menu, open }: Place): HTMLElement | undefined {
  const [next, before, into, last] = isStanding(menu)
    ? (['down', 'up', wayIn(menu), undefined] as const)
    : (['forward', 'back', 'down', 'up'] as const)
  if (arrow === next || arrow === before) return neighbour(menu, stop, arrow === next ? 1 : -1)
  const own = submenuOf(stop)
  if (!own || (arrow !== into && arrow !== last)) return undefined
  open(own)
  return stopsIn(own).at(arrow === into ? 0 : -1)
}

function inSubmenu(
  stop: HTMLElement,
  arrow: Arrow,
  { menu, open, submenu }: Place & { readonly submenu: HTMLElement },
): HTMLElement | undefined {
  const stops = stopsIn(submenu)
  const at = stops.findIndex((other) => other === stop || other.parentElement === stop.parentElement)
  const isNested = submenu.parentElement!.closest(SUBMENU) !== null
  const hasWayOut = isNested || isStanding(menu)
  if (arrow === 'down') return stops[at + 1]
  // Above the first one is what opened it.
  if (arrow === 'up') return at > 0 ? stops[at - 1] : hasWayOut ? undefined : parentOf(submenu)
  const isMirrored = isStanding(menu) ? wayIn(menu) === 'back' : submenu.closest('[data-side="switched"]') !== null
  const isInwards = (arrow === 'forward') !== isMirrored
  const own = submenuOf(stop)
  if (isInwards && own) {
    open(own)
    return stopsIn(own)[0]
  }
  const step = arrow === 'forward' ? 1 : -1
  const column = columnBeside(stop, step)
  if (column) return stopsIn(column)[0]
  if (!isInwards && hasWayOut) {
    submenu.hidePopover()
    return parentOf(submenu)
  }
  return isStanding(menu) ? undefined : neighbour(menu, stop, step)
}

/** Escape: out of the innermost sub-menu that is open here, back to its button, however it was opened. */
function leave(target: HTMLElement, menu: HTMLElement): HTMLElement | undefined {
  const submenu = target.closest<HTMLElement>(`${SUBMENU}:popover-open`)
  if (!submenu || !menu.contains(submenu)) return undefined
  const nested = [...submenu.querySelectorAll<HTMLElement>(`${SUBMENU}:popover-open`)].at(-1)
  ;(nested ?? submenu).hidePopover()
  return nested ? target : (submenu.parentElement!.querySelector<HTMLElement>(':scope > button') ?? undefined)
}

/** The links and buttons of a sub-menu or a column, one an item; what is nested in it has its own. */
function stopsIn(part: HTMLElement): HTMLElement[] {
  const submenu = part.closest(SUBMENU)
  return [...part.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.closest(SUBMENU) === submenu && stop.dataset.part !== 'toggle',
  )
}

const barItems = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(':scope > :is(ul, ol) > li')]
const barItemOf = (stop: Element, menu: HTMLElement): HTMLElement | undefined => barItems(menu).find((item) => item.contains(stop))
const firstStop = (item: HTMLElement): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(':scope > a[href], :scope > button') ?? undefined
const barStops = (menu: HTMLElement): HTMLElement[] =>
  barItems(menu)
    .flatMap((item) => firstStop(item) ?? [])
    .filter((stop) => stop.checkVisibility())
const parentOf = (submenu: HTMLElement): HTMLElement | undefined => firstStop(submenu.parentElement!)
const submenuOf = (stop: HTMLElement): HTMLElement | null => stop.parentElement!.querySelector<HTMLElement>(`:scope > ${SUBMENU}`)

function neighbour(menu: HTMLElement, from: Element, step: 1 | -1): HTMLElement | undefined {
  const stops = barStops(menu)
  const at = stops.findIndex((stop) => stop.parentElement === barItemOf(from, menu))
  return at < 0 ? undefined : stops[at + step]
}

function columnBeside(stop: Element, step: 1 | -1): HTMLElement | undefined {
  const column = stop.closest('[data-part="column"]')
  if (!column) return undefined
  const columns = [...column.parentElement!.children].filter((other) => other.querySelector(STOPS))
  return columns[columns.indexOf(column) + step] as HTMLElement | undefined
}

const isStanding = (menu: HTMLElement): boolean =>
  getComputedStyle(menu.querySelector(':scope > :is(ul, ol)') ?? menu).flexDirection.startsWith('column')
/** The way into a sub-menu of a bar that stands at the window's left or right. */
const wayIn = (menu: HTMLElement): Arrow =>
  (menu.closest<HTMLElement>('[data-feature="header"]')?.dataset.position === 'right') !== isRightToLeft(menu) ? 'back' : 'forward'
