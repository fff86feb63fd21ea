import { gestureDefaults, type GestureOptions } from './gesture.options'

/**
 * What fingers on a surface mean: tap, double tap, long tap, swipe, pinch. Pure: pointer events with their times go in, at
 * most one gesture an event comes out. `page/ui/gesture` feeds it; features with rules of their own pass their own numbers.
 */
export type Direction = 'left' | 'right' | 'up' | 'down'

export type Gesture =
  | { readonly type: 'tap' | 'double-tap' | 'long-tap'; readonly x: number; readonly y: number }
  | {
      readonly type: 'swipe'
      readonly direction: Direction
      readonly distance: number
      readonly duration: number
      readonly fingers: number
    }
  | { readonly type: 'pinch'; readonly direction: 'in' | 'out'; readonly distance: number; readonly scale: number }

export type PointerStep =
  | { readonly type: 'down' | 'move' | 'up'; readonly id: number; readonly x: number; readonly y: number; readonly time: number }
  | { readonly type: 'cancel'; readonly id: number }
  /** The adapter's timer: the finger has rested for the long tap's time. */
  | { readonly type: 'rest' }

interface Point {
  readonly x: number
  readonly y: number
}

interface Finger {
  readonly id: number
  readonly from: Point
  readonly at: Point
  readonly since: number
  /** When it was lifted; undefined while it is down. */
  readonly lifted?: number
}

interface Tap extends Point {
  readonly time: number
}

export type State =
  | { readonly name: 'idle'; readonly lastTap?: Tap }
  | { readonly name: 'pressed'; readonly fingers: readonly Finger[]; readonly lastTap?: Tap }
  /** A gesture has been told, or was taken away; nothing more until every finger is up. */
  | { readonly name: 'spent'; readonly down: readonly number[] }

export interface Recognition {
  readonly state: State
  readonly gesture?: Gesture
}

export const idle: State = { name: 'idle' }

export function recognise(state: State, step: PointerStep, options: GestureOptions = gestureDefaults): Recognition {
  switch (step.type) {
    case 'down':
      return { state: press(state, step) }
    case 'move':
      return { state: state.name === 'pressed' ? { ...state, fingers: moveFinger(state.fingers, step) } : state }
    case 'up':
      return lift(state, step, options)
    case 'rest':
      return rest(state, options)
    case 'cancel':
      return { state: without(state, step.id) }
  }
}

type Contact = Extract<PointerStep, { x: number }>

function press(state: State, { id, x, y, time }: Contact): State {
  if (state.name === 'spent') return { name: 'spent', down: [...state.down, id] }
  const finger: Finger = { id, from: { x, y }, at: { x, y }, since: time }
  return { name: 'pressed', fingers: state.name === 'pressed' ? [...state.fingers, finger] : [finger], lastTap: state.lastTap }
}

const moveFinger = (fingers: readonly Finger[], { id, x, y }: Contact): readonly Finger[] =>
  fingers.map((finger) => (finger.id === id && finger.lifted === undefined ? { ...finger, at: { x, y } } : finger))

function lift(state: State, step: Contact, options: GestureOptions): Recognition {
  if (state.name === 'spent') return { state: without(state, step.id) }
  if (state.name === 'idle') return { state }
  const fingers = moveFinger(state.fingers, step).map((finger) => (finger.id === step.id ? { ...finger, lifted: step.time } : finger))
  if (fingers.some((finger) => finger.lifted === undefined)) return { state: { ...state, fingers } }
  // Fingers that left long before the last one were not part of what it did.
  const together = fingers.filter((finger) => step.time - (finger.lifted ?? 0) <= options.fingerRelease)
  const gesture =
    together.length > 1
      ? (readPinch(together, options) ?? readSwipe(together, options))
      : (readSwipe(together, options) ?? readTap(together, state.lastTap, options))
  return { state: gesture?.type === 'tap' ? { name: 'idle', lastTap: { x: gesture.x, y: gesture.y, time: step.time } } : idle, gesture }
}

function rest(state: State, { slop }: GestureOptions): Recognition {
  const [finger, ...others] = state.name === 'pressed' ? state.fingers : []
  if (!finger || others.length > 0 || distance(finger.from, finger.at) >= slop) return { state }
  return { state: { name: 'spent', down: [finger.id] }, gesture: { type: 'long-tap', ...finger.at } }
}

/** The browser took the finger for itself (it scrolls, say): what the others do then is no gesture either. */
function without(state: State, id: number): State {
  const down =
    state.name === 'spent'
      ? state.down
      : state.name === 'pressed'
        ? state.fingers.filter((finger) => finger.lifted === undefined).map((finger) => finger.id)
        : []
  const left = down.filter((other) => other !== id)
  return left.length > 0 ? { name: 'spent', down: left } : idle
}

function readTap([finger]: readonly Finger[], lastTap: Tap | undefined, { slop, doubleTap, longTap }: GestureOptions): Gesture | undefined {
  if (!finger || distance(finger.from, finger.at) >= slop || (finger.lifted ?? 0) - finger.since >= longTap) return undefined
  const isSecond = lastTap && (finger.lifted ?? 0) - lastTap.time <= doubleTap && distance(lastTap, finger.at) < slop * 4
  return { type: isSecond ? 'double-tap' : 'tap', ...finger.at }
}

function readSwipe(fingers: readonly Finger[], { swipeThreshold }: GestureOptions): Gesture | undefined {
  const [first] = fingers
  if (!first) return undefined
  const [x, y] = [first.at.x - first.from.x, first.at.y - first.from.y]
  const isAcross = Math.abs(x) >= Math.abs(y)
  const travelled = Math.abs(isAcross ? x : y)
  if (travelled < swipeThreshold) return undefined
  const direction = isAcross ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down'
  const duration = Math.max(...fingers.map((finger) => finger.lifted ?? 0)) - Math.min(...fingers.map((finger) => finger.since))
  return { type: 'swipe', direction, distance: travelled, duration, fingers: fingers.length }
}

function readPinch([a, b]: readonly Finger[], { pinchThreshold }: GestureOptions): Gesture | undefined {
  if (!a || !b) return undefined
  const before = distance(a.from, b.from)
  const after = distance(a.at, b.at)
  const change = Math.abs(after - before)
  if (change < pinchThreshold) return undefined
  return { type: 'pinch', direction: after < before ? 'in' : 'out', distance: change, scale: before > 0 ? after / before : 1 }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
