import type { PanelRecord } from './panel.record'

/** It was opened, or asked to open while it was open; counted only where a rule or the cart did it. */
export const opened = (record: PanelRecord, now: number, isCounted: boolean): PanelRecord => ({
  ...record,
  last_open_date: new Date(now).toISOString(),
  open_count: record.open_count + (isCounted ? 1 : 0),
})

export const closed = (record: PanelRecord): PanelRecord => ({ ...record, close_count: record.close_count + 1, closed: true })

export const converted = (record: PanelRecord): PanelRecord => ({ ...record, converted: true })
