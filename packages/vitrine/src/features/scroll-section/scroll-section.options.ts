import { flag, number, type OptionsOf } from '../../core/fields'

/** What the site says for all its groups of sections. */
export const scrollSectionSettings = {
  /** ms: after one move, how long further wheel turns and keys count as the same one. */
  sensitivity: number(450, { min: 0 }),
  /** Whether the sections are full-height in small windows too. */
  mobile: flag(false),
}

export const scrollSectionFields = {
  ...scrollSectionSettings,
  /** px: up to this width a window is small. */
  breakPoint: number(800, { min: 0 }),
}

export type ScrollSectionOptions = OptionsOf<typeof scrollSectionFields>

/** ms: how long the move from one section to the next takes. */
export const MOVE_DURATION = 400

/** ms: a wheel that was quiet for this long is being turned anew. */
export const WHEEL_PAUSE = 150

/** ms: a push that is older when the engine arrives stays the browser's: a page does not move on by itself. */
export const LATEST_PUSH = 1000
