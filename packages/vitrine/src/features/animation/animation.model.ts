import type { AnimationOptions } from './animation.options'

/** Before the first pass there is no state: the element is simply there. */
export type State =
  | 'waiting'
  | 'animating'
  /** It has come in, and keeps its layer until scrolling rests. */
  | 'still'
  | 'shown'

export type Event =
  /** The first pass found it below the window, or not laid out yet: nobody sees it vanish. */
  | { readonly type: 'found-below' }
  /** The first pass found it in the window or above: it stays as it is. */
  | { readonly type: 'found-in-view' }
  | { readonly type: 'reached' }
  | { readonly type: 'ended' }
  | { readonly type: 'rested' }
  /** Focus went into it before it was reached. */
  | { readonly type: 'focused' }

export function next(state: State | undefined, event: Event): State | undefined {
  switch (event.type) {
    case 'found-below':
      return state ?? 'waiting'
    case 'found-in-view':
      return state ?? 'shown'
    case 'reached':
      return state === 'waiting' ? 'animating' : state
    case 'ended':
      return state === 'animating' ? 'still' : state
    case 'rested':
      return state === 'still' ? 'shown' : state
    case 'focused':
      return state === 'waiting' ? 'shown' : state
  }
}

/** What the browser says about an element in its observed region. */
export interface Sight {
  readonly isIntersecting: boolean
  /** The share of the element that is in view. */
  readonly ratio: number
  /** px */
  readonly height: number
  /** px */
  readonly windowHeight: number
}

/** Whether enough of the element is in view. For `top-mid-of-view` the observed region is the window's upper half. */
export function isReached({ isIntersecting, ratio, height, windowHeight }: Sight, { animationoffset }: Pick<AnimationOptions, 'animationoffset'>): boolean {
  if (animationoffset !== 'bottom-in-view') return isIntersecting
  // One that is taller than the window can never be wholly in it.
  return isIntersecting && ratio >= Math.min(1, windowHeight / height) - 0.001
}

/** ms: when an animation that begins now is over. */
export const timeToEnd = ({ animationduration, animationdelay }: Pick<AnimationOptions, 'animationduration' | 'animationdelay'>): number => (animationduration + animationdelay) * 1000
