import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initial, isCounted, next, obeysRules, type Cause, type Event, type Hold, type State, type Way } from './panel.model'
import { readPanel } from './panel.options'
import { canClose, hasButton, isTimed } from './overlay/closing'

const hidden: State = { name: 'hidden' }
const entering: State = { name: 'entering', cause: 'link', holds: [], isButtonDue: false }
const shown: State = { name: 'shown', cause: 'link', holds: [], isButtonDue: false }
const leaving: State = { name: 'leaving', way: 'button' }
const held: State = { ...shown, holds: ['pointer'] }

const open: Event = { type: 'open', cause: 'link' }
const close: Event = { type: 'close', way: 'escape' }

it('PANEL-5 a panel begins hidden', () => {
  expect(initial()).toEqual(hidden)
})

it.each<[State, Event, State]>([
  [hidden, open, entering],
  [entering, { type: 'open', cause: 'time' }, entering],
  [shown, { type: 'open', cause: 'time' }, shown],
  [leaving, open, entering],
  [hidden, { type: 'entered' }, hidden],
  [entering, { type: 'entered' }, shown],
  [leaving, { type: 'entered' }, leaving],
  [hidden, close, hidden],
  [entering, close, { name: 'leaving', way: 'escape' }],
  [shown, close, { name: 'leaving', way: 'escape' }],
  [leaving, close, leaving],
  [hidden, { type: 'left' }, hidden],
  [shown, { type: 'left' }, shown],
  [leaving, { type: 'left' }, hidden],
  [shown, { type: 'button-due' }, { ...shown, isButtonDue: true }],
  [hidden, { type: 'button-due' }, hidden],
  [shown, { type: 'hold', hold: 'pointer' }, held],
  [held, { type: 'hold', hold: 'pointer' }, held],
  [held, { type: 'hold', hold: 'tab' }, { ...shown, holds: ['pointer', 'tab'] }],
  [held, { type: 'release', hold: 'pointer' }, shown],
  [held, { type: 'release', hold: 'focus' }, held],
  [leaving, { type: 'hold', hold: 'pointer' }, leaving],
])('PANEL-4 from %j, %j leads to %j', (state, event, after) => {
  expect(next(state, event)).toEqual(after)
})

const HOLDS: readonly Hold[] = ['pointer', 'focus', 'tab']
const STATES: readonly State[] = [
  hidden,
  leaving,
  ...[entering, shown].flatMap((state) => [state, { ...state, holds: HOLDS }, { ...state, isButtonDue: true }]),
] as State[]
const EVENTS: readonly Event[] = [
  open,
  close,
  { type: 'entered' },
  { type: 'left' },
  { type: 'button-due' },
  ...HOLDS.flatMap((hold): Event[] => [
    { type: 'hold', hold },
    { type: 'release', hold },
  ]),
]
/** Which states an event may lead to, besides the one that it came in. */
const WAYS: Record<State['name'], Partial<Record<Event['type'], State['name']>>> = {
  hidden: { open: 'entering' },
  entering: { entered: 'shown', close: 'leaving' },
  shown: { close: 'leaving' },
  leaving: { open: 'entering', left: 'hidden' },
}

it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
  'PANEL-7 from %j, %j leads nowhere that it should not',
  (state, event) => {
    const after = next(state, event)
    expect(after.name).toBe(WAYS[state.name][event.type] ?? state.name)
    // The same once more changes nothing: no event can keep a panel busy.
    expect(next(after, event)).toBe(after)
    // Only an opening begins an entrance.
    if (after.name === 'entering' && event.type !== 'open') expect(state.name).toBe('entering')
  },
)

it('PANEL-7 whatever happens, a panel enters once for each opening from outside', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
      let state = initial()
      for (const event of events) {
        const before = state
        state = next(before, event)
        if (state.name !== before.name && state.name === 'entering')
          expect([event.type, before.name === 'hidden' || before.name === 'leaving']).toEqual(['open', true])
        if (before.name === 'entering' && state.name === 'entering')
          expect(state).toMatchObject({ cause: (before as { cause: Cause }).cause })
      }
    }),
  )
})

it.each<[Cause, boolean, boolean]>([
  ['link', false, false],
  ['hash', false, false],
  ['click', false, false],
  ['script', false, false],
  ['cart', true, false],
  ['state', true, true],
  ['page-load', true, true],
  ['time', true, true],
  ['scroll', true, true],
  ['exit', true, true],
  ['inactivity', true, true],
])('PANEL-20 an opening by %s is counted: %s, and obeys rules: %s', (...[cause, counts, obeys]) => {
  expect([isCounted(cause), obeysRules(cause)]).toEqual([counts, obeys])
})

describe('PANEL-7 the auto-close timer', () => {
  const timed = readPanel({ auto_close_after_time: 5 })
  it.each<[State, boolean]>([
    [hidden, false],
    [entering, true],
    [shown, true],
    [held, false],
    [{ ...shown, holds: ['focus'] }, false],
    [{ ...shown, holds: ['tab'] }, false],
    [leaving, false],
  ])('PANEL-7 with %j it runs: %s', (state, isRunning) => {
    expect(isTimed(state, timed)).toBe(isRunning)
    expect(isTimed(state, readPanel({}))).toBe(false)
  })
})

describe('PANEL-6 the close button', () => {
  it.each<[Record<string, unknown>, State, boolean]>([
    [{}, shown, true],
    [{ close_button: 'no' }, shown, false],
    [{ show_close_button_after_time: 3 }, shown, false],
    [{ show_close_button_after_time: 3 }, { ...shown, isButtonDue: true }, true],
    [{ show_close_button_after_time: 3 }, hidden, false],
  ])('PANEL-6 with %j and %j it is there: %s', (options, state, isThere) => {
    expect(hasButton(state, readPanel(options))).toBe(isThere)
  })
})

describe('PANEL-5 ways out', () => {
  const late = { ...shown, isButtonDue: true } as State
  it.each<[Way, Record<string, unknown>, State, boolean, boolean]>([
    ['button', {}, shown, false, true],
    ['timer', {}, shown, false, true],
    ['link', {}, shown, false, true],
    ['script', {}, shown, false, true],
    ['escape', {}, shown, false, true],
    ['escape', { close_on_esc: 'no' }, shown, false, false],
    // Never all ways out at once: Escape works until a way out can be seen.
    ['escape', { close_on_esc: 'no', show_close_button_after_time: 3 }, shown, false, true],
    ['escape', { close_on_esc: 'no', show_close_button_after_time: 3 }, late, false, false],
    ['escape', { close_on_esc: 'no', close_button: 'no' }, shown, false, true],
    ['escape', { close_on_esc: 'no', close_button: 'no' }, shown, true, false],
    ['backdrop', {}, shown, false, true],
    ['backdrop', { overlay_close_on_click: 'no' }, shown, false, false],
    ['backdrop', { overlay: 'no' }, shown, false, false],
    ['anchor', {}, shown, false, false],
    ['anchor', { close_on_anchor: 'yes' }, shown, false, true],
    ['swipe', {}, shown, false, true],
    ['swipe', { close_on_swipe: 'no' }, shown, false, false],
  ])('PANEL-5 %s with %j at %j and a close link inside: %s is open: %s', (...[way, options, state, hasCloseLink, can]) => {
    expect(canClose(way, state, { options: readPanel(options), hasCloseLink })).toBe(can)
  })
})
