import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEach } from '../../../core/fields'
import { panelFields, withoutEmpty } from '../panel.options'
import { evaluate } from '../rules/evaluation'
import { FREQUENCIES } from '../rules/frequency'
import { EMPTY } from '../rules/record'
import { readLook } from './look'
import { readRules } from './rules'
import type { Given } from './words'

const readAtLoad = (given: Given) => ({ ...readRules(given), ...readLook(given) })

/** Right, wrong, and nearly right. */
const anything = fc.oneof(
  fc.constantFrom('', ' ', '0', '3', ' 3 ', '3s', '2.9', '0.5', '-5', '1e3', '11', 'Infinity', 'NaN', 'soon', 'undefined'),
  fc.constantFrom('yes', 'no', 'on', 'off', 'true', 'false', '1', 'T', 'F', ' Yes ', 'NO', 'yess'),
  fc.constantFrom('opened', 'closed', 'Opened', 'popup', 'sliding-bar', 'bar', 'push', 'overlap', 'desktop', 'other', 'ease', 'fit'),
  fc.constantFrom('top', 'left', 'right', 'bottom', 'center', 'top-left', 'top-right', 'bottom-left', 'bottom-right', 'left-top'),
  fc.constantFrom('daily', 'day daily', 'Once', 'day,', ' day ', 'day;week'),
  fc.array(fc.constantFrom(...FREQUENCIES)).map((words) => words.join(words.length % 2 ? ' ' : ', ')),
  fc.string(),
)
const NAMES = Object.keys(readAtLoad({})) as (keyof ReturnType<typeof readAtLoad>)[]
const given = fc.record(Object.fromEntries([...NAMES, 'has_js_rules'].map((name) => [name, anything])), { requiredKeys: [] })

it('PANEL-1 whatever is written, right or wrong, the readers at load and the full reader read the same', () => {
  fc.assert(
    fc.property(given, (values) => {
      const full = readEach(panelFields, withoutEmpty(values), () => {})
      const read = readAtLoad(values as Given)
      // Where rules are switched off, none is read.
      const rules = ['frequency', 'frequency_xtimes', 'frequency_xdays', 'number_of_page_views', 'number_of_sessions']
      const off = full.has_js_rules === false ? new Set([...rules, 'after_x_page_views', 'after_x_sessions']) : new Set()
      for (const name of NAMES) expect(read[name], name).toEqual(off.has(name) ? panelFields[name].fallback : full[name])
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['daily', []],
  ['day daily', []],
  ['Day', []],
  ['day', ['day']],
  ['day, converted', ['day', 'converted']],
])('PANEL-10 a frequency of %j is read as %j: one wrong word, and the default serves', (frequency, words) => {
  expect(readAtLoad({ frequency }).frequency).toEqual(words)
  const visit = { isNewSession: true, wasOpenedInSession: false }
  expect(evaluate({ options: readAtLoad({ frequency }), record: EMPTY, visit, now: 0 }).show).toBe(true)
})

it.each(['-5', 'soon', ''])('PANEL-14 at load a duration of %j counts as absent', (time_on_page_duration) => {
  expect(readAtLoad({ time_on_page_duration }).time_on_page_duration).toBe(0)
})
