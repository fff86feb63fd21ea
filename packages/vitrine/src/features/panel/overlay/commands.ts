import { isCounted, type Cause, type Way } from '../panel.model'
import { needsRecord } from '../rules/frequency'
import { closed, opened, type PanelRecord } from '../rules/record'
import { alone, loadRecord, saveRecord } from '../storage/records'
import type { Panel } from './controller'
import { canBeSeen, viewOf } from './dialog'

/** The latest opening that was asked for, while the style is on its way. */
const pending = new WeakMap<Panel, object>()

/** Opens a panel for the visitor, whatever the rules say. An open panel stays as it is, but the date is kept. */
export async function openPanel(panel: Panel, cause: Cause): Promise<void> {
  const request = {}
  pending.set(panel, request)
  await viewOf(panel).isReady.catch(() => {})
  // In the meantime it may have been closed again.
  if (pending.get(panel) !== request) return
  pending.delete(panel)
  if (!canBeSeen(panel)) return
  const now = Date.now()
  changeRecord(panel, (record) => opened(record, now, isCounted(cause)))
  panel.send({ type: 'open', cause })
}

/** Whether its opening has been asked for, and its style is still on its way. */
export const isComing = (panel: Panel): boolean => pending.has(panel)

/** What has been asked for, and is not seen yet, stays closed. */
export const cancelOpening = (panel: Panel): void => void pending.delete(panel)

/** Closes a panel, and counts it, also where it was not open. */
export function closePanel(panel: Panel, way: Way): void {
  pending.delete(panel)
  changeRecord(panel, closed)
  panel.send({ type: 'close', way })
}

/** Changes what is kept of a panel; where no rule needs it, nothing is kept. */
export function changeRecord(panel: Panel, change: (record: PanelRecord) => PanelRecord): void {
  if (needsRecord(panel.options)) alone(() => saveRecord(panel, change(loadRecord(panel))))
}
