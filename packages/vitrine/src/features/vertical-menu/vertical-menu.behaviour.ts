import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { after } from '../../page/services/clock'
import { moveByArrows } from './vertical-menu.keys'
import { verticalMenuFields } from './vertical-menu.options'

export interface VerticalMenuEvents {
  /** A branch was opened or closed: the addresses of all that are open. */
  onOpenItemsChange?(hrefs: readonly string[]): void
}

export interface VerticalMenuMethods {
  /** Opens exactly these branches, by their items' addresses. */
  setOpenItems(hrefs: readonly string[]): void
  /** The addresses of the open branches. */
  openItems(): readonly string[]
}

/** Arrow keys, and in hover mode branches that open and close with the pointer. Their buttons work in every mode, and without this. */
export function mountVerticalMenu(menu: HTMLElement, signal: AbortSignal, events: VerticalMenuEvents = {}): VerticalMenuMethods & Handle {
  const { mode, hoverDelay } = readOptions(verticalMenuFields, menu, { feature: 'vertical-menu' })
  menu.addEventListener('keydown', (event) => moveByArrows(event, menu), { signal })
  if (mode === 'hover') followPointer(menu, hoverDelay, signal)
  const branches = () =>
    [...menu.querySelectorAll('details')].map((details) => ({
      details,
      href: details.parentElement?.querySelector(':scope > a')?.getAttribute('href') ?? '',
    }))
  const openItems = () => branches().flatMap(({ details, href }) => (details.open ? [href] : []))
  let last = openItems().join(' ')
  // Toggle events do not bubble: they are heard on their way down.
  const tell = () => {
    const hrefs = openItems()
    if (hrefs.join(' ') === last) return
    last = hrefs.join(' ')
    events.onOpenItemsChange?.(hrefs)
  }
  menu.addEventListener('toggle', tell, { signal, capture: true })
  return {
    setOpenItems: (hrefs) => {
      for (const { details, href } of branches()) if (details.open !== hrefs.includes(href)) details.open = hrefs.includes(href)
    },
    openItems,
  }
}

function followPointer(menu: HTMLElement, delay: number, signal: AbortSignal): void {
  const waiting = new Map<Element, () => void>()
  const forget = (item: Element) => {
    waiting.get(item)?.()
    waiting.delete(item)
  }
  const soon = (item: Element, isOpen: boolean) => {
    forget(item)
    const details = item.querySelector<HTMLDetailsElement>(':scope > details')
    if (details)
      waiting.set(
        item,
        after(delay, () => (details.open = isOpen), signal),
      )
  }
  const leave = (item: Element) => {
    // The branch of the current page never closes by itself, nor one in which somebody is with the keyboard.
    if (item.hasAttribute('data-current') || item.querySelector(':scope > details')?.contains(document.activeElement)) forget(item)
    else soon(item, false)
  }
  const itemsAt = (target: EventTarget | null): Set<Element> => {
    const items = new Set<Element>()
    for (
      let item = target instanceof Element && menu.contains(target) ? target.closest('[data-parent]') : null;
      item && menu.contains(item);
      item = item.parentElement!.closest('[data-parent]')
    )
      items.add(item)
    return items
  }
  let under = new Set<Element>()
  const move = (now: Set<Element>) => {
    for (const item of under) if (!now.has(item)) leave(item)
    for (const item of now) if (!under.has(item)) soon(item, true)
    under = now
  }
  // Heard on the menu itself: branches may be put into it later.
  menu.addEventListener('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && move(itemsAt(target)), { signal })
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && move(new Set()), { signal })
  // Whoever presses the button means it: the pointer has no say in it until it comes again.
  menu.addEventListener('click', ({ target }) => void ((target as Element).closest('summary') && itemsAt(target).forEach(forget)), {
    signal,
  })
  // The pointer was there before this code was. A finger leaves `:hover` behind too, where there is nothing else.
  if (matchMedia('(hover: hover)').matches) move(itemsAt([...menu.querySelectorAll(':hover')].at(-1) ?? null))
}
