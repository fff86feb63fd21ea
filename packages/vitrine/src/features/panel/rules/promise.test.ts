import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPanel, type PanelOptions } from '../panel.options'
import { EMPTY, closed, converted, opened, readRecord, viewed, type PanelRecord } from './record'
import { evaluate, keepsFrequency, type Visit } from './evaluation'

/**
 * A visitor's year with every frequency at once: two tabs, new sessions, links, closings, a cart, a form, and a clock that
 * is set back and put right. Whatever happens, no panel breaks its promise, none is shut out for good, and no count is lost.
 */
const HOUR = 3_600_000
const DAY = 24 * HOUR
const RUNS = 100
const STEPS = 10_000

const FREQUENCIES = [
  'forever',
  'close',
  'once',
  'xtimes',
  'session',
  'day',
  'week',
  'month',
  'xdays',
  'converted',
  'day converted',
] as const
const PANELS: readonly PanelOptions[] = FREQUENCIES.map((frequency) =>
  readPanel({
    frequency,
    frequency_xtimes: 3,
    frequency_xdays: 3,
    after_x_page_views: 'yes',
    number_of_page_views: 2,
    after_x_sessions: 'yes',
    number_of_sessions: 1,
  }),
)
/** ms: the least and the most that a panel waits for its next opening. */
const WINDOWS: Partial<Record<string, readonly [least: number, most: number]>> = {
  day: [DAY, DAY],
  week: [7 * DAY, 7 * DAY],
  month: [28 * DAY, 31 * DAY + HOUR],
  xdays: [3 * DAY, 3 * DAY],
}

interface Life {
  record: PanelRecord
  counted: number
  closings: number
  views: number
  sessions: number
  wasConverted: boolean
  /** Time that has passed on the visitor's clock (steps back not taken off) when it was last opened. */
  openedAt: number
  /** The same, when it was last seen on a page after the latest opening or setting back. */
  calmAt: number | undefined
}

interface Tab {
  seen: boolean[]
  openedInSession: boolean[]
  mayShow: boolean[]
  isTriggered: boolean[]
}

const none = () => PANELS.map(() => false)
const newTab = (): Tab => ({ seen: none(), openedInSession: none(), mayShow: none(), isTriggered: none() })

function live(steps: Uint32Array): void {
  const lives = PANELS.map((): Life => ({
    record: EMPTY,
    counted: 0,
    closings: 0,
    views: 0,
    sessions: 0,
    wasConverted: false,
    openedAt: -Infinity,
    calmAt: undefined,
  }))
  const tabs = [newTab(), newTab()]
  let clock = Date.parse('2026-01-01T00:00:00Z')
  let passed = 0

  const question = (at: number, tab: Tab) => {
    const visit: Visit = { isNewSession: !tab.seen[at], wasOpenedInSession: tab.openedInSession[at]! }
    return { options: PANELS[at]!, record: readRecord(lives[at]!.record), visit, now: clock }
  }
  const pass = (ms: number) => {
    clock += ms
    passed += ms
  }
  const setBack = (ms: number) => {
    clock -= ms
    for (const life of lives) life.calmAt = undefined
  }
  /** A page with three of the panels. */
  const viewPage = (first: number, tab: Tab) => {
    tab.mayShow.fill(false)
    for (let place = 0; place < 3; place += 1) {
      const at = (first + place) % PANELS.length
      const life = lives[at]!
      const asked = question(at, tab)
      const { show, reasons } = evaluate(asked)
      for (const { rule, isMet } of reasons) {
        const window = WINDOWS[rule]
        if (window && life.calmAt !== undefined && passed - life.calmAt >= window[1] && !isMet) throw new Error(`${rule}: shut out`)
      }
      life.views += 1
      if (asked.visit.isNewSession) life.sessions += 1
      life.record = viewed(asked.record, asked)
      life.calmAt ??= passed
      tab.seen[at] = true
      tab.mayShow[at] = show
      tab.isTriggered[at] = false
    }
  }
  const open = (at: number, isCounted: boolean) => {
    const life = lives[at]!
    life.record = opened(readRecord(life.record), clock, isCounted)
    life.counted += isCounted ? 1 : 0
    life.openedAt = life.calmAt = passed
  }
  const trigger = (at: number, tab: Tab) => {
    if (!tab.mayShow[at] || tab.isTriggered[at] || !keepsFrequency(question(at, tab))) return
    const life = lives[at]!
    for (const rule of PANELS[at]!.frequency) {
      const promise: Partial<Record<string, boolean>> = {
        close: life.closings === 0,
        once: life.counted === 0,
        xtimes: life.counted < 3,
        session: !tab.openedInSession[at],
        converted: !life.wasConverted,
      }
      if (promise[rule] === false || passed - life.openedAt < (WINDOWS[rule]?.[0] ?? 0)) throw new Error(`${rule}: promise broken`)
    }
    if (life.views < 3 || life.sessions < 2) throw new Error('shown too early')
    tab.isTriggered[at] = true
    tab.openedInSession[at] = true
    open(at, true)
  }

  for (const step of steps) {
    const tab = tabs[(step >>> 4) & 1]!
    const at = (step >>> 5) % PANELS.length
    const share = (step >>> 12) / 2 ** 20
    switch (step & 15) {
      case 0:
      case 1:
      case 2:
        viewPage(at, tab)
        break
      case 3:
        Object.assign(tab, newTab())
        viewPage(at, tab)
        break
      case 4:
      case 5:
      case 6:
      case 7:
        trigger(at, tab)
        break
      case 8:
        if (share < 0.05) open(at, false)
        break
      case 9:
        if (share < 0.02) open(at, true)
        break
      case 10:
        if (share < 0.1) {
          lives[at]!.record = closed(readRecord(lives[at]!.record))
          lives[at]!.closings += 1
        }
        break
      case 11:
        if (share < 0.01) {
          lives[at]!.record = converted(readRecord(lives[at]!.record))
          lives[at]!.wasConverted = true
        }
        break
      case 12:
        if (share < 0.05) setBack(share * 20 * 40 * DAY)
        break
      case 13:
        if (share < 0.05) pass(share * 20 * 40 * DAY)
        break
      default:
        pass(share * 12 * HOUR)
    }
  }
  for (const { record, counted, closings, views, sessions } of lives) {
    expect([record.open_count, record.close_count, record.page_views, record.sessions]).toEqual([counted, closings, views, sessions])
  }
  expect(passed).toBeGreaterThan(365 * DAY)
}

it('PANEL-10 no sequence of a million steps over a year breaks the promise of any frequency', () => {
  fc.assert(fc.property(fc.uint32Array({ minLength: STEPS, maxLength: STEPS, size: 'max' }), live), {
    numRuns: RUNS,
    endOnFailure: true,
    verbose: 0,
  })
}, 120_000)
