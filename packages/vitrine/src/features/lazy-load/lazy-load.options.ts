import { number, type OptionsOf } from '../../core/fields'

export const lazyLoadFields = {
  /** px: the distance from the viewport at which loading starts. */
  distance: number(500, { min: 0 }),
  /** px: the same on a small screen. */
  smallDistance: number(370, { min: 0 }),
  /** px: a window of at most this width or height is a small screen. */
  smallScreen: number(500, { min: 0 }),
  /** px: an element smaller than this in both directions loads at once. */
  minSize: number(40, { min: 0 }),
  /** How many loads run at a time on a page. */
  limit: number(8, { min: 1, step: 1 }),
  /** ms: if a load takes longer, the next one starts although it is still running. */
  patience: number(10_000, { min: 0 }),
}

export type LazyLoadOptions = OptionsOf<typeof lazyLoadFields>
