import type { Handle } from '../../page/loading/registration'
import { hasAnchors, keepBeside } from '../../page/ui/anchor'
import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { pushOverlay } from '../../page/ui/overlays'
import { rememberAttributes } from '../../page/ui/markup'
import { popoverMethods, type OpenEvents, type OpenMethods } from '../../page/ui/popover'
import { watchField, type FinderEvents } from './search.finder'
import { searchFields } from './search.options'

/** ms: how long the overlay is marked as on its way, in and out. */
const TRANSITION = 800

export interface SearchEvents extends OpenEvents, FinderEvents {}

export interface SearchMethods extends OpenMethods {
  /** Puts a query into the field and runs it. */
  search(query: string): void
}

/** The search of a header once somebody is near it. */
export function mountSearch(search: HTMLElement, signal: AbortSignal, events: SearchEvents = {}): (SearchMethods & Handle) | void {
  const panel = search.querySelector<HTMLElement>('[popover]')
  if (!panel) return
  const button = search.querySelector<HTMLElement>('[data-control="search"]')!
  const given = search.dataset.style
  const { style } = readOptions({ style: searchFields.style }, search, {
    feature: 'search',
    values: given === undefined ? {} : { style: given },
  })
  const remember = rememberAttributes(signal)
  remember(button, 'aria-expanded')
  if (given !== style) {
    remember(search, 'data-style')
    search.dataset.style = style
  }
  const isOverlay = style === 'overlay'
  let leave = () => {}
  let settle = () => {}

  let wasOpen = panel.matches(':popover-open')
  const update = () => {
    const isOpen = panel.matches(':popover-open')
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen !== wasOpen) events.onOpenChange?.(isOpen)
    wasOpen = isOpen
    leave()
    leave = isOpen ? pushOverlay({ kind: 'search', locksScroll: isOverlay, escape: () => (panel.hidePopover(), true) }) : () => {}
    if (isOpen && !isOverlay && !hasAnchors())
      void keepBeside(panel, { anchor: button, side: 'bottom-end', margin: 10, under: button.closest('[data-part="row"]') }).then((end) =>
        panel.addEventListener('beforetoggle', end, { once: true }),
      )
  }
  const mark = () => {
    settle()
    search.dataset.transition = ''
    settle = after(TRANSITION, () => search.removeAttribute('data-transition'), signal)
  }

  panel.addEventListener('toggle', update, { signal })
  if (isOverlay) panel.addEventListener('beforetoggle', mark, { signal })
  signal.addEventListener('abort', () => {
    leave()
    search.removeAttribute('data-transition')
  })
  update()
  // The press that fetched this code may have opened it already.
  if (isOverlay && panel.matches(':popover-open')) mark()
  // Words may be there before this code was.
  const finder = watchField(search, signal, { events })
  finder.read()
  return { ...popoverMethods(panel, button), search: finder.search }
}
