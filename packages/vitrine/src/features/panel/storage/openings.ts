import { sessionStore } from '../../../page/services/storage'
import { readSettings } from '../options/reader'
import { key } from './records'

export interface Openings {
  readonly inPageView: number
  readonly inSession: number
}

/** Whether the site's limits (0: none) leave room for one more panel that opens by itself. */
export const hasRoom = (
  { inPageView, inSession }: Openings,
  caps: { readonly maxPerPageView: number; readonly maxPerSession: number },
): boolean =>
  (caps.maxPerPageView === 0 || inPageView < caps.maxPerPageView) && (caps.maxPerSession === 0 || inSession < caps.maxPerSession)

/** How many panels rules have opened in this session. */
const KEY = key('openings')

const countInSession = (): number => Number(sessionStore.get(KEY)) || 0

/** Whether the site's limits leave room for one more. */
export const hasRoomForOne = (inPageView: number): boolean => hasRoom({ inPageView, inSession: countInSession() }, readSettings())

export function countOpening(): void {
  // Nothing is kept that no rule asks for.
  if (readSettings().maxPerSession > 0) sessionStore.set(KEY, String(countInSession() + 1))
}
