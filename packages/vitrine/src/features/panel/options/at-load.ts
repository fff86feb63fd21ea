import type { RuleOptions } from './rules'

/** The options that decide before anybody has moved: rules, and what opens a panel by time alone. */
export type ArrivalOptions = Pick<
  RuleOptions,
  | 'frequency'
  | 'frequency_xtimes'
  | 'frequency_xdays'
  | 'after_x_page_views'
  | 'number_of_page_views'
  | 'after_x_sessions'
  | 'number_of_sessions'
  | 'on_page_load'
  | 'time_on_page'
  | 'time_on_page_duration'
  | 'time_on_page_active'
  | 'after_inactivity'
  | 'inactivity_duration'
  | 'off_canvas_state'
  | 'version'
>

export type Given = Readonly<Record<string, string | undefined>>

const isOn = (word = ''): boolean => /^\s*(1|t|true|on|yes)\s*$/i.test(word)
export const isOff = (word = ''): boolean => /^\s*(0|f|false|off|no)\s*$/i.test(word)
const count = (word = ''): number => Math.max(0, Math.trunc(Number(word))) || 0
const words = (list = ''): string[] => list.split(/[\s,]+/).filter(Boolean)

const FLAGS = ['on_page_load', 'time_on_page', 'time_on_page_active', 'after_inactivity', 'after_x_page_views', 'after_x_sessions']
const COUNTS = [
  'time_on_page_duration',
  'inactivity_duration',
  'number_of_page_views',
  'number_of_sessions',
  'frequency_xtimes',
  'frequency_xdays',
]

/** Whether the rules are switched off: then it is as if none had been set. */
const isRuleless = (given: Given): boolean => isOff(given.has_js_rules)

/** Whether it depends on circumstances (where the visitor is, on what, and come from where). */
export const hasCircumstances = (given: Given): boolean =>
  !isRuleless(given) && Object.keys(given).some((name) => /^(when|unless)_/.test(name))

/**
 * Reads what decides at load. A wrong value counts as absent here; once somebody is there, the full reader tells the page's author
 * about it. Of right values both read the same.
 */
export function readArrival(given: Given): ArrivalOptions {
  const options: Record<string, unknown> = {
    frequency: words(given.frequency),
    off_canvas_state: given.off_canvas_state || 'closed',
    version: given.version ?? '',
  }
  for (const name of FLAGS) options[name] = isOn(given[name])
  for (const name of COUNTS) options[name] = count(given[name])
  return {
    ...options,
    ...(isRuleless(given) && { frequency: [], after_x_page_views: false, after_x_sessions: false }),
  } as unknown as ArrivalOptions
}
