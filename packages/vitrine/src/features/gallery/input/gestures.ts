import { gestureDefaults } from '../../../core/gesture.options'
import { PULL_DISTANCE } from './pull'
import { readSwipe } from './swipe'
import type { Point } from './zoom'
import type { Ground, Zoomer } from './zoomer'

const { pinchThreshold: PINCH, doubleTap: DOUBLE_TAP, slop: TAP } = gestureDefaults
/** ms between two clicks of a mouse. */
export const DOUBLE_CLICK = 400

/** What lies in the stage and has uses of its own for a press. */
const OTHERS = 'a, button, input, select, textarea, video, audio, iframe, [data-part="content"], [data-part="error"]'
export const isForOthers = (target: EventTarget | null): boolean => !!(target as Element).closest(OTHERS)

interface Press {
  readonly start: Point
  readonly time: number
  readonly target: EventTarget | null
  /** Down is a pull, if it is a finger's; along the way, a swipe; what is larger than the window is panned. */
  kind: 'tap' | 'swipe' | 'pull' | 'pan' | 'pinch'
}

/** Swipe, pull, drag, pinch and double tap on the stage. */
export function attachGestures(ground: Ground, zoomer: Zoomer, signal: AbortSignal): void {
  const stage = ground.stage()
  const pointers = new Map<number, Point>()
  let press: Press | undefined
  let pinch: { distance: number; scale: number; isOn: boolean } | undefined
  let lastTap = -Infinity

  const down = (event: PointerEvent) => {
    if (event.button || isForOthers(event.target)) return
    pointers.set(event.pointerId, pointOf(event))
    stage.setPointerCapture(event.pointerId)
    if (pointers.size === 1) press = { start: pointOf(event), time: event.timeStamp, target: event.target, kind: 'tap' }
    if (pointers.size === 2 && press && ground.picture()) {
      ground.release()
      ground.pull.back()
      press.kind = 'pinch'
      pinch = { distance: spread(pointers), scale: zoomer.scale(), isOn: false }
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
      if (pinch.isOn) zoomer.zoomAt((pinch.scale * distance) / pinch.distance, middle(pointers))
      return
    }
    const stroke = { x: now.x - press.start.x, y: now.y - press.start.y }
    if (press.kind === 'tap' && Math.hypot(stroke.x, stroke.y) > TAP) press.kind = kindOf(stroke, event)
    if (press.kind === 'pan') zoomer.pan({ x: now.x - before.x, y: now.y - before.y })
    else if (press.kind === 'pull') ground.pull.to(stroke.y)
    else if (press.kind === 'swipe' && ground.canSwipe()) follow(ground, stroke)
  }
  const kindOf = (stroke: Point, { pointerType }: PointerEvent): Press['kind'] => {
    if (zoomer.isZoomed() || zoomer.canPan(stroke)) return 'pan'
    return pointerType !== 'mouse' && stroke.y > Math.abs(stroke.x) && ground.canPull() ? 'pull' : 'swipe'
  }

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || !press) return
    pinch = undefined
    if (pointers.size > 0) return
    const { start, time, target, kind } = press
    press = undefined
    const isCancelled = event.type === 'pointercancel'
    const stroke = { x: event.clientX - start.x, y: event.clientY - start.y, time: event.timeStamp - time }
    if (kind === 'pull' && !isCancelled && stroke.y > PULL_DISTANCE && ground.canPull()) return ground.onPulled()
    if (kind === 'pull') ground.pull.back()
    if (kind === 'swipe' && !isCancelled && ground.canSwipe()) {
      const swipe = readSwipe(stroke, { path: ground.way(), isRightToLeft: ground.isRightToLeft })
      if (swipe) ground.move(swipe)
    }
    ground.release()
    if (isCancelled || kind !== 'tap') return
    if (target !== ground.picture()?.element) return ground.onAside(time)
    const isDouble = event.timeStamp - lastTap < (event.pointerType === 'mouse' ? DOUBLE_CLICK : DOUBLE_TAP)
    lastTap = isDouble ? -Infinity : event.timeStamp
    if (isDouble) zoomer.toggle(pointOf(event))
  }

  stage.addEventListener('pointerdown', down, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', up, { signal })
  stage.addEventListener('pointercancel', up, { signal })
}

/** The items follow the finger. Past an end they come along only a little: there is nothing there. */
function follow({ way, canMove, isRightToLeft, drag }: Ground, { x, y }: Point): void {
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
