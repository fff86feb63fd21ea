import type { Direction } from './slider.model'
import { isSwipe } from './slider.swipe'

/** px: below this a touch has no direction yet. */
const UNDECIDED = 5

export interface GestureListener {
  /** Fingers. */
  readonly hasTouch: boolean
  /** The mouse. */
  readonly hasDrag: boolean
  /** A finger or the button has come down, or is up again. */
  press(isDown: boolean): void
  /** A sideways drag begins. Return false to leave it alone (something is moving). */
  drag(): boolean
  /** px so far, to the right. */
  move(moved: number): void
  drop(by: Direction | 0): void
}

/** What means something else to whoever drags it. */
const OWN_DRAGS = 'input, textarea, select, audio, video[controls], iframe, [contenteditable], [draggable="true"]'

interface Press {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly time: number
  readonly isMouse: boolean
  isDragging: boolean
}

/** Sideways drags by one finger or the mouse. Up and down stays the browser's: the page scrolls as ever. */
export function watchGesture(track: HTMLElement, listener: GestureListener, signal: AbortSignal): void {
  let press: Press | undefined

  const end = (by: Direction | 0) => {
    const ended = press
    press = undefined
    if (ended?.isDragging) listener.drop(by)
    if (ended?.isDragging && ended.isMouse) dropClick(signal)
    if (ended) listener.press(false)
  }
  const begin = (event: PointerEvent) => {
    const { pointerType, isPrimary, button, pointerId, clientX, clientY, timeStamp } = event
    const target = event.target as Element
    const isMouse = pointerType === 'mouse'
    // A second finger pinches.
    if (press) return end(0)
    if (!isPrimary || button > 0 || !(isMouse ? listener.hasDrag : listener.hasTouch)) return
    // A slider in a slide is dragged by itself.
    if (target.closest('[data-part="slides"]') !== track || target.closest(OWN_DRAGS) || (isMouse && isSelectable(target, event))) return
    press = { id: pointerId, x: clientX, y: clientY, time: timeStamp, isMouse, isDragging: false }
    listener.press(true)
  }
  const move = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return
    // The button went up where nobody heard it.
    if (press.isMouse && event.buttons === 0) return end(0)
    const [x, y] = [event.clientX - press.x, event.clientY - press.y]
    if (!press.isDragging) {
      if (Math.max(Math.abs(x), Math.abs(y)) < UNDECIDED) return
      if (Math.abs(y) > Math.abs(x) || !listener.drag()) return end(0)
      press.isDragging = true
      // A frame that the mouse passes would swallow its path.
      if (press.isMouse) track.setPointerCapture(press.id)
    }
    listener.move(x)
  }
  const lift = ({ pointerId, clientX, timeStamp, type }: PointerEvent) => {
    if (press?.id !== pointerId) return
    const moved = clientX - press.x
    const counts = type === 'pointerup' && isSwipe({ moved, duration: timeStamp - press.time, width: track.clientWidth })
    const isRtl = getComputedStyle(track).direction === 'rtl'
    end(counts ? (moved < 0 !== isRtl ? 1 : -1) : 0)
  }

  track.addEventListener('pointerdown', begin, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', lift, { signal })
  window.addEventListener('pointercancel', lift, { signal })
  // The browser would carry away the picture or the link, or select what the mouse passes.
  for (const type of ['dragstart', 'selectstart'])
    track.addEventListener(type, (event) => press?.isMouse && event.preventDefault(), { signal })
}

/** Words under the mouse are there to be selected, unless they are a link's or a button's. */
function isSelectable(target: Element, { clientX, clientY }: PointerEvent): boolean {
  if (target.closest('a[href], button')) return false
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    )
  })
}

/** The click that a browser makes of a drag's end is nobody's wish. */
function dropClick(signal: AbortSignal): void {
  const over = new AbortController()
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, signal: AbortSignal.any([signal, over.signal]) },
  )
  // It comes in the same turn, or never.
  setTimeout(() => over.abort())
}
