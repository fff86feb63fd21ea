import type { AnimationOptions } from './animation.options'

/** Until the browser has told where an element is, it has no state. */
export type State =
  /** Hidden until it is reached. */
  | 'waiting'
  /** The visitor has seen it already: it plays once it is reached, but is never hidden. */
  | 'seen'
  | 'animating'
  /** It has come in, and keeps its layer until scrolling rests. */
  | 'still'
  | 'shown'

export type Event =
  /** Nobody sees it: it is not in the window, or was hidden before the page was painted. */
  | { readonly type: 'found-unseen' }
  | { readonly type: 'found-seen' }
  | { readonly type: 'reached' }
  | { readonly type: 'ended' }
  | { readonly type: 'rested' }
  /** Focus went into it before it was reached. */
  | { readonly type: 'focused' }

export function next(state: State | undefined, event: Event): State | undefined {
  switch (event.type) {
    case 'found-unseen':
      return state ?? 'waiting'
    case 'found-seen':
      return state ?? 'seen'
    case 'reached':
      return isPending(state) ? 'animating' : state
    case 'ended':
      return state === 'animating' ? 'still' : state
    case 'rested':
      return state === 'still' ? 'shown' : state
    case 'focused':
      return isPending(state) ? 'shown' : state
  }
}

/** Whether it has still to come in. */
export const isPending = (state: State | undefined): boolean => state === 'waiting' || state === 'seen'

/** What the browser says about an element and the window. */
export interface Sight {
  /** Any of it shows. */
  readonly isInView: boolean
  /** px: its top, from the window's. */
  readonly top: number
  /** px */
  readonly height: number
  /** px */
  readonly windowHeight: number
  /** Nothing that could bring more of it into view scrolls any further. */
  readonly isAtEnd: boolean
}

/** px: sizes may be broken, and a browser rounds them. */
const TOLERANCE = 1

/**
 * Whether enough of the element is in view. Only its height counts: one that is clipped at its side, or in a box that is too
 * small for it, could otherwise never be. What can come no further counts as reached: nothing stays hidden in view.
 */
export function isReached({ isInView, top, height, windowHeight, isAtEnd }: Sight, { animationoffset }: Pick<AnimationOptions, 'animationoffset'>): boolean {
  if (!isInView) return false
  if (animationoffset === 'top-into-view' || isAtEnd) return true
  if (animationoffset === 'top-mid-of-view') return top <= windowHeight / 2
  // All of it; one that is taller than the window once it fills it; and one whose top the visitor has passed.
  return top + height <= windowHeight + TOLERANCE || top <= TOLERANCE
}

/** ms: when an animation that begins now is over. */
export const timeToEnd = ({ animationduration, animationdelay }: Pick<AnimationOptions, 'animationduration' | 'animationdelay'>): number => (animationduration + animationdelay) * 1000
