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
