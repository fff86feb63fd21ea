import { prefersReducedMotion } from '../../page/motion'
import type { LookOptions } from './panel.look-options'

/** Whether this panel may move: for this visitor, on this device. */
export const isAnimated = ({ status_css_animations }: Pick<LookOptions, 'status_css_animations'>): boolean =>
  status_css_animations !== 'off' && !prefersReducedMotion() && (status_css_animations !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches)

const BEYOND: Readonly<Record<LookOptions['position'], string>> = { left: '-100%', right: '100%', top: '0 -100%', bottom: '0 100%' }

/** Where a panel that says nothing of its moves comes from and goes to: a bar lies beyond its edge, a popup is faint. */
export const away = ({ type, position }: Pick<LookOptions, 'type' | 'position'>): Keyframe => (type === 'sliding-bar' ? { translate: BEYOND[position] } : { opacity: 0 })

/** Calls `done` when the move is over; returns the function that breaks it off. */
export function whenOver(animation: Animation, done: () => void): () => void {
  // What plays on a timeline that has stopped (a hidden page) is not waited for.
  animation.onfinish = animation.oncancel = done
  return () => {
    animation.onfinish = animation.oncancel = null
    animation.cancel()
  }
}
