import type { Panel } from '../overlay/controller'
import { evaluate, keepsFrequency, type Answer } from '../rules/evaluation'
import { opened, viewed } from '../rules/record'
import { markOpened, markSeen, questionFor, saveRecord } from './records'

export { alone } from './records'

/** A page view begins: asks the rules, and counts it. Fetched where a panel has a rule that counts. */
export function askAndCount(panel: Panel): Answer {
  const question = questionFor(panel)
  saveRecord(panel, viewed(question.record, question))
  if (panel.options.after_x_sessions) markSeen(panel.id)
  return evaluate(question)
}

/** A rule opens the panel: counts it, if the frequency still allows it. Another tab, or the visitor, may have opened it since. */
export function countOpening(panel: Panel): boolean {
  const question = questionFor(panel)
  if (!keepsFrequency(question)) return false
  if (panel.options.frequency.includes('session')) markOpened(panel.id)
  saveRecord(panel, opened(question.record, question.now, true))
  return true
}
