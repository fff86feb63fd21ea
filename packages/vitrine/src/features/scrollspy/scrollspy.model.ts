import type { ScrollspyOptions } from './scrollspy.options'

/** A section that an item of the menu points to. */
export interface Section {
  /** px: where it begins; only the order counts. Undefined until it has been measured. */
  readonly top?: number
  /** Its top is above the line. */
  readonly isReached: boolean
}

/** px: the line, always 1 px below what covers the window's top, so that a section just scrolled to counts. */
export const lineFor = (covered: number, { offset }: ScrollspyOptions): number => Math.ceil(Math.max(offset, covered + 1))

/**
 * The one section that is in view: the lowest of those reached, and at the page's end the last one, since a short section
 * there can never reach the line. Of sections that begin together the later one in the menu counts. Undefined: above all.
 */
export function currentSection(sections: readonly Section[], isAtEnd: boolean): number | undefined {
  let current: number | undefined
  for (const [index, section] of sections.entries()) {
    if (!isAtEnd && !section.isReached) continue
    const best = current === undefined ? undefined : sections[current]
    if (!best || (section.top ?? 0) >= (best.top ?? 0)) current = index
  }
  return current
}

/** The part of all sections, in the page's order, that is watched: those from `from` up to, not including, `to`. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** So many sections are watched on either side of the line; nearer than this to the end of what is watched, it moves along. */
const REACH = 8
const EDGE = 2

/**
 * The sections to watch, once some have told anew whether they are reached. Those above the watched ones count as reached, those
 * below as not. `lost`: the line is no longer among the watched ones, as after a jump, so all of them have to be asked again.
 */
export function reachAround(order: readonly Pick<Section, 'isReached'>[], near: Reach | undefined): Reach | 'lost' {
  const at = order.findLastIndex(({ isReached }) => isReached)
  const around = { from: Math.max(0, at - REACH), to: Math.min(order.length, at + 1 + REACH) }
  if (!near) return around
  const [above, below] = [at - near.from, near.to - 1 - at]
  const [isFirst, isLast] = [near.from === 0, near.to === order.length]
  if ((above < 0 && !isFirst) || (below <= 0 && !isLast)) return 'lost'
  return (above < EDGE && !isFirst) || (below < EDGE && !isLast) ? around : near
}
