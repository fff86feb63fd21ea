import type { Direction } from './slider.model'
import { isSwipe } from './slider.swipe'

/** px: below this a touch has no direction yet. */
const UNDECIDED = 5

export interface GestureListener {
  /** A sideways drag begins. Return false to leave it alone (something is moving). */
  drag(): boolean
  /** px so far, to the right. */
  move(moved: number): void
  drop(by: Direction | 0): void
}

/** Sideways drags by one finger. Up and down stays the browser's: the page scrolls as ever. */
export function watchGesture(track: HTMLElement, listener: GestureListener, signal: AbortSignal): void {
  let touch: { id: number; x: number; y: number; time: number; isDragging: boolean } | undefined

  track.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX, clientY, timeStamp }) => {
      if (pointerType === 'mouse' || !isPrimary) return
      touch = { id: pointerId, x: clientX, y: clientY, time: timeStamp, isDragging: false }
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (touch?.id !== pointerId) return
      const [x, y] = [clientX - touch.x, clientY - touch.y]
      if (!touch.isDragging) {
        if (Math.max(Math.abs(x), Math.abs(y)) < UNDECIDED) return
        if (Math.abs(y) > Math.abs(x) || !listener.drag()) {
          touch = undefined
          return
        }
        touch.isDragging = true
      }
      listener.move(x)
    },
    { signal },
  )
  const end = ({ pointerId, clientX, timeStamp, type }: PointerEvent) => {
    if (touch?.id !== pointerId) return
    const { x, time, isDragging } = touch
    touch = undefined
    if (!isDragging) return
    const moved = clientX - x
    const counts = type === 'pointerup' && isSwipe({ moved, duration: timeStamp - time, width: track.clientWidth })
    const isRtl = getComputedStyle(track).direction === 'rtl'
    listener.drop(counts ? (moved < 0 !== isRtl ? 1 : -1) : 0)
  }
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
