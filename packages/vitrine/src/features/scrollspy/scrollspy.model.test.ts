import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { currentSection, lineFor, reachAround, type Reach, type Section } from './scrollspy.model'
import { REFRESH_DELAY, scrollspyFields } from './scrollspy.options'

const at = (tops: readonly number[], position: number): Section[] => tops.map((top) => ({ top, isReached: top <= position }))

describe('SCROLL-4 the line is 10 px down, or 1 px below what covers the top', () => {
  it.each([
    [0, {}, 10],
    [9, {}, 10],
    [80, {}, 81],
    [80, { offset: '120' }, 120],
    [64.5, {}, 66],
  ])('SCROLL-4 with %d px covered and %o: %i', (covered, given, line) => {
    expect(lineFor(covered, readFields(scrollspyFields, given))).toBe(line)
  })

  it('SCROLL-4 it is worked out anew 300 ms after a sticky transition', () => {
    expect(REFRESH_DELAY).toBe(300)
  })
})

describe('SCROLL-4 one section is current', () => {
  it.each([
    ['above the first one: none', [500, 900], 499, false, undefined],
    ['the first one, reached exactly', [500, 900], 500, false, 0],
    ['between two', [500, 900], 899, false, 0],
    ['the last one', [500, 900], 5000, false, 1],
    ['the page’s end: the last one', [500, 900, 950], 600, true, 2],
    ['short sections', [500, 510, 520, 530], 525, false, 2],
    ['nested sections: the inner one', [500, 620, 700, 1500], 650, false, 1],
    ['a section that begins with its parent', [500, 500, 900], 500, false, 1],
    ['a menu in another order than the page', [900, 500], 600, false, 1],
    ['a menu in another order, at the end', [900, 500], 600, true, 0],
    ['no sections', [], 100, true, undefined],
  ])('SCROLL-4 %s', (...[, tops, position, isAtEnd, index]) => {
    expect(currentSection(at(tops, position), isAtEnd)).toBe(index)
  })

  it('SCROLL-4 is the same whatever way the visitor came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1 }), fc.integer({ min: 0, max: 9999 }), (tops, position) => {
        const found = currentSection(at(tops, position), false)
        const reached = tops.filter((top) => top <= position)
        expect(found === undefined ? undefined : tops[found]).toBe(reached.length > 0 ? Math.max(...reached) : undefined)
      }),
    )
  })
})

describe('SCROLL-4 only the sections near the line are watched', () => {
  const order = (reached: number, all = 100) => Array.from({ length: all }, (_, index) => ({ isReached: index < reached }))

  it.each<[string, number, Reach | undefined, Reach | 'lost']>([
    ['at first: eight on either side', 50, undefined, { from: 41, to: 58 }],
    ['above all of them', 0, undefined, { from: 0, to: 8 }],
    ['below all of them', 100, undefined, { from: 91, to: 100 }],
    ['in the middle nothing changes', 53, { from: 41, to: 58 }, { from: 41, to: 58 }],
    ['near the lower edge they move along', 57, { from: 41, to: 58 }, { from: 48, to: 65 }],
    ['near the upper edge as well', 43, { from: 41, to: 58 }, { from: 34, to: 51 }],
    ['the last watched one is reached: who knows what else is', 58, { from: 41, to: 58 }, 'lost'],
    ['none of the watched ones is reached', 41, { from: 41, to: 58 }, 'lost'],
    ['the first one of all', 0, { from: 0, to: 8 }, { from: 0, to: 8 }],
    ['the last one of all', 100, { from: 91, to: 100 }, { from: 91, to: 100 }],
  ])('SCROLL-4 %s', (...[, reached, near, expected]) => {
    expect(reachAround(order(reached), near)).toEqual(expected)
  })

  it('SCROLL-4 whatever the scrolling, the watched ones lead to the current section', () => {
    const step = fc.record({ position: fc.nat(60), all: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(step, fc.array(fc.nat(60), { maxLength: 30 }), ({ all, position }, moves) => {
        let known = order(Math.min(position, all), all)
        let near = reachAround(known, undefined) as Reach
        for (const move of moves) {
          // Only the watched ones tell where they are now.
          known = known.map((one, index) => (index >= near.from && index < near.to ? { isReached: index < move } : one))
          let next = reachAround(known, near)
          if (next === 'lost') next = reachAround((known = order(Math.min(move, all), all)), undefined)
          near = next as Reach
          expect(known.filter(({ isReached }) => isReached)).toHaveLength(Math.min(move, all))
        }
      }),
    )
  })
})
