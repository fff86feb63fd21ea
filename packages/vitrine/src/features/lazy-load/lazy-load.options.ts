import { number, type OptionsOf } from '../../core/fields'

export const lazyLoadFields = {
  /** px: how near to the view an element is when its load starts. */
  distance: number(500, { min: 0 }),
  /** px: the same on a small screen. */
  smallDistance: number(370, { min: 0 }),
  /** px: a window of at most this width or height is a small screen. */
  smallScreen: number(500, { min: 0 }),
  /** px: what is smaller in both directions loads at once; waiting would gain nothing. */
  minSize: number(40, { min: 0 }),
  /** How many loads run at a time on a page. */
  limit: number(8, { min: 1, step: 1 }),
  /** ms: a load that takes longer gives its place to the next, and goes on. */
  patience: number(10_000, { min: 0 }),
}

export type LazyLoadOptions = OptionsOf<typeof lazyLoadFields>
