import { FREQUENCIES, type CountOptions } from '../rules/frequency'
import { asWritten, count, isOff, isOn, oneOf, readWords, seconds, type Given, type Read } from './words'

/** What decides whether a panel may open. */
const RULES = {
  // One word that nobody knows, and the list counts as absent.
  frequency: (list: string): CountOptions['frequency'] => {
    const words = list.split(/[\s,]+/).filter(Boolean) as CountOptions['frequency'][number][]
    return words.every((word) => FREQUENCIES.includes(word)) ? words : []
  },
  frequency_xtimes: count,
  frequency_xdays: count,
  after_x_page_views: isOn,
  number_of_page_views: count,
  after_x_sessions: isOn,
  number_of_sessions: count,
}

/** What opens it with nobody there. */
const TRIGGERS = {
  version: asWritten,
  off_canvas_state: oneOf('closed', 'opened'),
  on_page_load: isOn,
  time_on_page: isOn,
  time_on_page_duration: seconds,
  time_on_page_active: isOn,
  after_inactivity: isOn,
  inactivity_duration: seconds,
}

export type RuleOptions = Read<typeof RULES & typeof TRIGGERS>

/** Whether the rules are switched off: then it is as if none had been set. */
const areRulesOff = ({ has_js_rules = '' }: Given): boolean => isOff(has_js_rules)

/** Reads what counts when the page comes. */
export const readRules = (given: Given): RuleOptions => ({
  ...readWords(RULES, areRulesOff(given) ? {} : given),
  ...readWords(TRIGGERS, given),
})

/** Whether it depends on circumstances (where the visitor is, on what, and come from where). */
export const hasCircumstances = (given: Given): boolean =>
  !areRulesOff(given) && Object.keys(given).some((name) => /^(when|unless)_/.test(name))
