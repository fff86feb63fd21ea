/** The figures of gestures, apart from what reads them: whoever reads gestures in a way of its own needs no more. */
export interface GestureOptions {
  /** px: a finger that travels at least this far swipes. */
  readonly swipeThreshold: number
  /** ms: fingers lifted within this time of the last one were one gesture. */
  readonly fingerRelease: number
  /** ms: a finger that rests this long makes a long tap. */
  readonly longTap: number
  /** ms: a second tap within this time of the first makes a double tap. */
  readonly doubleTap: number
  /** px: two fingers that come this much nearer or further apart pinch. */
  readonly pinchThreshold: number
  /** px: a finger that moved less than this has stood still. */
  readonly slop: number
}

export const gestureDefaults: GestureOptions = {
  swipeThreshold: 75,
  fingerRelease: 250,
  longTap: 500,
  doubleTap: 200,
  pinchThreshold: 20,
  slop: 10,
}
