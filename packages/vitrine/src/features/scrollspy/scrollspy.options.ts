import { number, type OptionsOf } from '../../core/fields'

export const scrollspyFields = {
  /** px below the top of the window: a section whose top is above this line has been reached. Always below whatever covers the top. */
  offset: number(10, { min: 0 }),
}

export type ScrollspyOptions = OptionsOf<typeof scrollspyFields>

/** ms: how long after a sticky header's change the offsets are worked out anew. */
export const REFRESH_DELAY = 300

/** ms: a mark stays at least so long. Somebody who scrolls fast reads no menu, and a long one is painted anew with each mark. */
export const MARK_PAUSE = 120
