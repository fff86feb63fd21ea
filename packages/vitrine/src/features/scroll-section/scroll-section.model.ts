import { WHEEL_PAUSE, type ScrollSectionOptions } from './scroll-section.options'

/** `full-height`: one push, one section. `flowing`: on small windows the sections are as high as their content and scroll freely. */
export type State = 'full-height' | 'flowing'

export const stateFor = (windowWidth: number, { mobile, breakPoint }: ScrollSectionOptions): State =>
  mobile || windowWidth > breakPoint ? 'full-height' : 'flowing'

export type Direction = 'up' | 'down'

/** A section's edges, in px from the window's top. */
export interface Slide {
  readonly top: number
  readonly bottom: number
}

/** What the visitor looks through, in px. */
export interface View {
  readonly height: number
  /** How far below the top an address leads, where something covers it: a section that begins there has been reached. */
  readonly covered: number
}

/**
 * The section that a push leads to. Undefined: the browser scrolls by itself, because the section at hand has more to show than
 * fits the window, or because there is no further section that way.
 */
export function slideAfter(slides: readonly Slide[], direction: Direction, { height, covered }: View): number | undefined {
  const here = slides.find(({ top, bottom }) => top <= height / 2 && bottom > height / 2)
  if (here && isTaller(here, height) && (direction === 'down' ? here.bottom > height + 1 : here.top < -1)) return undefined
  const index =
    direction === 'down' ? slides.findIndex(({ top }) => top > Math.max(covered, 1)) : slides.findLastIndex(({ top }) => top < -1)
  const slide = slides[index]
  // Coming up into a tall section, its end comes first: that is how a page scrolls.
  if (!slide || (direction === 'up' && isTaller(slide, height))) return undefined
  return index
}

const isTaller = ({ top, bottom }: Slide, windowHeight: number): boolean => bottom - top > windowHeight + 1

/** One turn of a wheel or swipe on a pad, as the browser tells it in many small steps. */
export interface Push {
  /** ms */
  readonly time: number
  /** px; its size falls while a pad's swing runs out. */
  readonly delta: number
}

export interface Pushes {
  /** ms: until then every push is the same one. */
  readonly lockedUntil: number
  readonly last?: Push
}

export const noPushes: Pushes = { lockedUntil: 0 }

/** Whether this is a push of its own: the time has passed, and it is not the swing of the one before that runs out. */
export function isNewPush({ lockedUntil, last }: Pushes, push: Push): boolean {
  if (push.time < lockedUntil) return false
  if (!last || push.time - last.time >= WHEEL_PAUSE) return true
  return Math.sign(push.delta) !== Math.sign(last.delta) || Math.abs(push.delta) > Math.abs(last.delta)
}

/** Notes a push; one that moved the page locks out those that follow within the sensitivity. */
export const afterPush = (pushes: Pushes, last: Push, lock?: number): Pushes => ({
  lockedUntil: lock === undefined ? pushes.lockedUntil : last.time + lock,
  last,
})

/** The way that a key scrolls, or undefined for any other key. */
export function directionOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Direction | undefined {
  if (key === 'PageDown' || key === 'ArrowDown' || (key === ' ' && !shiftKey)) return 'down'
  return key === 'PageUp' || key === 'ArrowUp' || (key === ' ' && shiftKey) ? 'up' : undefined
}
