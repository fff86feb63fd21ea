import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readArrival, type ArrivalOptions, type Given } from './at-load'
import { readEnter, type EnterOptions } from './enter'
import { lookFields } from './look'
import { readPart, ruleFields } from './rules'
import { evaluate } from '../rules/evaluation'
import { EMPTY } from '../rules/record'

const flag = fc.constantFrom('yes', 'no', 'on', 'off', 'true', 'false', '1', '0', 'T', 'F', ' Yes ', 'NO')
const whole = fc.nat(9999).map(String)
const seconds = fc.oneof(whole, fc.constantFrom('2.9', '0.5', ' 3 '))
const words = (...known: string[]) =>
  fc.array(fc.constantFrom(...known), { minLength: 1 }).map((list) => list.join(list.length % 2 ? ' ' : ', '))
const FREQUENCIES = ['forever', 'close', 'once', 'xtimes', 'session', 'day', 'week', 'month', 'xdays', 'converted']

const given = fc.record(
  {
    frequency: words(...FREQUENCIES),
    frequency_xtimes: whole,
    frequency_xdays: whole,
    after_x_page_views: flag,
    number_of_page_views: whole,
    after_x_sessions: flag,
    number_of_sessions: whole,
    on_page_load: flag,
    time_on_page: flag,
    time_on_page_duration: seconds,
    time_on_page_active: flag,
    after_inactivity: flag,
    inactivity_duration: seconds,
    off_canvas_state: fc.constantFrom('closed', 'opened'),
    has_js_rules: flag,
    version: fc.constantFrom('2', 'spring'),
  },
  { requiredKeys: [] },
)

it('PANEL-1 of right values the reader at load and the full reader read the same', () => {
  fc.assert(
    fc.property(given, (values) => {
      const full = readPart(ruleFields, values, 'a')
      const names = Object.keys(readArrival({})) as (keyof ArrivalOptions)[]
      // Where rules are switched off, none is read.
      const none = full.has_js_rules === false ? { frequency: [], after_x_page_views: false, after_x_sessions: false } : {}
      const expected = { ...Object.fromEntries(names.map((name) => [name, full[name]])), ...none }
      expect(readArrival(values as Given)).toEqual(expected)
    }),
  )
})

const look = fc.record(
  {
    type: fc.constantFrom('popup', 'sliding-bar'),
    position: fc.constantFrom('top', 'left', 'right', 'bottom', 'center', 'top-left', 'bottom-right'),
    transition: fc.constantFrom('overlap', 'push'),
    height: fc.constantFrom('fit', 'full', '20rem'),
    width: fc.constantFrom('30rem', ''),
    overlay: flag,
    enter_animation: fc.constantFrom('', 'none', 'fade', 'slide', 'bounce', 'rubberBand'),
    enter_animation_direction: fc.constantFrom('', 'left', 'static'),
    enter_animation_speed: fc.constantFrom('0', '0.25', '2'),
    enter_animation_timing: fc.constantFrom('ease', 'linear', ''),
    status_css_animations: fc.constantFrom('off', 'desktop'),
  },
  { requiredKeys: [] },
)

it('PANEL-1 a panel that opens with nobody there looks as the full reader says', () => {
  fc.assert(
    fc.property(look, (values) => {
      const full = readPart(lookFields, values, 'a')
      const read = readEnter(values as Given)
      for (const name of ['type', 'position', 'overlay', 'enter_animation_speed', 'enter_animation_timing'] as const)
        expect(read[name]).toEqual(full[name])
      const says = (options: EnterOptions) => [
        /\d/.test(options.height) && options.height,
        /\d/.test(options.width) && options.width,
        options.enter_animation || '',
        options.enter_animation_direction || '',
      ]
      expect(says(read)).toEqual(says(full))
      expect([read.transition === 'push', read.status_css_animations === 'off', read.status_css_animations === 'desktop']).toEqual([
        full.transition === 'push',
        full.status_css_animations === 'off',
        full.status_css_animations === 'desktop',
      ])
    }),
  )
})

it.each([
  ['daily', true],
  ['day daily', true],
  ['day', true],
])('PANEL-10 at load a frequency of %j may open a new panel: %s', (frequency, show) => {
  const visit = { isNewSession: true, wasOpenedInSession: false }
  expect(evaluate({ options: readArrival({ frequency }), record: EMPTY, visit, now: 0 }).show).toBe(show)
})

it.each(['-5', 'soon', ''])('PANEL-14 at load a duration of %j counts as absent', (time_on_page_duration) => {
  expect(readArrival({ time_on_page_duration }).time_on_page_duration).toBe(0)
})
