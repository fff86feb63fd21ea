import type { CountOptions } from './frequency'

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
  const given = (stored ?? {}) as Record<string, unknown>
  const record: Record<string, unknown> = { ...EMPTY, ...(version && { version }) }
  if (!version || given.version === version) {
    for (const [name, empty] of Object.entries({ ...EMPTY, converted: false })) {
      const value = given[name]
      if (typeof value === typeof empty && isSound(value as string | number)) record[name] = value
    }
  }
  return record as unknown as PanelRecord
}

/** `true` counts as 1 here. */
const isSound = (value: string | number): boolean => (typeof value === 'string' ? Date.parse(value) > 0 : value > 0 && value < 1e9)

interface PageView {
  readonly options: CountOptions
  readonly visit: { readonly isNewSession: boolean }
  /** ms since 1970 */
  readonly now: number
}

/** A page view has begun. */
export function viewed(record: PanelRecord, { options, visit, now }: PageView): PanelRecord {
  return {
    ...record,
    page_views: record.page_views + (options.after_x_page_views ? 1 : 0),
    sessions: record.sessions + (options.after_x_sessions && visit.isNewSession ? 1 : 0),
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
