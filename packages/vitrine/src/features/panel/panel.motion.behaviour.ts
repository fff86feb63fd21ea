import { prefersReducedMotion } from '../../page/motion'
import { moveOf, plainFrames, type Moving, type Phase } from './panel.animation'
import type { LookOptions } from './panel.look-options'

/** Whether this panel may move: for this visitor, on this device. */
export const isAnimated = ({ status_css_animations }: Pick<LookOptions, 'status_css_animations'>): boolean =>
  status_css_animations !== 'off' && !prefersReducedMotion() && (status_css_animations !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches)

interface Moved<P extends Phase> {
  readonly element: HTMLElement
  readonly look: Moving<P> & Pick<LookOptions, 'status_css_animations'>
}

/** Plays the move and calls `done` at its end; returns the function that breaks it off. */
export function play<P extends Phase>(phase: P, { element, look }: Moved<P>, done: () => void): () => void {
  const move = moveOf(phase, look)
  if (!isAnimated(look) || move.name === 'none' || move.duration === 0) {
    done()
    return () => {}
  }
  let isOff = false
  let animation: Animation | undefined
  const begin = (frames: readonly Keyframe[]) => {
    if (isOff) return
    animation = element.animate(frames as Keyframe[], { duration: move.duration, easing: move.easing, fill: phase === 'exit' ? 'forwards' : 'none' })
    // What plays on a timeline that has stopped (a hidden page) is not waited for.
    animation.onfinish = animation.oncancel = () => {
      if (isOff) return
      isOff = true
      done()
    }
  }
  const frames = plainFrames(phase, move)
  if (frames) begin(frames)
  else void import('./panel.flourish').then(
      ({ flourishFrames }) => begin(flourishFrames(phase, move)),
      () => begin([]),
    )
  return () => {
    isOff = true
    animation?.cancel()
  }
}
