import type { PanelRecord } from './record'

export const closed = (record: PanelRecord): PanelRecord => ({ ...record, close_count: record.close_count + 1, closed: true })

export const converted = (record: PanelRecord): PanelRecord => ({ ...record, converted: true })
