import type { RuleOptions } from './panel.rule-options'

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
  | 'when_arriving_from'
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

/**
 * Reads what decides at load. A wrong value counts as absent here, and a wrong word in the frequency as one that is never met;
 * once somebody is there, the full reader (`readPart`) tells the page's author about it. Of right values both read the same.
 */
export function readArrival(given: Given): ArrivalOptions {
  // Where rules are switched off, it is as if none had been set.
  const rules = isOff(given.has_js_rules) ? {} : given
  return {
    frequency: words(rules.frequency) as ArrivalOptions['frequency'][number][],
    when_arriving_from: words(rules.when_arriving_from) as ArrivalOptions['when_arriving_from'][number][],
    after_x_page_views: isOn(rules.after_x_page_views),
    after_x_sessions: isOn(rules.after_x_sessions),
    on_page_load: isOn(given.on_page_load),
    time_on_page: isOn(given.time_on_page),
    time_on_page_active: isOn(given.time_on_page_active),
    after_inactivity: isOn(given.after_inactivity),
    time_on_page_duration: count(given.time_on_page_duration),
    inactivity_duration: count(given.inactivity_duration),
    number_of_page_views: count(given.number_of_page_views),
    number_of_sessions: count(given.number_of_sessions),
    frequency_xtimes: count(given.frequency_xtimes),
    frequency_xdays: count(given.frequency_xdays),
    off_canvas_state: (given.off_canvas_state || 'closed') as ArrivalOptions['off_canvas_state'],
    version: given.version ?? '',
  }
}
