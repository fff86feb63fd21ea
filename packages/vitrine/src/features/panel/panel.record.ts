import type { RuleOptions } from './panel.rule-options'

/** What is kept of a panel from visit to visit, by the names that existing pages have stored. */
export interface PanelRecord {
  /** ISO date of the last opening; empty: never. */
  readonly last_open_date: string
  readonly open_count: number
  readonly close_count: number
  readonly closed: boolean
  readonly page_views: number
  readonly sessions: number
  /** Only where the frequency asks for it: a form inside was submitted. */
  readonly converted?: true
  /** Only where the panel has one. */
  readonly version?: string
}

export const EMPTY: PanelRecord = { last_open_date: '', open_count: 0, close_count: 0, closed: false, page_views: 0, sessions: 0 }

/** A stored value is anybody's: whatever is not as it should be counts as never written. */
export function readRecord(stored: unknown, version = ''): PanelRecord {
  const fresh: PanelRecord = version ? { ...EMPTY, version } : EMPTY
  if (typeof stored !== 'object' || stored === null) return fresh
  const given = stored as Record<string, unknown>
  if (version && given.version !== version) return fresh
  const count = (value: unknown) => (typeof value === 'number' && value > 0 && value < 1e9 ? Math.trunc(value) : 0)
  return {
    ...fresh,
    last_open_date: typeof given.last_open_date === 'string' && Date.parse(given.last_open_date) ? given.last_open_date : '',
    open_count: count(given.open_count),
    close_count: count(given.close_count),
    closed: given.closed === true,
    page_views: count(given.page_views),
    sessions: count(given.sessions),
    ...(given.converted === true && { converted: true as const }),
  }
}

/** Nothing is counted before a rule needs it. */
export const needsRecord = (options: RuleOptions): boolean =>
  options.has_js_rules !== false && (options.frequency.some((word) => word !== 'forever') || options.after_x_page_views || options.after_x_sessions)

/** Whether a rule decides about the panel: then served HTML cannot show it, only the page's script. */
export const hasRules = (options: RuleOptions): boolean => needsRecord(options) || (options.has_js_rules !== false && options.when_arriving_from.length > 0)

interface Arrival {
  readonly options: RuleOptions
  readonly isNewSession: boolean
  /** ms since 1970 */
  readonly now: number
}

/** A page view has begun. */
export function viewed(record: PanelRecord, { options, isNewSession, now }: Arrival): PanelRecord {
  return {
    ...record,
    page_views: record.page_views + (options.after_x_page_views ? 1 : 0),
    sessions: record.sessions + (options.after_x_sessions && isNewSession ? 1 : 0),
    // A date in the future means that the clock was set back. It becomes now: one whole wait from here, not a wait of years.
    last_open_date: Date.parse(record.last_open_date) > now ? new Date(now).toISOString() : record.last_open_date,
  }
}

/** It was opened, or asked to open while it was open; counted only where a rule or the cart did it. */
export const opened = (record: PanelRecord, now: number, isCounted: boolean): PanelRecord => ({
  ...record,
  last_open_date: new Date(now).toISOString(),
  open_count: record.open_count + (isCounted ? 1 : 0),
})

export const closed = (record: PanelRecord): PanelRecord => ({ ...record, close_count: record.close_count + 1, closed: true })

export const converted = (record: PanelRecord): PanelRecord => ({ ...record, converted: true })
