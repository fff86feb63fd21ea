import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { initial, next, type Event, type State } from './lazy-load.model'
import { lazyLoadFields } from './lazy-load.options'
import { distanceIn, isTooSmall } from './lazy-load.rules'
import { readSource } from './lazy-load.sources'

const options = readFields(lazyLoadFields, {})
const run = (events: readonly Event<number>[], limit = options.limit) => events.reduce<State<number>>(next, initial(limit))
const near = (item: number): Event<number> => ({ type: 'near', item })
const far = (item: number): Event<number> => ({ type: 'far', item })
const settled = (item: number): Event<number> => ({ type: 'settled', item })
const count = (length: number) => Array.from({ length }, (_, at) => at)

it('PAGE-5 eight load at a time and the rest wait in the order in which they came', () => {
  const state = run(count(12).map(near))
  expect(state.loading).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(state.waiting).toEqual([8, 9, 10, 11])
})

it('PAGE-5 an ended load gives its place to the one that waited longest', () => {
  const state = run([...count(10).map(near), settled(3)])
  expect(state.loading).toEqual([0, 1, 2, 4, 5, 6, 7, 8])
  expect(state.waiting).toEqual([9])
})

it('PAGE-5 what goes away before its turn is not loaded; what loads already goes on', () => {
  expect(run([near(0), near(1), far(1), settled(0)], 1).loading).toEqual([])
  expect(run([near(0), far(0)]).loading).toEqual([0])
})

it('PAGE-5 what went away may come near again; what was loaded is not loaded twice', () => {
  expect(run([near(0), near(1), far(1), near(1)], 1).waiting).toEqual([1])
  expect(run([near(0), settled(0), near(0)]).loading).toEqual([])
})

it('PAGE-5 what is gone leaves its place to the next, and may come again', () => {
  const gone = (item: number): Event<number> => ({ type: 'gone', item })
  expect(run([near(0), near(1), gone(0)], 1).loading).toEqual([1])
  expect(run([near(0), near(1), near(2), gone(1), settled(0)], 1).loading).toEqual([2])
  expect(run([near(0), settled(0), gone(0), near(0)], 1).loading).toEqual([0])
})

const anyEvent = fc.record({
  type: fc.constantFrom('near' as const, 'far' as const, 'settled' as const, 'gone' as const),
  item: fc.nat(15),
})

it('PAGE-5 whatever happens, no more than the limit load, and nothing waits beside a free place', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.integer({ min: 1, max: 9 }), (events, limit) => {
      const state = run(events, limit)
      expect(state.loading.length).toBeLessThanOrEqual(limit)
      if (state.waiting.length > 0) expect(state.loading.length).toBe(limit)
      const all = [...state.waiting, ...state.loading, ...state.done]
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

it.each([
  [1280, 800, 500],
  [501, 501, 500],
  [500, 900, 370],
  [900, 500, 370],
  [360, 740, 370],
])('PAGE-5 in a window of %i by %i px a load starts %i px from the view', (width, height, distance) => {
  expect(distanceIn({ width, height }, options)).toBe(distance)
})

it.each([
  [39, 39, true],
  [40, 39, false],
  [39, 40, false],
  [40, 40, false],
  [0, 0, true],
])('PAGE-5 an element of %i by %i px is too small to wait: %s', (width, height, small) => {
  expect(isTooSmall({ width, height }, options)).toBe(small)
})

it.each([
  [{ src: '/a' }, { kind: 'src', address: '/a' }],
  [{ background: '/b' }, { kind: 'background', address: '/b' }],
  [{ poster: '/c' }, { kind: 'poster', address: '/c' }],
])('PAGE-5 %o says what to load', (data, source) => {
  expect(readSource(data)).toEqual(source)
})

it('PAGE-5 an element that says nothing of the kind is an error by name', () => {
  expect(() => readSource({ src: '' })).toThrow('An element that loads lazily needs data-src, data-background or data-poster.')
})
