import type { LazyLoadOptions } from './lazy-load.options'

export interface Size {
  readonly width: number
  readonly height: number
}

/** px: how near to the view a load starts in a window of this size. */
export function distanceIn({ width, height }: Size, { distance, smallDistance, smallScreen }: LazyLoadOptions): number {
  return width > smallScreen && height > smallScreen ? distance : smallDistance
}

/** Too small to be worth waiting for. */
export const isTooSmall = ({ width, height }: Size, { minSize }: LazyLoadOptions): boolean => width < minSize && height < minSize
