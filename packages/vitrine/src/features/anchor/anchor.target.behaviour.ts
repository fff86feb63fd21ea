import { readIds } from './anchor.rules'

/** Finds what a hash means: an element by id, an old named anchor, or the page's top. */
export function findTarget(hash: string): HTMLElement | undefined {
  for (const id of readIds(hash)) {
    const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(id)}"]`)
    if (found) return found
  }
  return hash.toLowerCase() === 'top' ? document.body : undefined
}

/** The tab that must be opened before the target can be seen. */
export function findClosedTab(target: HTMLElement): HTMLElement | undefined {
  const panel = target.closest('[role="tabpanel"]')
  const tab = panel
    ? document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${CSS.escape(panel.id)}"]`)
    : target.closest<HTMLElement>('[role="tab"]')
  return tab && tab.ariaSelected !== 'true' ? tab : undefined
}

/** Opens what is folded around the target, as browsers do for a hash in the address. */
export function unfold(target: HTMLElement): void {
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true
  target.closest('[hidden="until-found"]')?.removeAttribute('hidden')
}

/** What scrolls inside the panel that holds the target; undefined where the target stands on the page itself. */
export function findPanelScroller(target: HTMLElement): HTMLElement | undefined {
  const panel = target.closest<HTMLElement>('[data-feature="panel"]')
  for (let element = target.parentElement; panel && element && panel.contains(element); element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return panel ?? undefined
}

/** The full-height section that holds the target, if it fits the window: it is shown whole. */
export function findSlide(target: HTMLElement): HTMLElement | undefined {
  const slide = target.closest<HTMLElement>('[data-feature="scroll-section"][data-state="full-height"] > [data-part="screen"]')
  return slide && slide.offsetHeight <= window.innerHeight + 1 ? slide : undefined
}

/** Focus follows the eye. What cannot hold focus holds it until it moves on, so that the next Tab goes on from here. */
export function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target && target !== document.body) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}
