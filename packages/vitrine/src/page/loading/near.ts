import { after } from '../services/clock'
import { addStyles } from '../ui/styles'
import { onCalm } from './activity'
import { giveAgain, type Held } from './hold'
import type { Handle, Registration } from './registration'

interface Near {
  readonly element: HTMLElement
  readonly registration: Registration
  /** Presses of the element's buttons. */
  readonly held: Held
  /** What the visitor did first, where this was fetched for that. */
  readonly firstEvent: Event | void
  readonly mount: () => Promise<Handle | void>
  readonly signal: AbortSignal
}

/** Mounts the element's engine when it comes near the window or is pressed; what the visitor did until then is not lost. */
export function mountWhenNear({ element, registration, held, firstEvent, mount, signal }: Near): void {
  const gesture = watchFirstGesture(element, registration.holdKeys ?? [], signal)
  if (firstEvent) gesture.take(firstEvent)
  void held.first.then(gesture.lift)
  const begin = async () => {
    // Fetched first, so that what follows the finger's lifting takes no time.
    await registration.load().catch(() => undefined)
    await gesture.lifted()
    const handle = await mount()
    giveAgain(held.release().click)
    const key = gesture.key()
    if (key) handle?.takeKey?.(key)
  }
  void held.first.then(whenNear(element, () => void begin(), signal))
}

/** px from the window's edge at which something counts as near. */
const MARGIN = 500

/**
 * Runs the task once, when the element comes near the window; the result runs it at once. A part that is far down the page
 * may name its own style sheet (`data-late-styles`): that comes first, so that nothing is seen without it.
 */
function whenNear(element: HTMLElement, task: () => void, signal: AbortSignal): () => void {
  let isBegun = false
  const begin = async () => {
    observer.disconnect()
    if (isBegun || signal.aborted) return
    isBegun = true
    await addStyles(element.closest<HTMLElement>('[data-late-styles]')?.dataset.lateStyles)
    task()
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void onCalm().then(begin), {
    rootMargin: `${MARGIN}px`,
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  return () => void begin()
}

/** ms after which a finger counts as lifted whose lifting nobody saw. */
const LONGEST_TOUCH = 1000

interface FirstGesture {
  /** What was done before anybody watched. */
  take(event: Event): void
  /** A press has come of it: the finger is no longer there. */
  lift(): void
  /** When no finger is on the element any more: the browser scrolls what it is on, and an engine would take it away from under it. */
  lifted(): Promise<void>
  /** The last of the keys that was pressed with focus nowhere, while the element was in the window. */
  key(): KeyboardEvent | undefined
}

/** What the visitor does with an element before its engine is there, beside clicks. */
function watchFirstGesture(element: HTMLElement, keys: readonly string[], signal: AbortSignal): FirstGesture {
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
  const lift = () => {
    isTouched = false
    tell()
  }
  return {
    take: (event) => {
      if (event instanceof KeyboardEvent) press(event)
      const isFinger = event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch')
      if (!isFinger || !element.contains(event.target as Node)) return
      isTouched = true
      after(LONGEST_TOUCH, lift, signal)
    },
    lift,
    lifted: () => (isTouched ? new Promise((resolve) => (tell = resolve)) : Promise.resolve()),
    key: () => {
      done.abort()
      return pressed
    },
  }
}
