import { gestureDefaults } from '../../../core/gesture.options'
import type { GalleryOptions } from '../gallery.options'
import { PULL_DISTANCE } from './pull'
import { DOUBLE_CLICK, isForOthers, type Surface } from './surface'
import type { Point, Zoom } from './zoom'

const { pinchThreshold: PINCH, doubleTap: DOUBLE_TAP, slop: TAP } = gestureDefaults

interface Press {
  readonly start: Point
  readonly time: number
  readonly target: EventTarget | null
  /** Down is a pull, if it is a finger's; along the way, a swipe; what is larger than the window is panned. */
  kind: 'tap' | 'swipe' | 'pull' | 'pan' | 'pinch'
}

/** Swipe, pull, drag, pinch and double tap on the stage. Returns what hears an event that came before. */
export function attachGestures(surface: Surface, zoom: Zoom, signal: AbortSignal): (event: PointerEvent) => void {
  const { stage } = surface
  const pointers = new Map<number, Point>()
  let press: Press | undefined
  let pinch: { distance: number; scale: number; isOn: boolean } | undefined
  let lastTap = -Infinity

  const down = (event: PointerEvent) => {
    if (event.button || isForOthers(event.target)) return
    pointers.set(event.pointerId, pointOf(event))
    if (pointers.size === 1) press = { start: pointOf(event), time: event.timeStamp, target: event.target, kind: 'tap' }
    if (pointers.size === 2 && press && surface.picture()) {
      surface.release()
      surface.pull.back()
      press.kind = 'pinch'
      pinch = { distance: spread(pointers), scale: zoom.scale(), isOn: false }
    }
  }

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before || !press) return
    const now = pointOf(event)
    pointers.set(event.pointerId, now)
    if (pinch) {
      const distance = spread(pointers)
      pinch.isOn ||= Math.abs(distance - pinch.distance) > PINCH
      if (pinch.isOn) zoom.zoomAt((pinch.scale * distance) / pinch.distance, middle(pointers))
      return
    }
    const stroke = { x: now.x - press.start.x, y: now.y - press.start.y }
    if (press.kind === 'tap' && Math.hypot(stroke.x, stroke.y) > TAP) press.kind = kindOf(stroke, event)
    if (press.kind === 'pan') zoom.pan({ x: now.x - before.x, y: now.y - before.y })
    else if (press.kind === 'pull') surface.pull.to(stroke.y)
    else if (press.kind === 'swipe' && surface.canSwipe()) follow(surface, stroke)
  }
  const kindOf = (stroke: Point, { pointerType }: PointerEvent): Press['kind'] => {
    if (zoom.isZoomed() || zoom.canPan(stroke)) return 'pan'
    return pointerType !== 'mouse' && stroke.y > Math.abs(stroke.x) && surface.canPull() ? 'pull' : 'swipe'
  }

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || !press) return
    pinch = undefined
    if (pointers.size > 0) return
    const { start, time, target, kind } = press
    press = undefined
    const isCancelled = event.type === 'pointercancel'
    const stroke = { x: event.clientX - start.x, y: event.clientY - start.y, time: event.timeStamp - time }
    if (kind === 'pull' && !isCancelled && stroke.y > PULL_DISTANCE && surface.canPull()) return surface.onPulled()
    if (kind === 'pull') surface.pull.back()
    if (kind === 'swipe' && !isCancelled && surface.canSwipe()) {
      const swipe = readSwipe(stroke, { path: surface.way(), isRightToLeft: surface.isRightToLeft })
      if (swipe) surface.move(swipe)
    }
    surface.release()
    if (isCancelled || kind !== 'tap') return
    if (target !== surface.picture()?.element) return surface.onAside(time)
    const isDouble = event.timeStamp - lastTap < (event.pointerType === 'mouse' ? DOUBLE_CLICK : DOUBLE_TAP)
    lastTap = isDouble ? -Infinity : event.timeStamp
    if (isDouble) zoom.toggle(pointOf(event))
  }

  const hear = (event: PointerEvent) => {
    if (event.type === 'pointerdown') down(event)
    else if (event.type === 'pointermove') move(event)
    else up(event)
  }
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) stage.addEventListener(type, hear, { signal })
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.button && !isForOthers(event.target)) stage.setPointerCapture(event.pointerId)
      hear(event)
    },
    { signal },
  )
  // The stage's `touch-action` says the same. A browser that is busy may still take a stroke for a scroll of its own, which goes on when
  // the finger is lifted: the next tap, on a control say, would only stop that.
  stage.addEventListener('touchmove', (event) => event.cancelable && !isForOthers(event.target) && event.preventDefault(), {
    signal,
    passive: false,
  })
  return hear
}

/** The items follow the finger. Past an end they come along only a little: there is nothing there. */
function follow({ way, canMove, isRightToLeft, drag }: Surface, { x, y }: Point): void {
  const isVertical = way() === 'vertical'
  const along = isVertical ? y : x
  const isForward = along < 0 !== (!isVertical && isRightToLeft)
  drag(canMove(isForward ? 1 : -1) ? along : along / 4)
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const pair = (pointers: ReadonlyMap<number, Point>) => [...pointers.values()] as [Point, Point]

function spread(pointers: ReadonlyMap<number, Point>): number {
  const [one, other] = pair(pointers)
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(pointers: ReadonlyMap<number, Point>): Point {
  const [one, other] = pair(pointers)
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** px along the way: a swipe goes further. */
const SWIPE_DISTANCE = 100
/** px across the way: a swipe strays less. */
const SWIPE_STRAY = 100
/** ms: a swipe is quicker. */
const SWIPE_TIME = 1000

export interface Stroke {
  /** px, positive to the right. */
  readonly x: number
  /** px, positive downwards. */
  readonly y: number
  /** ms */
  readonly time: number
}

interface Way {
  readonly path: GalleryOptions['path']
  readonly isRightToLeft?: boolean
}

/** What a stroke means. Sideways always counts; up and down count too where the items travel that way. */
export function readSwipe({ x, y, time }: Stroke, { path, isRightToLeft = false }: Way): 'next' | 'previous' | undefined {
  if (time >= SWIPE_TIME) return undefined
  if (Math.abs(x) > SWIPE_DISTANCE && Math.abs(y) < SWIPE_STRAY) return x < 0 !== isRightToLeft ? 'next' : 'previous'
  if (path === 'vertical' && Math.abs(y) > SWIPE_DISTANCE && Math.abs(x) < SWIPE_STRAY) return y < 0 ? 'next' : 'previous'
  return undefined
}
