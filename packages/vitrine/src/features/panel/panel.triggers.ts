import type { RuleOptions } from './panel.rule-options'

/** What may open a panel by itself, in the order in which it is asked. */
export type Trigger = 'page-load' | 'time' | 'scroll' | 'exit' | 'inactivity' | 'state'

/** ms after the page's script has begun: when a panel that opens on page load does so. */
export const OPEN_DELAY = 100
/** ms without a sign of the visitor, after which time does not count as active any more. */
export const IDLE_AFTER = 30_000

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
