import { describe, expect, it } from 'vitest'
import { readPanel } from '../panel.options'
import { needsRecord } from './frequency'
import { EMPTY, closed, converted, opened, readRecord, viewed, type PanelRecord } from './record'

const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const full: PanelRecord = {
  last_open_date: '2026-11-14T08:00:00.000Z',
  open_count: 2,
  close_count: 1,
  closed: true,
  page_views: 7,
  sessions: 3,
}

describe('PANEL-20 a stored record', () => {
  it.each<[string, unknown, PanelRecord]>([
    ['nothing', undefined, EMPTY],
    ['null', null, EMPTY],
    ['a text', 'open', EMPTY],
    ['a list', [1, 2], EMPTY],
    ['a whole record', full, full],
    ['missing numbers', { closed: true }, { ...EMPTY, closed: true }],
    ['wrong kinds', { open_count: '7', close_count: -3, page_views: null, sessions: 1e300, closed: 'yes', last_open_date: 12 }, EMPTY],
    ['a broken date', { ...full, last_open_date: 'yesterday' }, { ...full, last_open_date: '' }],
    ['fields of somebody else', { ...full, colour: 'red' }, full],
    ['a conversion', { ...full, converted: true }, { ...full, converted: true }],
  ])('PANEL-20 %s reads as a record', (_, stored, record) => {
    expect(readRecord(stored)).toEqual(record)
  })

  it('PANEL-20 holds exactly the six fields where nothing else is set', () => {
    expect(Object.keys(readRecord(undefined)).sort()).toEqual([
      'close_count',
      'closed',
      'last_open_date',
      'open_count',
      'page_views',
      'sessions',
    ])
  })

  it('PANEL-20 of another version is forgotten', () => {
    expect(readRecord({ ...full, version: '1' }, '2')).toEqual({ ...EMPTY, version: '2' })
    expect(readRecord(full, '2')).toEqual({ ...EMPTY, version: '2' })
    expect(readRecord({ ...full, version: '2' }, '2')).toEqual({ ...full, version: '2' })
  })
})

describe('PANEL-20 nothing is counted before a rule needs it', () => {
  it.each<[Record<string, unknown>, boolean]>([
    [{}, false],
    [{ exit_intent: 'yes', when_arriving_from: 'search' }, false],
    [{ frequency: 'forever' }, false],
    [{ frequency: 'once' }, true],
    [{ after_x_page_views: 'yes' }, true],
    [{ after_x_sessions: 'yes' }, true],
  ])('PANEL-20 %j keeps a record: %s', (options, isKept) => {
    expect(needsRecord(readPanel(options))).toBe(isKept)
  })

  it.each<[Record<string, unknown>, boolean, number, number]>([
    [{}, true, 7, 3],
    [{ after_x_page_views: 'yes' }, true, 8, 3],
    [{ after_x_sessions: 'yes' }, true, 7, 4],
    [{ after_x_sessions: 'yes' }, false, 7, 3],
    [{ after_x_page_views: 'yes', after_x_sessions: 'yes' }, true, 8, 4],
  ])(
    'PANEL-11 a page view with %j in a new session: %s makes %i views and %i sessions',
    (...[options, isNewSession, page_views, sessions]) => {
      expect(viewed(full, { options: readPanel(options), visit: { isNewSession }, now: NOW })).toEqual({ ...full, page_views, sessions })
    },
  )
})

it('PANEL-20 an opening sets the date, and counts where a rule did it', () => {
  expect(opened(full, NOW, true)).toEqual({ ...full, last_open_date: '2026-11-15T12:00:00.000Z', open_count: 3 })
  expect(opened(full, NOW, false)).toEqual({ ...full, last_open_date: '2026-11-15T12:00:00.000Z', open_count: 2 })
})

it('PANEL-20 a closing counts, and marks it closed', () => {
  expect(closed({ ...full, closed: false })).toEqual({ ...full, close_count: 2, closed: true })
})

it('PANEL-20 a conversion is marked', () => {
  expect(converted(full)).toEqual({ ...full, converted: true })
})

it('PANEL-10 a date in the future (a clock set back) becomes now, so that nobody waits for years', () => {
  const options = readPanel({ frequency: 'day' })
  const ahead = { ...full, last_open_date: '2099-01-01T00:00:00.000Z' }
  expect(viewed(ahead, { options, visit: { isNewSession: false }, now: NOW }).last_open_date).toBe('2026-11-15T12:00:00.000Z')
  expect(viewed(full, { options, visit: { isNewSession: false }, now: NOW }).last_open_date).toBe(full.last_open_date)
})
