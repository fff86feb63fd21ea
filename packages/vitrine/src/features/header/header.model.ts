/** Normal, or sticky once the page is scrolled past the header's own place. */
export type State = 'normal' | 'sticky'

/** px: what a shrunk header is high. The style sheet has the same number. */
export const SHRUNK_HEIGHT = 65

export interface Scrolled {
  /** px */
  readonly scrolled: number
  /** px */
  readonly trigger: number
  /** Whether it sticks in this window at all. */
  readonly sticks: boolean
}

export const stateAt = ({ scrolled, trigger, sticks }: Scrolled): State => (sticks && scrolled > trigger ? 'sticky' : 'normal')

export interface Room {
  /** px: where it stands in the page, and its parent ends; both from the window's top. */
  readonly top: number
  readonly parentEnd: number
  readonly height: number
}

/** Whether its parent goes on below it. What sticks leaves with its parent: one that is as high as the header takes it along at once. */
export const hasRoom = ({ top, height, parentEnd }: Room): boolean => parentEnd - top - height > 1

export interface Page {
  /** px */
  readonly documentHeight: number
  readonly windowHeight: number
  readonly headerHeight: number
}

/**
 * Whether a shrinking header may stick at all. On a page hardly longer than the window, what the header gives up would be
 * all there is to scroll: it would stick, leave nothing to scroll, unstick, and so on.
 */
export const canStick = ({ documentHeight, windowHeight, headerHeight }: Page): boolean =>
  documentHeight - (headerHeight - SHRUNK_HEIGHT) >= windowHeight

export interface Covering {
  /** Whether the style sheet makes it stick in this window. */
  readonly sticks: boolean
  readonly shrinks: boolean
  /** px: its full height. */
  readonly height: number
  /** px: how much of it is above the window's top while it sticks (the logo's row, where only the menu stays). */
  readonly hidden: number
}

/** px: how much of the window's top the stuck header covers. */
export const coveredHeight = ({ sticks, shrinks, height, hidden }: Covering): number =>
  sticks ? Math.max(0, (shrinks ? Math.min(height, SHRUNK_HEIGHT) : height) - hidden) : 0
