import { after } from '../../../page/services/clock'
import { localStore, readJson, sessionStore } from '../../../page/services/storage'
import type { Panel } from '../overlay/controller'
import { evaluate, keepsFrequency, type Answer, type Question } from '../rules/evaluation'
import { needsRecord } from '../rules/frequency'
import { EMPTY, opened, readRecord, viewed, type PanelRecord } from '../rules/record'

export const key = (id: string): string => `off_canvas_${id}`

/** What is kept of a panel, as it is now; empty where no rule needs it. */
export const loadRecord = ({ id, options }: Panel): PanelRecord =>
  needsRecord(options) ? readRecord(readJson(localStore, key(id)), options.version) : EMPTY

/** Where no rule needs it, nothing is kept. */
export function saveRecord({ id, options }: Panel, record: PanelRecord): void {
  if (needsRecord(options)) localStore.set(key(id), JSON.stringify(record))
}

/** What a panel's rules are asked with, now. */
const questionFor = (panel: Panel): Question => ({
  options: panel.options,
  record: loadRecord(panel),
  visit: { isNewSession: !wasSeen(panel.id), wasOpenedInSession: wasSeen(`${panel.id}_opened`) },
  now: Date.now(),
  circumstances: panel.circumstances,
})

/** Whether the panel has been on a page of this session. */
const wasSeen = (id: string): boolean => sessionStore.get(key(id)) !== null
const markSeen = (id: string): void => sessionStore.set(key(id), '1')

/** A page view begins: asks the rules, and counts it. */
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
  if (panel.options.frequency.includes('session')) markSeen(`${panel.id}_opened`)
  saveRecord(panel, opened(question.record, question.now, true))
  return true
}

/** ms: what one tab has written, another sees a little later, also under a lock. So the lock is kept until it is seen. */
const LINGER = 30
const jobs: (() => void)[] = []

function work(): void {
  for (const job of jobs.splice(0)) job()
}

/** Reads and writes records with no other tab in between, so that two tabs at once lose no count. */
export function alone(job: () => void): void {
  if (!navigator.locks) return job()
  if (jobs.push(job) > 1) return
  // A page that is left takes its last counts along, lock or not.
  addEventListener('pagehide', work, { once: true })
  const lingering = async () => {
    work()
    await new Promise<void>((resolve) => after(LINGER, resolve))
  }
  // Refused in a sandbox without an origin: then there is nothing to share either.
  navigator.locks.request('off_canvas', lingering).catch(work)
}
