import { initial, next, type Event } from './header.hiding.model'

/** What is open in it: a menu, a search box, a list of the cart. Some of it may be open in a panel that is not. */
const isOpen = (header: HTMLElement): boolean =>
  [...header.querySelectorAll(':popover-open, dialog[open], [aria-expanded="true"]')].some((open) => open.checkVisibility())

/**
 * The header goes up out of the window while the page is scrolled down, and comes back on the way up (`data-away`). The only scroll
 * handler here: it reads the scroll position and nothing of the layout. Returns what looks again, for a header that has begun to stick.
 */
export function hideOnScroll(header: HTMLElement, tell: () => void, signal: AbortSignal): () => void {
  let state = initial(window.scrollY)
  let end = Infinity
  const root = document.documentElement
  const send = (event: Event) => {
    state = next(state, event)
    if (header.hasAttribute('data-away') === state.isAway) return
    header.toggleAttribute('data-away', state.isAway)
    tell()
  }
  // Focus that a press has left behind does not count: only what a key has brought.
  const canHide = () => header.dataset.state === 'sticky' && !isOpen(header) && !header.matches(':has(:focus-visible)')
  const sizes = new ResizeObserver(() => (end = root.scrollHeight - window.innerHeight))
  for (const element of [document.body, root]) sizes.observe(element)
  const look = () => send({ type: 'scrolled', to: window.scrollY, end, canHide: canHide() })
  window.addEventListener('scroll', look, { signal, passive: true })
  for (const type of ['focusin', 'toggle', 'click'])
    header.addEventListener(type, () => send({ type: 'wanted' }), { signal, capture: true })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    header.removeAttribute('data-away')
  })
  return look
}
