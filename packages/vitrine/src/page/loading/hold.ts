import { onFirstNeed } from './activity'
import type { ClickFilter, Handle, Registration } from './registration'

interface Gestures {
  /** Where they are heard: the document, or one element. */
  readonly root: Document | HTMLElement
  /** Which clicks are held. */
  readonly on?: ClickFilter
  /** Which keys are held. */
  readonly keys?: Registration['holdKeysOn']
  /**
   * The page's own handlers go first. Such a click is handed to the engine and not given again, or they would hear it twice.
   */
  readonly isAfterPage?: boolean
  readonly signal: AbortSignal
}

export interface Held {
  /** Something is waiting. */
  readonly first: Promise<unknown>
  /** Ends the waiting; gives the last click and the last key that were held. */
  release(): { readonly click?: MouseEvent; readonly key?: KeyboardEvent }
}

/**
 * What a visitor does with something that is not loaded yet is held until it is, so that the first gesture is not lost. Only
 * what the feature will serve, and nobody has dealt with: everything else is the browser's business or the page's own.
 */
export function hold({ root, on, keys, isAfterPage, signal }: Gestures): Held {
  let tell: (event: Event) => void
  const first = new Promise((resolve) => (tell = resolve))
  const done = new AbortController()
  const held: { click?: MouseEvent; key?: KeyboardEvent } = {}
  const listen = (type: 'click' | 'keydown', isMeant: (event: Event) => boolean | undefined) =>
    (isAfterPage ? window : root).addEventListener(
      type,
      (event) => {
        if (event.defaultPrevented || !isMeant(event)) return
        event.preventDefault()
        if (!isAfterPage) event.stopImmediatePropagation()
        Object.assign(held, type === 'click' ? { click: event } : { key: event })
        tell(event)
      },
      { capture: !isAfterPage, signal: AbortSignal.any([signal, done.signal]) },
    )
  if (on) listen('click', (event) => isPlain(event as MouseEvent) && isOn(on, event as MouseEvent))
  if (keys) listen('keydown', (event) => keys(event as KeyboardEvent))
  return {
    first,
    release: () => {
      done.abort()
      return held
    },
  }
}

/** A new tab, a download and another button are the browser's business. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey)

const isOn = (on: ClickFilter, click: MouseEvent): boolean =>
  click.target instanceof Element && (typeof on === 'string' ? click.target.closest(on) !== null : on(click.target, click))

/** Gives again what was held, as it was: not every target has a `click()` of its own (an SVG's parts do not), and a tap stays a tap. */
export const giveAgain = (held: MouseEvent | KeyboardEvent | undefined): unknown =>
  held?.target?.dispatchEvent(new (held.constructor as typeof MouseEvent)(held.type, held))

/**
 * Runs the task at the visitor's first activity. What the visitor did with what it serves before it was ready is given again when
 * it is, or handed to what the task has made.
 */
export function onceNeeded(gestures: Omit<Gestures, 'root'>, task: () => Promise<Handle | void>): void {
  const { signal } = gestures
  const held = hold({ root: document, ...gestures })
  const begin = async () => {
    const made = await task()
    const { click, key } = held.release()
    if (signal.aborted) return
    giveAgain(key)
    if (click && made?.takeClick) made.takeClick(click)
    else giveAgain(click)
  }
  void onFirstNeed().then(until(signal, begin))
}

/** A task that is let go of when the signal ends: nobody may ever be there, and what waits for somebody keeps what it knows. */
function until(signal: AbortSignal, task: () => unknown): () => unknown {
  const kept: { task?: () => unknown } = { task }
  signal.addEventListener('abort', () => delete kept.task)
  return () => kept.task?.()
}
