import { number, optional, text, type OptionsOf } from '../../core/fields'

export const stickyFields = {
  /** px: how far below what covers the top of the window it sticks. */
  gap: number(50, { min: 0 }),
  /** A selector for the ancestor in which it may move; without it, its parent. */
  parent: optional(text('')),
}

export type StickyOptions = OptionsOf<typeof stickyFields>

/** px: what a shrunk header takes from the window's top: its 65 px and the line below it. */
export const SHRUNK_HEADER = 66

/** ms: how long after a change the places are worked out anew. */
export const STICKY_DEBOUNCE = 350
