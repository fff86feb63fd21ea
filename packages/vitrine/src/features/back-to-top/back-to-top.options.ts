import { number, type OptionsOf } from '../../core/fields'

export const backToTopFields = {
  /** px: scrolled further than this, the link is active. */
  threshold: number(200, { min: 0 }),
  /** ms: how long scrolling up takes at most. */
  duration: number(1500, { min: 0 }),
  /** ms: how much less it takes from the very bottom. */
  reduction: number(500, { min: 0 }),
}

export type BackToTopOptions = OptionsOf<typeof backToTopFields>
