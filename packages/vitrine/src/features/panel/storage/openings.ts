import { sessionStore } from '../../../page/services/storage'
import { hasRoom } from '../rules/caps'
import { readSettings } from '../options/reader'
import { key } from './records'

/** How many panels rules have opened in this session. */
const KEY = key('openings')
let inPageView = 0

/** At most so many may open by themselves: said once, on the element around them. */
export function mayOpen(): boolean {
  return hasRoom({ inPageView, inSession: countInSession() }, readSettings())
}

export function countOpening(): void {
  inPageView += 1
  // Nothing is kept that no rule asks for.
  if (readSettings().maxPerSession > 0) sessionStore.set(KEY, String(countInSession() + 1))
}

export function beginCounting(): void {
  inPageView = 0
}

const countInSession = (): number => Number(sessionStore.get(KEY)) || 0
