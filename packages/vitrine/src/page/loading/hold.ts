import { onFirstNeed } from './activity'
import type { ClickFilter, Handle, Registration } from './registration'

interface Waiting {
  /** Where clicks are heard: the document, or one element. */
  readonly root: Document | HTMLElement
  readonly on?: ClickFilter
  /**
   * The page's own handlers go first, and what one of them has dealt with is left alone. Such a click is handed to the engine
   * and not given again, or they would hear it twice.
   */
  readonly isAfterPage?: boolean
  readonly signal: AbortSignal
}

export interface HeldClicks {
  /** A first click is waiting. */
  readonly first: Promise<void>
  /** Ends the waiting; gives the last click that was held. */
  release(): MouseEvent | undefined
}

/**
 * A click on what is not loaded yet is held until it is, so that the first gesture is not lost. Only plain clicks that the
 * feature will serve: a new tab, a download, another button are the browser's business, and everything else is the page's own.
 */
export function holdClicks({ root, on, isAfterPage = false, signal }: Waiting): HeldClicks {
  let tell = () => {}
  const first = new Promise<void>((resolve) => (tell = resolve))
  const done = new AbortController()
  let held: MouseEvent | undefined
  const hold = (event: Event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event as MouseEvent
    if (button || ctrlKey || metaKey || shiftKey || altKey || (isAfterPage && defaultPrevented) || !(target instanceof Element)) return
    if (typeof on === 'string' ? !target.closest(on) : !on?.(target, event as MouseEvent)) return
    event.preventDefault()
    if (!isAfterPage) event.stopImmediatePropagation()
    held = event as MouseEvent
    tell()
  }
  const listener = isAfterPage ? window : root
  listener.addEventListener('click', hold, { capture: !isAfterPage, signal: AbortSignal.any([signal, done.signal]) })
  const release = () => {
    done.abort()
    return held
  }
  return { first, release }
}

interface Needed extends Pick<Waiting, 'on' | 'isAfterPage' | 'signal'> {
  readonly keys?: Registration['holdKeysOn']
}

/** Holds keys as clicks are held. */
export function holdKeys(
  root: Document | HTMLElement,
  on: Registration['holdKeysOn'],
  signal: AbortSignal,
): () => KeyboardEvent | undefined {
  const done = new AbortController()
  let held: KeyboardEvent | undefined
  const hold = (event: Event) => {
    if (event.defaultPrevented || !on!(event as KeyboardEvent)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event as KeyboardEvent
  }
  if (on) root.addEventListener('keydown', hold, { capture: true, signal: AbortSignal.any([signal, done.signal]) })
  return () => {
    done.abort()
    return held
  }
}

/** Gives again what was held, as it was: not every target has a `click()` of its own (an SVG's parts do not), and a tap stays a tap. */
export const giveAgain = (held: MouseEvent | KeyboardEvent | undefined): unknown =>
  held?.target?.dispatchEvent(new (held.constructor as typeof MouseEvent)(held.type, held))

/**
 * Runs the task at the visitor's first activity. A click on what it serves that comes before it is ready is given again when it
 * is, or handed to what the task has made.
 */
export async function onceNeeded({ on, keys, isAfterPage, signal }: Needed, task: () => Promise<Handle | void>): Promise<void> {
  const clicks = holdClicks({ root: document, on, isAfterPage, signal })
  const releaseKey = holdKeys(document, keys, signal)
  await onFirstNeed()
  const made = await task()
  const [held, key] = [clicks.release(), releaseKey()]
  if (signal.aborted) return
  giveAgain(key)
  if (!held) return
  if (made?.takeClick) made.takeClick(held)
  else giveAgain(held)
}
