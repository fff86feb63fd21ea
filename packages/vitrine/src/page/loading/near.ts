import { addStyles } from '../styles'
import { onCalm } from './activity'

/** px from the window's edge at which something counts as near. */
const MARGIN = 500

/**
 * Runs the task once, when the element comes near the window; the result runs it at once. A part that is far down the page
 * may name its own style sheet (`data-late-styles`): that comes first, so that nothing is seen without it.
 */
export function whenNear(element: HTMLElement, task: () => void, signal: AbortSignal): () => void {
  let isBegun = false
  const begin = async () => {
    observer.disconnect()
    if (isBegun || signal.aborted) return
    isBegun = true
    await addStyles(element.closest<HTMLElement>('[data-late-styles]')?.dataset.lateStyles)
    task()
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void onCalm().then(begin), { rootMargin: `${MARGIN}px` })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  return () => void begin()
}

export interface FirstGesture {
  /** When no finger is on the element any more: the browser scrolls what it is on, and an engine would take it away from under it. */
  lifted(): Promise<void>
  /** The last of the keys that was pressed with focus nowhere, while the element was in the window. */
  key(): KeyboardEvent | undefined
}

/** What the visitor does with an element before its engine is there, beside clicks. */
export function watchFirstGesture(element: HTMLElement, keys: readonly string[], signal: AbortSignal): FirstGesture {
  let isTouched = false
  let pressed: KeyboardEvent | undefined
  let tell = () => {}
  const touch = ({ targetTouches, type }: TouchEvent) => {
    isTouched = type === 'touchstart' || targetTouches.length > 0
    if (!isTouched) tell()
  }
  const done = new AbortController()
  const options = { capture: true, passive: true, signal: AbortSignal.any([signal, done.signal]) }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) element.addEventListener(type, touch, options)
  const press = (event: KeyboardEvent) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (event.target === document.body && keys.includes(event.key) && bottom > 0 && top < window.innerHeight) pressed = event
  }
  if (keys.length > 0) document.addEventListener('keydown', press, options)
  return {
    lifted: () => (isTouched ? new Promise((resolve) => (tell = resolve)) : Promise.resolve()),
    key: () => {
      done.abort()
      return pressed
    },
  }
}
