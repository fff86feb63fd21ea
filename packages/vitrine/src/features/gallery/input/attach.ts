import type { Point } from './zoom'
import type { Pointer } from './pointer'
import { isForOthers, type Target } from './surface'

/** What the overlay asks of the visitor's input. */
export interface Input {
  /** Fetches what understands the pointer. It also comes by itself with the first press. */
  load(): void
  toggleZoom(): void
  zoomBy(factor: number): void
  /** Pans the picture where there is more of it to see; otherwise does the other thing. */
  panOr(by: Point, move: () => void): void
  /** How much a finger's pull has left to see of the overlay, 1 to 0. */
  left(): number
}

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel'] as const

/**
 * The pointer and zooming: no part of what a visitor waits for at the opening, so they come right behind it. What is done before
 * they are there is kept, and done then.
 */
export function attachInput(target: Target): Input {
  const { context, stage } = target
  const { signal } = context.controller
  const waiting = new AbortController()
  let early: (PointerEvent | WheelEvent)[] = []
  let pointer: Pointer | undefined
  let loading: Promise<Pointer> | undefined

  const load = () =>
    (loading ??= import('./pointer').then(
      ({ attachPointer }) => {
        waiting.abort()
        pointer = attachPointer(target)
        for (const event of early) pointer.hear(event)
        return pointer
      },
      (error: unknown) => {
        // Not fetched (offline, say): the next need tries again.
        loading = undefined
        early = []
        throw error
      },
    ))
  const use = (act: (pointer: Pointer) => void) => {
    if (pointer) act(pointer)
    else load().then(act, () => {})
  }
  const keep = (event: PointerEvent | WheelEvent) => {
    if (isForOthers(event.target) || (early.length === 0 && !/down|wheel/.test(event.type))) return
    if (event.type === 'wheel') event.preventDefault()
    if (event.type === 'pointerdown') stage.element.setPointerCapture((event as PointerEvent).pointerId)
    early.push(event)
    use(() => {})
  }
  for (const type of TYPES)
    stage.element.addEventListener(type, keep, { signal: AbortSignal.any([signal, waiting.signal]), passive: false })

  return {
    load: () => use(() => {}),
    toggleZoom: () => use(({ zoom }) => zoom.toggle()),
    zoomBy: (factor) => use(({ zoom }) => zoom.zoomAt(zoom.scale() * factor, undefined, true)),
    panOr: (by, move) => {
      // Before it is there nothing is zoomed, but a picture may be larger than the window all the same.
      if (!pointer && !stage.picture()?.element.hasAttribute('data-larger')) return move()
      use(({ zoom }) => (zoom.isZoomed() || zoom.canPan(by) ? zoom.pan(by, true) : move()))
    },
    left: () => pointer?.left() ?? 1,
  }
}
