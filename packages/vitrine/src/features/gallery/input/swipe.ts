import type { GalleryOptions } from '../gallery.options'

/** px along the way: a swipe goes further. */
export const SWIPE_DISTANCE = 100
/** px across the way: a swipe strays less. */
export const SWIPE_STRAY = 100
/** ms: a swipe is quicker. */
export const SWIPE_TIME = 1000

export interface Stroke {
  /** px, positive to the right. */
  readonly x: number
  /** px, positive downwards. */
  readonly y: number
  /** ms */
  readonly time: number
}

interface Way {
  readonly path: GalleryOptions['path']
  readonly isRightToLeft?: boolean
}

/** What a stroke means. Sideways always counts; up and down count too where the items travel that way. */
export function readSwipe({ x, y, time }: Stroke, { path, isRightToLeft = false }: Way): 'next' | 'previous' | undefined {
  if (time >= SWIPE_TIME) return undefined
  if (Math.abs(x) > SWIPE_DISTANCE && Math.abs(y) < SWIPE_STRAY) return x < 0 !== isRightToLeft ? 'next' : 'previous'
  if (path === 'vertical' && Math.abs(y) > SWIPE_DISTANCE && Math.abs(x) < SWIPE_STRAY) return y < 0 ? 'next' : 'previous'
  return undefined
}
