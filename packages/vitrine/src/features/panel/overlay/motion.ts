import { prefersReducedMotion } from '../../../page/services/motion'
import { isCorner } from '../options/enter'
import type { LookOptions } from '../options/look'

/** Whether this panel may move: for this visitor, on this device. */
export const isAnimated = ({ status_css_animations }: Pick<LookOptions, 'status_css_animations'>): boolean =>
  status_css_animations !== 'off' &&
  !prefersReducedMotion() &&
  (status_css_animations !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches)

const BEYOND: Readonly<Record<string, string>> = { left: '-100%', right: '100%', top: '0 -100%', bottom: '0 100%' }

/** Where a panel that says nothing of its moves comes from and goes to: a bar lies beyond its edge, a popup is faint, and in a corner a little nearer to its edge. */
export const away = ({ type, position }: Pick<LookOptions, 'type' | 'position'>): Keyframe =>
  type === 'sliding-bar'
    ? { translate: BEYOND[position] ?? BEYOND.left! }
    : isCorner(position)
      ? { opacity: 0, translate: position[0] === 't' ? '0 -1rem' : '0 1rem' }
      : { opacity: 0 }

interface Timing {
  /** ms */
  readonly duration: number
  readonly easing: string
  /** A panel that goes stays where the move has brought it, until it is closed. */
  readonly fill?: 'forwards'
  /** Called when the move is over. */
  readonly done: () => void
}

/** Moves the panel; returns the function that breaks it off. */
export function move(element: HTMLElement, frames: Keyframe[], { duration, easing, fill, done }: Timing): () => void {
  const isKnown = CSS.supports('transition-timing-function', easing)
  const animation = element.animate(frames, { duration, easing: isKnown ? easing : 'ease', fill: fill ?? 'none' })
  // What plays on a timeline that has stopped (a hidden page) is not waited for.
  animation.onfinish = animation.oncancel = done
  return () => {
    animation.onfinish = animation.oncancel = null
    animation.cancel()
  }
}
