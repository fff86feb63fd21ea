import type { CountOptions } from './frequency'
import type { PanelRecord } from './record'

/** What a page view brings with it. */
export interface Visit {
  /** This panel has not been on a page of this session before. */
  readonly isNewSession: boolean
  /** A rule has opened this panel in this session. */
  readonly wasOpenedInSession: boolean
}

export interface Question {
  readonly options: CountOptions
  /** As it was stored before this page view. */
  readonly record: PanelRecord
  readonly visit: Visit
  /** What the rules about circumstances say, where there are any (`askCircumstances`). */
  readonly circumstances?: readonly Reason[]
  /** ms since 1970 */
  readonly now: number
}

export type Rule = CountOptions['frequency'][number] | 'page-views' | 'sessions' | 'arriving-from' | 'device' | 'address' | 'cookie'

export interface Reason {
  readonly rule: Rule
  readonly isMet: boolean
  /** What was found instead, or as it should be: `mobile`. */
  readonly found?: string
}

export interface Answer {
  readonly show: boolean
  readonly reasons: readonly Reason[]
}

/** Whether rules may open the panel in this page view: every rule that is set must be met. */
export function evaluate(question: Question): Answer {
  const { options, record, visit } = question
  const reasons = frequencyReasons(question)
  const ask = (isSet: boolean, rule: Rule, isMet: boolean) => isSet && reasons.push({ rule, isMet })
  ask(options.after_x_page_views, 'page-views', record.page_views >= options.number_of_page_views)
  ask(options.after_x_sessions, 'sessions', record.sessions + (visit.isNewSession ? 1 : 0) > options.number_of_sessions)
  reasons.push(...(question.circumstances ?? []))
  return { show: reasons.every(({ isMet }) => isMet), reasons }
}

/** The part of the rules that an opening changes: asked again right before one, for another tab may have been first. */
export const keepsFrequency = (question: Question): boolean => frequencyReasons(question).every(({ isMet }) => isMet)

const frequencyReasons = (question: Question): Reason[] =>
  question.options.frequency.map((rule) => ({ rule, isMet: isMet(rule, question) }))

const DAY = 86_400_000

function isMet(rule: CountOptions['frequency'][number], { options, record, visit, now }: Question): boolean {
  switch (rule) {
    case 'close':
      return !record.closed
    case 'once':
      return record.open_count === 0
    case 'xtimes':
      return options.frequency_xtimes === 0 || record.open_count < options.frequency_xtimes
    case 'session':
      return !visit.wasOpenedInSession
    case 'converted':
      return !record.converted
    case 'forever':
      return true
    case 'day':
    case 'week':
    case 'month':
    case 'xdays':
      return !record.last_open_date || now >= againAt(rule, Date.parse(record.last_open_date), options)
  }
}

/** ms since 1970: when the panel may open again. A month ends on the same day of the next one, as calendars overflow: 31 January → 2 March. */
export function againAt(rule: 'day' | 'week' | 'month' | 'xdays', last: number, options: CountOptions): number {
  if (rule === 'month') return new Date(last).setMonth(new Date(last).getMonth() + 1)
  return last + DAY * { day: 1, week: 7, xdays: options.frequency_xdays }[rule]
}
