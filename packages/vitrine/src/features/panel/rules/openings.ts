import type { PanelRecord } from './record'

/** It was opened, or asked to open while it was open; counted only where a rule or the cart did it. */
export const opened = (record: PanelRecord, now: number, isCounted: boolean): PanelRecord => ({
  ...record,
  last_open_date: new Date(now).toISOString(),
  open_count: record.open_count + (isCounted ? 1 : 0),
})
