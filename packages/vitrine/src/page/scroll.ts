import type { Easing } from '../core/easing'
import { eachFrame } from './clock'
import { prefersReducedMotion } from './motion'

/**
 * One place knows how much of the window's top is covered. Whoever sticks there (header, admin bar) registers a height;
 * whoever scrolls to something asks for the sum. The sum is also published as `--page-top` for CSS.
 */
export const OFFSET_EVENT = 'vitrine:offset'

const offsets = new Map<symbol, number>()

/** Registers a covering height; call the result with each new height. It is withdrawn with the signal. */
export function registerOffset(signal: AbortSignal): (height: number) => void {
  const key = Symbol('offset')
  signal.addEventListener('abort', () => {
    offsets.delete(key)
    publish()
  })
  return (height) => {
    if (signal.aborted || offsets.get(key) === height) return
    offsets.set(key, height)
    publish()
  }
}

/** How many px at the window's top are covered by what sticks there. */
export function topOffset(): number {
  let sum = 0
  for (const height of offsets.values()) sum += height
  return sum
}

function publish(): void {
  document.documentElement.style.setProperty('--page-top', `${topOffset()}px`)
  document.dispatchEvent(new CustomEvent(OFFSET_EVENT, { detail: topOffset() }))
}

export interface TimedScroll {
  readonly to: number
  /** ms */
  readonly duration: number
  readonly easing: Easing
  readonly signal: AbortSignal
}

/**
 * Scrolls the window in a given time. The visitor's own wheel, touch, pointer or key ends it at once: resolves to false
 * then. With reduced motion it jumps.
 */
export function scrollInTime({ to, duration, easing, signal }: TimedScroll): Promise<boolean> {
  const jump = () => window.scrollTo({ top: to, behavior: 'instant' })
  if (prefersReducedMotion() || duration <= 0) {
    jump()
    return Promise.resolve(true)
  }
  const from = window.scrollY
  const run = new AbortController()
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      run.abort()
      resolve(isDone)
    }
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      window.addEventListener(type, () => finish(false), { signal: run.signal, passive: true, capture: true })
    }
    signal.addEventListener('abort', () => finish(false), { signal: run.signal })
    eachFrame((elapsed) => {
      if (elapsed >= duration) {
        jump()
        finish(true)
        return false
      }
      window.scrollTo({ top: from + (to - from) * easing(elapsed / duration), behavior: 'instant' })
      return true
    }, run.signal)
  })
}
