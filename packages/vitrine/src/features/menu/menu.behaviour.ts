import type { Handle } from '../../page/loading/registration'
import { hasAnchors } from '../../page/ui/anchor'
import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { onResize } from '../../page/services/resize'
import { isHeadingInto, type Point } from './menu.aim'
import { mountKeys } from './menu.keys'
import { menuElementFields } from './menu.options'

/** ms: the pointer rests this long on a parent before its sub-menu opens; another one of an open menu opens at once. */
const OPEN_DELAY = 80
/** ms: the pointer is away this long before what it opened closes, or off its way to an open sub-menu. */
const CLOSE_DELAY = 300
/** How many of the pointer's last moves say where it is heading. */
const TRAIL = 4

const SUBMENU = '[data-part="submenu"]'

export interface MenuEvents {
  /** Which item of the bar is open, counted from 0; null: none. */
  onOpenIndexChange?(index: number | null): void
}

export interface MenuMethods {
  /** Opens the submenu of an item of the bar, counted from 0. */
  open(index: number): void
  /** Closes whatever is open. */
  close(): void
  /** The item of the bar whose submenu is open, from 0, or null. */
  openIndex(): number | null
}

/** Opens and closes sub-menus with the pointer and the arrow keys, forgives a diagonal, and keeps the buttons in step. */
export function mountMenu(menu: HTMLElement, signal: AbortSignal, events: MenuEvents = {}): MenuMethods & Handle {
  readOptions(menuElementFields, menu, { feature: 'menu' })
  // Looked for each time: items may be put into the menu later.
  const openSubmenus = () => [...menu.querySelectorAll<HTMLElement>(`${SUBMENU}:popover-open`)]
  /** Those that the pointer opened: only they close when it leaves. */
  const hovered = new WeakSet<HTMLElement>()
  /** What the pointer is on. Heard from its events: `:hover` lags behind them, and where there is no pointer a finger leaves it behind. */
  let under: Element | undefined = matchMedia('(hover: hover)').matches ? [...menu.querySelectorAll(':hover')].at(-1) : undefined
  let trail: readonly Point[] = []
  let cancel = () => {}
  const wait = (ms: number, task: () => void) => {
    cancel()
    cancel = after(ms, task, signal)
  }

  const keepsOpen = (submenu: HTMLElement) => submenu.querySelector('[data-keeps-open]') !== null
  const isHeld = (submenu: HTMLElement) => submenu.contains(document.activeElement) || keepsOpen(submenu)
  /** Somebody is in it with the keyboard: a mouse that is nudged must not take it away. */
  const isWorkedIn = (submenu: HTMLElement) => submenu.querySelector(':focus-visible') !== null || keepsOpen(submenu)
  const canClose = (submenu: HTMLElement) => hovered.has(submenu) && !isHeld(submenu)
  const close = async (submenu: HTMLElement) => {
    if (!canClose(submenu) || fades.has(submenu)) return
    if (!(await fadeOut(submenu))) return
    if (canClose(submenu)) submenu.hidePopover()
    else keep(submenu)
  }
  const show = (submenu: HTMLElement) => {
    keep(submenu)
    if (!isOpen(submenu)) submenu.showPopover({ source: buttonOf(submenu) ?? undefined } as never)
  }
  const openByPointer = (submenu: HTMLElement) => {
    // One that opens closes the others.
    if (isOpen(submenu) || openSubmenus().some((other) => !other.contains(submenu) && isWorkedIn(other))) return
    hovered.add(submenu)
    show(submenu)
  }
  /** Opens what is under the pointer and closes what is not on the way to it. */
  const settle = () => {
    const item = under?.closest('[data-part="item"]')
    const own = item?.querySelector<HTMLElement>(`:scope > ${SUBMENU}`)
    for (const submenu of openSubmenus())
      if (submenu === own || (item && submenu.contains(item))) keep(submenu)
      else void close(submenu)
    if (own) openByPointer(own)
  }

  const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, capture = false) =>
    menu.addEventListener(type, listener, { signal, capture })
  listen('pointermove', ({ clientX: x, clientY: y }) => (trail = [...trail.slice(1 - TRAIL), { x, y }]))
  listen('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    under = event.target as Element
    const openNow = openSubmenus().at(-1)
    const before = trail[0]
    if (
      openNow &&
      !openNow.contains(under) &&
      before &&
      isHeadingInto(before, { x: event.clientX, y: event.clientY }, openNow.getBoundingClientRect())
    ) {
      wait(CLOSE_DELAY, settle)
    } else if (openNow) {
      cancel()
      settle()
    } else wait(OPEN_DELAY, settle)
  })
  listen('pointerleave', () => {
    trail = []
    under = undefined
    wait(CLOSE_DELAY, settle)
  })
  // A finger comes without a pointer's way to it.
  listen('pointerdown', ({ target }) => openSubmenus().forEach((submenu) => submenu.contains(target as Node) && keep(submenu)))
  // A press on the button of what the pointer has already opened keeps it open, instead of closing it.
  listen('click', (event) => {
    const submenu = (event.target as Element).closest('button')?.popoverTargetElement as HTMLElement | null | undefined
    if (submenu && hovered.delete(submenu)) event.preventDefault()
  })
  openByFirstTap(menu, signal)
  const openByKey = (submenu: HTMLElement) => {
    hovered.delete(submenu)
    show(submenu)
  }
  mountKeys(menu, openByKey, signal)

  const closeWithout = (focused: Node) => {
    for (const submenu of openSubmenus()) if (!submenu.parentElement?.contains(focused)) submenu.hidePopover()
  }
  listen('focusout', ({ relatedTarget }) => void (relatedTarget instanceof Node && closeWithout(relatedTarget)))
  // Focus may have gone on while this was on its way.
  if (document.activeElement && document.activeElement !== document.body) closeWithout(document.activeElement)
  // Below the break point the bar is gone, and what was open must not come back with it.
  onResize(() => menu.checkVisibility() || openSubmenus().forEach((submenu) => submenu.hidePopover()), signal)

  const mark = (submenu: HTMLElement) => {
    const isShown = isOpen(submenu)
    buttonOf(submenu)?.setAttribute('aria-expanded', String(isShown))
    if (!isShown) {
      hovered.delete(submenu)
      keep(submenu)
    }
    markSide(submenu)
  }
  const update = (submenu: HTMLElement) => {
    mark(submenu)
    const index = openIndex()
    if (index !== lastIndex) events.onOpenIndexChange?.(index)
    lastIndex = index
  }
  const bar = () => [...menu.querySelectorAll(':scope > ul > li')].map((item) => item.querySelector<HTMLElement>(`:scope > ${SUBMENU}`))
  const openIndex = () => {
    const index = bar().findIndex((submenu) => submenu && isOpen(submenu))
    return index < 0 ? null : index
  }
  let lastIndex = openIndex()
  // Toggle events do not bubble: they are heard on their way down.
  listen('toggle' as 'click', ({ target }) => (target as Element).matches(SUBMENU) && update(target as HTMLElement), true)
  menu.dataset.live = ''
  // Not one by one what is open: each would look through the whole bar.
  for (const submenu of menu.querySelectorAll<HTMLElement>(SUBMENU)) mark(submenu)
  if (!hasAnchors())
    import('./menu.placement.behaviour').then(
      ({ mountPlacement }) => mountPlacement(menu, signal),
      // Not fetched (offline, say): submenus open below their items all the same.
      () => {},
    )
  // The pointer was there before this code was.
  settle()
  signal.addEventListener('abort', () => {
    menu.removeAttribute('data-live')
    menu.removeAttribute('data-placement')
    for (const submenu of menu.querySelectorAll<HTMLElement>(SUBMENU)) {
      buttonOf(submenu)?.removeAttribute('aria-expanded')
      submenu.removeAttribute('data-side')
      keep(submenu)
    }
  })
  return {
    open: (index) => {
      const submenu = bar()[index]
      if (submenu) openByKey(submenu)
    },
    close: () => openSubmenus().forEach((submenu) => submenu.hidePopover()),
    openIndex,
  }
}

/**
 * On touch, the first tap on a parent opens its sub-menu, and the second follows the link. Where there is nothing but
 * touch the style sheet does that; this is for devices that also have a pointer.
 */
function openByFirstTap(menu: HTMLElement, signal: AbortSignal): void {
  const submenuAt = ({ target }: Event) => (target as Element).closest('a')?.parentElement?.querySelector<HTMLElement>(':scope > [popover]')
  // Asked before the click: the tap itself has closed what lies open by then.
  let wasOpen: boolean | undefined
  menu.addEventListener('pointerdown', (event) => (wasOpen = submenuAt(event)?.matches(':popover-open')), { signal })
  menu.addEventListener(
    'click',
    (event) => {
      const submenu = (event as PointerEvent).pointerType === 'touch' && !wasOpen && submenuAt(event)
      if (!submenu) return
      event.preventDefault()
      submenu.showPopover()
    },
    { signal },
  )
}

const isOpen = (submenu: Element): boolean => submenu.matches(':popover-open')

/** The sub-menus that fade out: each fade is another one. */
const fades = new WeakMap<HTMLElement, symbol>()

/**
 * Fades a sub-menu out while it is still open: what a browser has closed takes no more presses, though a visitor still sees it
 * and may come back to it. False: it was kept.
 */
async function fadeOut(submenu: HTMLElement): Promise<boolean> {
  const fade = Symbol()
  fades.set(submenu, fade)
  submenu.dataset.closing = ''
  await Promise.allSettled(submenu.getAnimations().map(({ finished }) => finished))
  return fades.get(submenu) === fade
}

function keep(submenu: HTMLElement): void {
  fades.delete(submenu)
  submenu.removeAttribute('data-closing')
}

const buttonOf = (submenu: HTMLElement): HTMLElement | null => submenu.parentElement!.querySelector<HTMLElement>(':scope > button')

/** A sub-menu below one that had to switch sides opens to that side too. */
function markSide(submenu: HTMLElement): void {
  if (!isOpen(submenu)) {
    submenu.removeAttribute('data-side')
    return
  }
  const isRtl = getComputedStyle(submenu).direction === 'rtl'
  const box = submenu.getBoundingClientRect()
  const item = submenu.parentElement!.getBoundingClientRect()
  const reach = isRtl ? item.right - box.right : box.left - item.left
  if (reach < -1 && !submenu.hasAttribute('data-mega')) submenu.dataset.side = 'switched'
}
