import { after } from './clock'

/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'hashchange'] as const

let sign: Promise<void> | undefined

/** The first sign of a visitor on this page. What only somebody's doing can need is fetched then, not before. */
export function onSignOfLife(): Promise<void> {
  return (sign ??= new Promise((resolve) => {
    const seen = new AbortController()
    const come = (event: Event) => {
      // A browser sends a move of its own when a page is laid out below a pointer that rests.
      if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
      seen.abort()
      resolve()
    }
    for (const type of SIGNS) window.addEventListener(type, come, { signal: seen.signal, capture: true, passive: true })
  }))
}

/** ms after the page has loaded at which what need not compete with its arrival begins, though nobody has moved yet. */
const CALM = 2500

let calm: Promise<void> | undefined

/** Somebody is there, or the page has been finished for a while. */
export function onCalm(): Promise<void> {
  return (calm ??= new Promise((resolve) => {
    void onSignOfLife().then(resolve)
    const wait = () => after(CALM, resolve)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  }))
}

/**
 * Runs the task at the first sign of life, or at once where the address asks for something. A click on what it serves that
 * comes before it is ready is held, and given again once: the first gesture is not lost.
 */
export async function whenAlive(served: string, task: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController()
  let held: MouseEvent | undefined
  const hold = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    // A new tab, a download, another button: the browser's business.
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !target.closest(served)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
  }
  document.addEventListener('click', hold, { capture: true, signal: AbortSignal.any([signal, waiting.signal]) })
  // A page that begins at a place of its own (a hash, a query, a reload further down) has been asked for something already.
  if (!location.hash && !location.search && window.scrollY === 0) await onSignOfLife()
  await task()
  waiting.abort()
  // Not every target of a click has a `click` of its own: an SVG's parts do not.
  if (held && !signal.aborted) held.target?.dispatchEvent(new MouseEvent('click', held))
}
