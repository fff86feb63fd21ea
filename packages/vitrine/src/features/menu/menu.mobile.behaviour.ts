import type { Handle } from '../../page/loading/registration'
import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { pushOverlay } from '../../page/ui/overlays'
import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { popoverMethods, type OpenEvents, type OpenMethods } from '../../page/ui/popover'
import { initial, next, RESET_DELAY, type State } from './menu.flyout'
import { mobileMenuElementFields } from './menu.options'

const live = new WeakSet<HTMLElement>()

/** A flyout's search belongs to it: whoever uses the search first wakes the menu too. */
export function mountFlyoutSearch(search: HTMLElement, signal: AbortSignal): void {
  const menu = search.closest('[data-feature="header"]')?.querySelector<HTMLElement>('[data-feature="mobile-menu"]')
  if (menu) mountMobileMenu(menu, signal)
}

/** The mobile menu once somebody is near it: keeps the button in step, lets one panel fly out at a time, and tidies up. */
export function mountMobileMenu(element: HTMLElement, signal: AbortSignal, events: OpenEvents = {}): (OpenMethods & Handle) | void {
  if (live.has(element)) return
  live.add(element)
  signal.addEventListener('abort', () => live.delete(element))
  const { design, breakPoint } = readOptions(mobileMenuElementFields, element, { feature: 'mobile-menu' })
  const remember = rememberAttributes(signal)
  remember(element, 'data-state')
  if (element.dataset.design !== design) {
    remember(element, 'data-design')
    element.dataset.design = design
  }
  const button = element.querySelector<HTMLElement>('[data-control="menu"]')!
  const panel = element.querySelector<HTMLElement>('[data-part="panel"]')!
  const header = element.closest<HTMLElement>('[data-feature="header"]') ?? element
  const search = header.querySelector<HTMLElement>('[data-feature="search"] [data-part="panel"]')
  const isFlyout = design === 'flyout'
  const wide = matchMedia(`(width >= ${breakPoint}px)`)
  let state: State = initial()
  let leave = () => {}
  let cancelReset = () => {}

  const hide = () => [panel, search].find((each) => each?.matches(':popover-open'))?.hidePopover()

  const show = (now: State) => {
    if (now === state) return
    state = now
    element.dataset.state = state
    leave()
    cancelReset()
    leave = () => {}
    if (state === 'inactive') cancelReset = after(RESET_DELAY, () => reset(panel), signal)
    else leave = pushOverlay({ kind: 'menu', locksScroll: isFlyout, escape: () => (hide(), true) })
  }

  let wasMenu = panel.matches(':popover-open')
  /** What is open, as the browser has it: the two panels close each other by themselves. */
  const update = () => {
    const isMenu = panel.matches(':popover-open')
    const isSearch = isFlyout && !wide.matches && search?.matches(':popover-open')
    button.setAttribute('aria-expanded', String(isMenu))
    document.documentElement.style.setProperty('--header-open-menu', `${isMenu && !isFlyout ? panel.offsetHeight : 0}px`)
    const wanted: State = isMenu ? 'menu' : isSearch ? 'search' : 'inactive'
    if (isMenu !== wasMenu) events.onOpenChange?.(isMenu)
    wasMenu = isMenu
    if (wanted !== state) show(next(state, wanted === 'inactive' ? { type: 'escape' } : { type: 'toggle', panel: wanted }))
  }

  // A field that takes focus brings up the keyboard over the flyout: the visitor asks for it by a tap.
  const field = search?.querySelector('input')
  const setFocus = () => isFlyout && field && (field.autofocus = wide.matches)

  header.addEventListener('toggle', ({ target }) => (target === panel || target === search) && update(), { signal, capture: true })
  wide.addEventListener('change', () => (setFocus(), wide.matches && hide()), { signal })
  panel.addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]:not([href="#"])') && panel.hidePopover(), {
    signal,
  })
  signal.addEventListener('abort', () => {
    leave()
    button.removeAttribute('aria-expanded')
    clearStyles(document.documentElement, '--header-open-menu')
  })
  setFocus()
  update()
  return popoverMethods(panel, button)
}

/** The next opening finds the menu as it was served. */
function reset(panel: HTMLElement): void {
  panel.scrollTop = 0
  for (const details of panel.querySelectorAll<HTMLDetailsElement>('details'))
    details.open = details.parentElement!.dataset.place === 'branch' || details.querySelector('[aria-current]') !== null
}
