import { sessionStore } from '../../../page/services/storage'
import { readSettings } from '../options/reader'
import { hasRoom } from '../rules/caps'
import { key } from './records'

/** How many panels rules have opened in this session. */
const KEY = key('openings')

const countInSession = (): number => Number(sessionStore.get(KEY)) || 0

/** Whether the site's limits leave room for one more. */
export const hasRoomForOne = (inPageView: number): boolean => hasRoom({ inPageView, inSession: countInSession() }, readSettings())

export function countOpening(): void {
  // Nothing is kept that no rule asks for.
  if (readSettings().maxPerSession > 0) sessionStore.set(KEY, String(countInSession() + 1))
}
