/** Characters. */
export const MOST_NAME = 60
export const MOST_EMAIL = 254
export const MOST_TEXT = 10_000
/** Bytes of one request. */
export const MOST_BYTES = 128 * 1024
/** ms: nobody writes a comment faster. */
export const SHORTEST_WRITING = 3_000
/** ms: a form that was left open overnight can still be sent. */
export const LONGEST_WRITING = 24 * 60 * 60 * 1_000
/** How many comments one sender may write, and in how many ms. */
export const RATES = [
  { most: 2, within: 60_000 },
  { most: 10, within: 3_600_000 },
] as const
