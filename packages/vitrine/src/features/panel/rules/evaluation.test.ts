import { describe, expect, it } from 'vitest'
import { readPanel } from '../panel.options'
import { readRules } from '../options/rules'
import { askOrigin, type Arrival } from './origin'
import { askPlace, type Place } from './place'
import { needsRecord } from './frequency'
import { EMPTY, type PanelRecord } from './record'
import { evaluate, keepsFrequency, type Visit } from './evaluation'

type Circumstances = Arrival & Place
const askCircumstances = (options: ReturnType<typeof readPanel>, here: Circumstances) => [
  ...askOrigin(options, here),
  ...askPlace(options, here),
]

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const visit: Visit = { isNewSession: false, wasOpenedInSession: false }
const here: Circumstances = { origin: 'internal', device: 'desktop', address: '/', cookie: () => null }
const ago = (ms: number): Partial<PanelRecord> => ({ last_open_date: new Date(NOW - ms).toISOString() })

interface Given {
  options: Record<string, unknown>
  record?: Partial<PanelRecord>
  visit?: Partial<Visit>
  here?: Partial<Circumstances>
  now?: number
}
function ask({ options: given, record = {}, visit: change = {}, here: found = {}, now = NOW }: Given) {
  const options = readPanel(given)
  return evaluate({
    options,
    record: { ...EMPTY, ...record },
    visit: { ...visit, ...change },
    circumstances: askCircumstances(options, { ...here, ...found }),
    now,
  })
}

describe('PANEL-10 frequency', () => {
  it.each<[string, Given, boolean]>([
    ['absent: always', { options: {}, record: { open_count: 99, closed: true, ...ago(0) } }, true],
    ['forever: always', { options: { frequency: 'forever' }, record: { open_count: 99, closed: true } }, true],
    ['close: never closed', { options: { frequency: 'close' }, record: { open_count: 9 } }, true],
    ['close: closed once', { options: { frequency: 'close' }, record: { closed: true } }, false],
    ['once: never opened', { options: { frequency: 'once' } }, true],
    ['once: opened by a link only', { options: { frequency: 'once' }, record: ago(0) }, true],
    ['once: opened', { options: { frequency: 'once' }, record: { open_count: 1 } }, false],
    ['xtimes: below', { options: { frequency: 'xtimes', frequency_xtimes: 3 }, record: { open_count: 2 } }, true],
    ['xtimes: reached', { options: { frequency: 'xtimes', frequency_xtimes: 3 }, record: { open_count: 3 } }, false],
    ['xtimes: passed', { options: { frequency: 'xtimes', frequency_xtimes: 3 }, record: { open_count: 4 } }, false],
    ['xtimes: without a number there is no limit', { options: { frequency: 'xtimes' }, record: { open_count: 99 } }, true],
    ['session: not in this one', { options: { frequency: 'session' }, record: { open_count: 5 } }, true],
    ['session: opened in this one', { options: { frequency: 'session' }, visit: { wasOpenedInSession: true } }, false],
    ['day: never opened', { options: { frequency: 'day' } }, true],
    ['day: a moment before 24 h', { options: { frequency: 'day' }, record: ago(24 * HOUR - 1) }, false],
    ['day: after 24 h', { options: { frequency: 'day' }, record: ago(24 * HOUR) }, true],
    ['week: a moment before 7 days', { options: { frequency: 'week' }, record: ago(7 * 24 * HOUR - 1) }, false],
    ['week: after 7 days', { options: { frequency: 'week' }, record: ago(7 * 24 * HOUR) }, true],
    ['xdays: a moment before', { options: { frequency: 'xdays', frequency_xdays: 3 }, record: ago(72 * HOUR - 1) }, false],
    ['xdays: after', { options: { frequency: 'xdays', frequency_xdays: 3 }, record: ago(72 * HOUR) }, true],
    ['converted: not yet', { options: { frequency: 'converted' }, record: { open_count: 9, closed: true } }, true],
    ['converted: a form was sent', { options: { frequency: 'converted' }, record: { converted: true } }, false],
    ['two words: both must hold', { options: { frequency: 'day converted' }, record: { ...ago(25 * HOUR), converted: true } }, false],
    ['two words: both hold', { options: { frequency: 'day converted' }, record: ago(25 * HOUR) }, true],
    ['a clock set back waits', { options: { frequency: 'day' }, record: ago(-HOUR) }, false],
  ])('PANEL-10 %s', (_, given, show) => {
    expect(ask(given).show).toBe(show)
  })

  it.each<[string, string, string]>([
    ['2024-01-15T10:00:00', '2024-02-15T09:59:59.999', '2024-02-15T10:00:00'],
    ['2024-01-31T10:00:00', '2024-03-02T09:59:59.999', '2024-03-02T10:00:00'],
    ['2026-12-31T10:00:00', '2027-01-31T09:59:59.999', '2027-01-31T10:00:00'],
  ])('PANEL-10 month: opened at %s, not at %s, again at %s', (last, before, after) => {
    const at = (now: string) =>
      ask({ options: { frequency: 'month' }, record: { last_open_date: new Date(last).toISOString() }, now: Date.parse(now) }).show
    expect([at(before), at(after)]).toEqual([false, true])
  })
})

describe('PANEL-11 after page views', () => {
  it.each([
    [0, false],
    [2, false],
    [3, true],
    [4, true],
  ])('PANEL-11 after 3, with %i seen before: %s', (page_views, show) => {
    expect(ask({ options: { after_x_page_views: 'yes', number_of_page_views: 3 }, record: { page_views } }).show).toBe(show)
  })
})

describe('PANEL-12 after sessions', () => {
  it.each([
    [0, true, false],
    [1, true, false],
    [2, true, true],
    [2, false, false],
    [3, false, true],
  ])('PANEL-12 after 2, with %i counted, new session %s: %s', (sessions, isNewSession, show) => {
    expect(ask({ options: { after_x_sessions: 'yes', number_of_sessions: 2 }, record: { sessions }, visit: { isNewSession } }).show).toBe(
      show,
    )
  })
})

describe('PANEL-21 rules hold together', () => {
  const options = {
    frequency: 'once',
    after_x_page_views: 'yes',
    number_of_page_views: 1,
    after_x_sessions: 'yes',
    number_of_sessions: 1,
    when_arriving_from: 'search',
  }
  const good: Given = { options, record: { page_views: 1, sessions: 2 }, here: { origin: 'search' } }

  it('PANEL-21 all met: it may show, and each says so', () => {
    expect(ask(good)).toEqual({
      show: true,
      reasons: [
        ...['once', 'page-views', 'sessions'].map((rule) => ({ rule, isMet: true })),
        { rule: 'arriving-from', isMet: true, found: 'search' },
      ],
    })
  })

  it.each<[string, Given]>([
    ['once', { ...good, record: { ...good.record, open_count: 1 } }],
    ['page-views', { ...good, record: { ...good.record, page_views: 0 } }],
    ['sessions', { ...good, record: { ...good.record, sessions: 1 } }],
    ['arriving-from', { ...good, here: {} }],
  ])('PANEL-21 only %s fails: it may not show', (rule, given) => {
    const { show, reasons } = ask(given)
    expect(show).toBe(false)
    expect(reasons.filter(({ isMet }) => !isMet)).toMatchObject([{ rule, isMet: false }])
  })

  it('PANEL-21 has_js_rules: no switches the rules off', () => {
    const off = readRules({
      frequency: 'once',
      after_x_page_views: 'yes',
      after_x_sessions: 'yes',
      when_arriving_from: 'search',
      has_js_rules: 'no',
    })
    expect(evaluate({ options: off, record: EMPTY, visit, now: NOW })).toEqual({ show: true, reasons: [] })
    expect(needsRecord(off)).toBe(false)
  })
})

it('PANEL-10 right before an opening only the frequency is asked again', () => {
  const question = (open_count: number) => ({
    options: readPanel({ frequency: 'once' }),
    record: { ...EMPTY, open_count },
    visit,
    circumstances: [{ rule: 'device' as const, isMet: false }],
    now: NOW,
  })
  expect(keepsFrequency(question(0))).toBe(true)
  expect(keepsFrequency(question(1))).toBe(false)
})
