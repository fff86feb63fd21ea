import type { Easing } from '../../core/easing'
import { prefersReducedMotion } from './motion'
import { eachFrame } from './ticks'

/** What the visitor does to scroll: any of it ends a scroll that a script makes. */
const VISITORS_OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export interface TimedScroll {
  readonly to: number
  /** ms */
  readonly duration: number
  readonly easing: Easing
  readonly signal: AbortSignal
  /** What scrolls, where it is not the window. */
  readonly scroller?: HTMLElement
  /** Which of the visitor's events end it. */
  readonly endsWith?: readonly (typeof VISITORS_OWN)[number][]
}

/** What ends the scroll that is under way: a new one takes its place. */
const endings = new WeakMap<HTMLElement, () => void>()

/**
 * Scrolls the window, or an element, in a given time. The visitor's own wheel, touch, pointer or key ends it at once:
 * resolves to false then. With reduced motion it jumps.
 */
export function scrollInTime({ to, duration, easing, signal, scroller, endsWith = VISITORS_OWN }: TimedScroll): Promise<boolean> {
  const moving = scroller ?? document.documentElement
  const place = (top: number) => (scroller ?? window).scrollTo({ top, behavior: 'instant' })
  if (signal.aborted) return Promise.resolve(false)
  if (prefersReducedMotion() || duration <= 0) {
    place(to)
    return Promise.resolve(true)
  }
  endings.get(moving)?.()
  const from = moving.scrollTop
  const run = new AbortController()
  // A container that snaps would pull every step to its nearest snap point.
  const snap = moving.style.scrollSnapType
  moving.style.scrollSnapType = 'none'
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      run.abort()
      endings.delete(moving)
      moving.style.scrollSnapType = snap
      resolve(isDone)
    }
    endings.set(moving, () => finish(false))
    for (const type of endsWith) {
      window.addEventListener(type, () => finish(false), { signal: run.signal, passive: true, capture: true })
    }
    signal.addEventListener('abort', () => finish(false), { signal: run.signal })
    eachFrame((elapsed) => {
      if (elapsed >= duration) {
        place(to)
        finish(true)
        return false
      }
      place(from + (to - from) * easing(elapsed / duration))
      return true
    }, run.signal)
  })
}
