import { clamp } from '../../core/range'
import { SHRUNK_HEADER, type StickyOptions } from './sticky.options'

export type State = 'unstuck' | 'stuck' | 'bottomed-out'

/** What covers the window's top, in px. */
export interface Top {
  readonly adminBar: number
  readonly header: number
  readonly isShrunk: boolean
}

/** px: the line below the window's top at which an element sticks; whole, as observers know whole pixels only. */
export const stickyLine = ({ adminBar, header, isShrunk }: Top, { gap }: Pick<StickyOptions, 'gap'>): number =>
  Math.round(adminBar + (isShrunk ? SHRUNK_HEADER : header) + gap)

/** Where an element stands: its own top and the line, both from the window's top. CSS keeps it on the line while it is stuck. */
export function stateAtLine(top: number, line: number): State {
  if (top >= line + 1) return 'unstuck'
  return top < line - 1 ? 'bottomed-out' : 'stuck'
}

/** An element that is as high as its parent has no way to go. */
export const canMove = (height: number, parentHeight: number): boolean => Math.floor(height) < Math.floor(parentHeight)

export const isTaller = (height: number, windowHeight: number, line: number): boolean => height > windowHeight - line

/** Where an element and its parent stand on the page, in px. */
export interface Place {
  readonly natural: number
  readonly height: number
  readonly parentEnd: number
}

/** px from the window's top: an element taller than the window sticks anywhere between these. */
export interface Bounds {
  /** Its top on the line. */
  readonly highest: number
  /** Its end at the window's end. */
  readonly lowest: number
}

/** px: where it sticks after the page has moved: it goes along until its other end shows. */
export const slide = (line: number, moved: number, { highest, lowest }: Bounds): number => clamp(line - moved, lowest, highest)

/** The state of such an element that sticks at `line` now, while the page is scrolled to `scrolled`. */
export function stateAtScroll(
  scrolled: number,
  { line, highest }: { readonly line: number; readonly highest: number },
  { natural, height, parentEnd }: Place,
): State {
  if (scrolled + highest < natural) return 'unstuck'
  return scrolled + line + height > parentEnd ? 'bottomed-out' : 'stuck'
}
