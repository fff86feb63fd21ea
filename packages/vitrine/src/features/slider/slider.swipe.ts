/** ms: a quick swipe is shorter than this. */
const QUICK = 550
/** px: a quick swipe is longer than this. */
export const SHORT = 50

export interface Swipe {
  /** px from where the finger came down to where it left; negative to the left. */
  readonly moved: number
  /** ms between the two. */
  readonly duration: number
  /** px: the slider's own width. */
  readonly width: number
}

/** A swipe counts when it is quick and over 50 px, or longer than half the width. */
export const isSwipe = ({ moved, duration, width }: Swipe): boolean =>
  (duration < QUICK && Math.abs(moved) > SHORT) || Math.abs(moved) > width / 2
