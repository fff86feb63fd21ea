import { hasAnchors, keepBeside } from '../../page/anchor'
import { after } from '../../page/clock'
import { pushOverlay } from '../../page/overlays'
import { watchField } from './search.finder'

/** ms: how long the overlay is marked as on its way, in and out. */
const TRANSITION = 800

/** The search of a header once somebody is near it. */
export function mountSearch(search: HTMLElement, signal: AbortSignal): void {
  const panel = search.querySelector<HTMLElement>('[popover]')
  if (!panel) return
  const button = search.querySelector<HTMLElement>('[data-control="search"]')!
  const isOverlay = search.dataset.style === 'overlay'
  let leave = () => {}
  let settle = () => {}

  const update = () => {
    const isOpen = panel.matches(':popover-open')
    button.setAttribute('aria-expanded', String(isOpen))
    leave()
    leave = isOpen ? pushOverlay({ kind: 'search', locksScroll: isOverlay, escape: () => (panel.hidePopover(), true) }) : () => {}
    if (isOpen && !isOverlay && !hasAnchors()) void keepBeside(panel, { anchor: button, side: 'bottom-end', margin: 10, under: button.closest('[data-part="row"]') }).then((end) => panel.addEventListener('beforetoggle', end, { once: true }))
  }
  const mark = () => {
    settle()
    search.dataset.transition = ''
    settle = after(TRANSITION, () => search.removeAttribute('data-transition'), signal)
  }

  panel.addEventListener('toggle', update, { signal })
  if (isOverlay) panel.addEventListener('beforetoggle', mark, { signal })
  signal.addEventListener('abort', () => leave())
  update()
  // Words may be there before this code was.
  watchField(search, signal)()
}
