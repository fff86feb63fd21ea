import { after } from '../services/clock'

/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'hashchange'] as const

let first: Promise<Event> | undefined

/** The first thing that a visitor does on this page. What only somebody's doing can need is fetched then, not before. */
export function onFirstActivity(): Promise<Event> {
  return (first ??= new Promise((resolve) => {
    const seen = new AbortController()
    const come = (event: Event) => {
      // A browser sends a move of its own when a page is laid out below a pointer that rests.
      if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
      seen.abort()
      resolve(event)
    }
    for (const type of SIGNS) window.addEventListener(type, come, { signal: seen.signal, capture: true, passive: true })
  }))
}

/** As `onFirstActivity`, or at once on a page that begins at a place of its own (a hash, a query, a reload further down): it has been asked for something already. */
export const onFirstNeed = async (): Promise<unknown> => !location.hash && !location.search && window.scrollY === 0 && onFirstActivity()

/** ms after the page has loaded at which what need not compete with its arrival begins, though nobody has moved yet. */
const CALM = 2500

/** ms after the page has been read at which it counts as finished, though something on it is still on its way: a picture may never come. */
const PATIENCE = 5000

let calm: Promise<Event | void> | undefined

/** Somebody is there (and did this), or the page has been finished for a while. */
export function onCalm(): Promise<Event | void> {
  return (calm ??= new Promise((resolve) => {
    const come = new AbortController()
    const { signal } = come
    void onFirstActivity().then((event) => {
      come.abort()
      resolve(event)
    })
    const wait = () => void after(CALM, resolve, signal)
    if (document.readyState === 'complete') wait()
    else {
      window.addEventListener('load', wait, { once: true, signal })
      after(PATIENCE, resolve, signal)
    }
  }))
}
