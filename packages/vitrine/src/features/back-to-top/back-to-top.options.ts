import { number, type OptionsOf } from '../../core/fields'

export const backToTopFields = {
  /** px: scrolled further than this, the link is active. */
  threshold: number(200, { min: 0 }),
  /** ms: how long the way up takes from the very top. */
  duration: number(1500, { min: 0 }),
  /** ms: how much shorter it takes from the very bottom. */
  reduction: number(500, { min: 0 }),
}

export type BackToTopOptions = OptionsOf<typeof backToTopFields>
