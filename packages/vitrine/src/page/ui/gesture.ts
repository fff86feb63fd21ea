import { idle, recognise, type Gesture, type PointerStep, type State } from '../../core/gesture'
import { gestureDefaults, type GestureOptions } from '../../core/gesture.options'
export type { GestureOptions } from '../../core/gesture.options'
import { after } from '../services/clock'

export type { Gesture } from '../../core/gesture'

export interface GestureWatch extends Partial<GestureOptions> {
  readonly onGesture: (gesture: Gesture) => void
}

/**
 * Tells the gestures that fingers (or a pen) make on an element. The browser keeps the directions that the element's
 * `touch-action` leaves it: `pan-y` lets a page scroll up and down while swipes across are told here.
 */
export function watchGestures(element: HTMLElement, { onGesture, ...given }: GestureWatch, signal: AbortSignal): void {
  const options = { ...gestureDefaults, ...given }
  let state: State = idle
  let callOffRest = () => {}

  const take = (step: PointerStep) => {
    const result = recognise(state, step, options)
    state = result.state
    if (state.name !== 'pressed') callOffRest()
    if (result.gesture) onGesture(result.gesture)
  }
  const read = (type: 'down' | 'move' | 'up') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    take({ type, id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp })
  }

  element.addEventListener('pointerdown', read('down'), { signal })
  element.addEventListener(
    'pointerdown',
    () => {
      callOffRest()
      callOffRest = after(options.longTap, () => take({ type: 'rest' }), signal)
    },
    { signal },
  )
  // A finger may leave the element on its way, so the window hears the rest of its path.
  window.addEventListener('pointermove', read('move'), { signal, passive: true })
  window.addEventListener('pointerup', read('up'), { signal })
  window.addEventListener('pointercancel', (event) => take({ type: 'cancel', id: event.pointerId }), { signal })
}
