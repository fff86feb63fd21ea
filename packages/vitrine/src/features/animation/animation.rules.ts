import type { AnimationOptions } from './animation.options'

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
export function isReached(
  { isInView, top, height, windowHeight, isAtEnd }: Sight,
  { animationoffset }: Pick<AnimationOptions, 'animationoffset'>,
): boolean {
  if (!isInView) return false
  if (animationoffset === 'top-into-view' || isAtEnd) return true
  if (animationoffset === 'top-mid-of-view') return top <= windowHeight / 2
  // All of it; one that is taller than the window once it fills it; and one whose top the visitor has passed.
  return top + height <= windowHeight + TOLERANCE || top <= TOLERANCE
}

/** ms: when an animation that begins now is over. */
export const timeToEnd = ({ animationduration, animationdelay }: Pick<AnimationOptions, 'animationduration' | 'animationdelay'>): number =>
  (animationduration + animationdelay) * 1000
