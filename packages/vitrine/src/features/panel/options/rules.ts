import { flag, listOf, number, oneOf, optional, readFields, text, type Field, type Fields, type OptionsOf } from '../../../core/fields'
import { circumstanceFields } from './circumstances'

/** Seconds, cut to whole ones as pages have always had them; 0 is off. */
export const seconds: Field<number> = {
  fallback: 0,
  allowed: 'a number of seconds, 0 or more',
  read: (value) => {
    const given = number(0, { min: 0 }).read(value)
    return given === undefined ? undefined : Math.trunc(given)
  },
}
/** A text that may be written as a number. */
const written: Field<string> = { ...text(''), read: (value) => (typeof value === 'number' ? String(value) : text('').read(value)) }
export const count = number(0, { min: 0, whole: true })

/** When and how often a panel opens by itself: read when the page comes. */
export const ruleFields = {
  /** How often rules may open it. Several words hold together: `day converted`. */
  frequency: listOf(['forever', 'close', 'once', 'xtimes', 'session', 'day', 'week', 'month', 'xdays', 'converted']),
  frequency_xtimes: count,
  frequency_xdays: count,

  after_x_page_views: flag(false),
  number_of_page_views: count,
  after_x_sessions: flag(false),
  number_of_sessions: count,
  ...circumstanceFields,

  on_page_load: flag(false),
  time_on_page: flag(false),
  /** s */
  time_on_page_duration: seconds,
  /** Only time in which the tab is seen and used counts towards the duration. */
  time_on_page_active: flag(false),
  on_scroll: flag(false),
  scroll_direction: oneOf(['up', 'down'], 'up'),
  scroll_to: oneOf(['position', 'element'], 'position'),
  /** `300`, `300px` or `50%` of the page's whole height; empty: the first scroll down. */
  scroll_position: written,
  /** A CSS selector. */
  scroll_element: text(''),
  exit_intent: flag(false),
  /** s: leaving the window sooner than this does not count. */
  exit_intent_after: seconds,
  after_inactivity: flag(false),
  /** s */
  inactivity_duration: seconds,
  on_click: flag(false),
  /** A CSS selector. */
  on_click_element: text(''),
  on_add_to_cart: flag(false),

  /** `opened`: it is there when the page comes. */
  off_canvas_state: oneOf(['closed', 'opened'], 'closed'),
  /** Whether the rules (frequency, page views, sessions, circumstances) count. Absent: when there is one. */
  has_js_rules: optional(flag(false)),
  /** Of several panels whose time has come, the smallest order is first; then the order on the page. */
  order: number(0),
  /** Another word than at the last visit forgets what was counted: for a panel whose content is new. */
  version: written,
}

export type RuleOptions = OptionsOf<typeof ruleFields>

/** Reads a part of the options. Empty counts as absent, as it does on existing pages. */
export function readPart<F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>, owner: string): OptionsOf<F> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (value !== '') given[name] = value
  return readFields(fields, given, owner)
}
