import type { RuleOptions } from '../options/rules'

export interface ScrollStep {
  /** px; undefined before the first scroll event. */
  readonly before: number | undefined
  /** px */
  readonly now: number
  /** px: the whole height of the page as it was at load. */
  readonly pageHeight: number
}

/** Whether this scroll event opens the panel. The first one never does: it has nothing to be compared with. */
export function scrollFires(options: RuleOptions, { before, now, pageHeight }: ScrollStep): boolean {
  if (before === undefined) return false
  if (options.scroll_direction === 'up') return now < before
  return now > before && now >= readPosition(options.scroll_position, pageHeight)
}

/** px: `300`, `300px`, or `50%` of the page's height. Empty: 0. */
export function readPosition(position: string, pageHeight: number): number {
  const amount = Number.parseFloat(position) || 0
  return position.trim().endsWith('%') ? (amount / 100) * pageHeight : amount
}
