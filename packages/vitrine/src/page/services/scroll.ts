import type { Easing } from '../../core/easing'
import { eachFrame } from './ticks'
import { prefersReducedMotion } from './motion'
import { clearStyles } from '../ui/markup'

/**
 * One place knows how much of the window's top is covered. Whoever sticks there (header, admin bar) registers a height;
 * whoever scrolls to something asks for the sum. For CSS it is published too: `--page-top` is the sum, `--page-top-most` what it
 * can become while the page stands as it is (a header that is away may come back), `--admin-bar` the bar's part, below which a
 * header sticks. They change together, whoever comes first.
 */
export const OFFSET_EVENT = 'vitrine:offset'

export type Cover = 'admin-bar' | 'header'

interface Covering {
  readonly kind: Cover
  /** px: what it covers now. */
  readonly height: number
  /** px: what it covers when it is not away. */
  readonly most: number
  readonly isShrunk: boolean
}

interface Manner {
  readonly isShrunk?: boolean
  /** It is out of sight for now, and may come back at any moment. */
  readonly isAway?: boolean
}

const coverings = new Map<symbol, Covering>()

/** Registers a covering height; call the result with each new height. It is withdrawn with the signal. */
export function registerOffset(signal: AbortSignal, kind: Cover = 'header'): (height: number, manner?: Manner) => void {
  const key = Symbol(kind)
  signal.addEventListener('abort', () => {
    if (coverings.delete(key)) publish()
  })
  return (most, { isShrunk = false, isAway = false } = {}) => {
    const before = coverings.get(key)
    const height = isAway ? 0 : most
    if (signal.aborted || (before?.height === height && before.most === most && before.isShrunk === isShrunk)) return
    coverings.set(key, { kind, height, most, isShrunk })
    publish()
  }
}

/** How many px at the window's top are covered by what sticks there. */
export const topOffset = (): number => sum([...coverings.values()])

/** What covers the window's top, or may do so again at any moment, by kind: for what stays there and is not to be moved about. */
export function describeTop(): { readonly adminBar: number; readonly header: number; readonly isShrunk: boolean } {
  const all = [...coverings.values()]
  return {
    adminBar: sum(all.filter(({ kind }) => kind === 'admin-bar')),
    header: most(all.filter(({ kind }) => kind === 'header')),
    isShrunk: all.some(({ isShrunk }) => isShrunk),
  }
}

const sum = (all: readonly Covering[]): number => all.reduce((total, { height }) => total + height, 0)
const most = (all: readonly Covering[]): number => all.reduce((total, covering) => total + covering.most, 0)

function publish(): void {
  const { documentElement: root } = document
  const { style } = root
  style.setProperty('--page-top', `${topOffset()}px`)
  style.setProperty('--page-top-most', `${most([...coverings.values()])}px`)
  style.setProperty('--admin-bar', `${describeTop().adminBar}px`)
  if (coverings.size === 0) clearStyles(root, '--page-top', '--page-top-most', '--admin-bar')
  document.dispatchEvent(new CustomEvent(OFFSET_EVENT, { detail: topOffset() }))
}

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
