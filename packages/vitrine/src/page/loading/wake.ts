import { onFirstActivity } from './activity'
import { fetchOnce } from './once'
import { savesData } from '../services/motion'
import { report } from '../services/report'

/**
 * A view is served as finished HTML and sleeps. Its first need wakes it: a pointer, a touch, a key, focus or a click in
 * it, or a call (`wakeView`). The gesture that woke it is held and acted on once, when the view can hear it.
 *
 * While it wakes, the element has `data-waking` with the name of the control that was used (`data-control`), so that CSS
 * can answer at once: the first response never waits for a script to arrive.
 */
export const WAKE_EVENT = 'vitrine:wake'

/** Fetches the view's code; the result brings it to life. */
export type LoadView = () => Promise<() => Promise<void> | void>

const NEEDS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'input', 'change'] as const
/** Keys whose meaning is the view's own. Enter and Space become a click, Tab moves focus: those are left to the browser. */
const HELD_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'])

export function sleep(element: HTMLElement, load: LoadView): void {
  const asleep = new AbortController()
  const { signal } = asleep
  let held: (() => void) | undefined
  const fetchView = fetchOnce(load)
  let state: 'asleep' | 'waking' | 'letting-go' = 'asleep'

  const wake = async () => {
    if (state !== 'asleep') return
    state = 'waking'
    try {
      const live = await fetchView()
      await live()
      asleep.abort()
      element.setAttribute('data-awake', '')
    } catch (error) {
      // The code did not arrive. The browser may act on the gesture by itself, and the next one tries again.
      report({ feature: 'wake', error, element })
      state = 'letting-go'
    }
    element.removeAttribute('data-waking')
    held?.()
    held = undefined
    state = 'asleep'
  }

  const onNeed = (event: Event) => {
    if (state === 'letting-go') return
    const replay = hold(event)
    if (replay) {
      held = replay
      const control = (event.target as Element).closest<HTMLElement>('[data-control]')
      element.setAttribute('data-waking', control?.dataset.control ?? '')
    }
    void wake()
  }
  for (const type of NEEDS) element.addEventListener(type, onNeed, { capture: true, signal, passive: type === 'touchstart' })
  element.addEventListener(WAKE_EVENT, () => void wake(), { signal })

  if (savesData()) return
  void onFirstActivity().then(() => fetchView().catch(() => {}))
}

/** Wakes a sleeping view from a script. */
export function wakeView(element: Element): void {
  element.closest('[data-wake]')?.dispatchEvent(new CustomEvent(WAKE_EVENT))
}

/** Holds back an event that means something to the view; returns what does it again. */
function hold(event: Event): (() => void) | undefined {
  const target = event.target as HTMLElement
  if (event.type === 'click') {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    // A new tab, a download, a selection: the browser's business.
    if (ctrlKey || metaKey || shiftKey || altKey) return undefined
    stopHere(event)
    return () =>
      target instanceof HTMLElement
        ? target.click()
        : (target as Element).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  if (event.type === 'keydown' && HELD_KEYS.has((event as KeyboardEvent).key) && !isField(target)) {
    stopHere(event)
    return () => target.dispatchEvent(new KeyboardEvent('keydown', { ...pick(event as KeyboardEvent), bubbles: true, cancelable: true }))
  }
  // What was typed or chosen stays in the field; the view only has to hear of it.
  if (event.type === 'input' || event.type === 'change') return () => target.dispatchEvent(new Event(event.type, { bubbles: true }))
  return undefined
}

const pick = ({ key, code, shiftKey }: KeyboardEvent) => ({ key, code, shiftKey })
const isField = (element: Element) => element.matches('input, textarea, select, [contenteditable]')

function stopHere(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
