import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove, initial, neighbour, next, type Event, type Open, type State } from './model'

const opened = (more: Partial<Parameters<typeof initial>[0]> = {}) =>
  initial({ index: 0, total: 5, loop: false, autoplay: false, ...more }) as State & Open
const after = (state: State, ...events: Event[]) => events.reduce(next, state)
const NEXT: Event = { type: 'next' }
const PREVIOUS: Event = { type: 'previous' }
const SETTLED: Event = { type: 'settled' }

describe('GAL-13 during a transition further moves are blocked', () => {
  const moving = after(opened(), NEXT)
  it.each<[string, Event]>([
    ['next', NEXT],
    ['previous', PREVIOUS],
    ['a thumbnail', { type: 'go', index: 4 }],
    ['the slideshow', { type: 'tick' }],
  ])('%s', (_, event) => {
    expect(moving).toMatchObject({ name: 'moving', index: 1 })
    expect(after(moving, event)).toMatchObject({ name: 'moving', index: 1 })
    expect(after(moving, SETTLED, NEXT)).toMatchObject({ name: 'moving', index: 2 })
  })
})

it.each<[total: number, loop: boolean, index: number, distance: 1 | -1, expected: number | undefined]>([
  [5, false, 0, -1, undefined],
  [5, false, 4, 1, undefined],
  [5, false, 2, 1, 3],
  [3, true, 2, 1, 0],
  [3, true, 0, -1, 2],
  [2, true, 1, 1, undefined],
  [2, true, 0, -1, undefined],
  [1, true, 0, 1, undefined],
])('GAL-14 of %i items with loop %s, from %i by %i leads to %s', (...[total, loop, index, distance, expected]) => {
  const state = opened({ total, loop, index })
  expect(neighbour(state, distance)).toBe(expected)
  expect(canMove(state, distance)).toBe(expected !== undefined)
})

describe('GAL-15 slideshow', () => {
  const playing = opened({ autoplay: true, total: 3, index: 2 })
  it('goes on with each tick and wraps to the first at the end, loop or not', () => {
    expect(after(playing, { type: 'tick' })).toMatchObject({ name: 'moving', index: 0 })
  })
  it('does nothing while paused', () => {
    expect(after(playing, { type: 'toggle-slideshow' }, { type: 'tick' })).toMatchObject({ index: 2, slideshow: 'paused' })
  })
  it('never plays with a single item', () => {
    expect(opened({ autoplay: true, total: 1 })).toMatchObject({ slideshow: 'paused' })
    expect(after(opened({ total: 1 }), { type: 'toggle-slideshow' })).toMatchObject({ slideshow: 'paused' })
  })
})

it('GAL-4 a jump goes further than a step, and a thumbnail of the open item does nothing', () => {
  expect(after(opened(), { type: 'go', index: 3 })).toMatchObject({ kind: 'jump', index: 3 })
  expect(after(opened(), { type: 'go', index: 1 })).toMatchObject({ kind: 'step', index: 1 })
  expect(after(opened(), { type: 'go', index: 0 })).toMatchObject({ name: 'rest' })
  expect(after(opened(), { type: 'go', index: 5 })).toMatchObject({ name: 'rest', index: 0 })
})

it('GAL-17 what happens to another item does not change the open one', () => {
  const state = opened({ index: 2 })
  expect(after(state, { type: 'failed', index: 1 })).toMatchObject({ content: 'loading' })
  expect(after(state, { type: 'failed', index: 2 })).toMatchObject({ content: 'failed' })
  expect(after(state, { type: 'failed', index: 2 }, { type: 'retry' }, { type: 'loaded', index: 2 })).toMatchObject({ content: 'ready' })
})

it('GAL-21 new items count at once, and make a loop possible', () => {
  const state = after(opened({ total: 2, loop: true, index: 1 }), { type: 'count', total: 3 }) as State & Open
  expect(neighbour(state, 1)).toBe(2)
  expect(after(state, { type: 'count', total: 0 })).toMatchObject({ total: 2, index: 1 })
  // The open item may stand elsewhere now.
  expect(after(state, { type: 'count', total: 5, index: 4 })).toMatchObject({ total: 5, index: 4, content: state.content })
})

it('GAL-1 closes once and stays closed', () => {
  const closing = after(opened(), { type: 'close' })
  expect(closing).toMatchObject({ name: 'closing' })
  expect(after(closing, NEXT)).toBe(closing)
  expect(after(closing, { type: 'hidden' }, NEXT, { type: 'close' })).toEqual({ name: 'closed' })
  expect(initial({ index: 0, total: 0, loop: false, autoplay: false })).toEqual({ name: 'closed' })
})

const events = fc.oneof(
  fc
    .constantFrom<Event['type']>(
      'next',
      'previous',
      'settled',
      'tick',
      'retry',
      'toggle-slideshow',
      'pause',
      'toggle-share',
      'close',
      'hidden',
    )
    .map((type) => ({ type }) as Event),
  fc.record({ type: fc.constantFrom('go' as const, 'loaded' as const, 'failed' as const), index: fc.nat(12) }),
  fc.record({ type: fc.constant('count' as const), total: fc.nat(12) }),
  fc.record({ type: fc.constant('count' as const), total: fc.nat(12), index: fc.nat(11) }),
)

it('GAL-13 whatever happens, the open item is one of the items', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(9),
      fc.boolean(),
      fc.array(events, { maxLength: 40 }),
      (...[total, index, loop, list]) => {
        for (let state = opened({ total, index, loop }) as State, at = 0; at < list.length; at++) {
          const before = state
          state = next(state, list[at]!)
          if (state.name === 'closed') return
          expect(state.index).toBeGreaterThanOrEqual(0)
          expect(state.index).toBeLessThan(state.total)
          if (before.name === 'moving' && state.name === 'moving' && list[at]!.type !== 'count') expect(state.index).toBe(before.index)
        }
      },
    ),
  )
})
