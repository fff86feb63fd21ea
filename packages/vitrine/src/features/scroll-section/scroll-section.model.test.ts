import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { afterPush, directionOf, isNewPush, noPushes, slideAfter, stateFor, type Direction, type Push } from './scroll-section.model'
import { scrollSectionFields } from './scroll-section.options'

const WINDOW = { height: 800, covered: 0 }
/** Sections of these heights, the first one beginning at `top`. */
const slides = (top: number, heights: readonly number[]) => heights.map((height) => ({ top, bottom: (top += height) }))

it('SCROLL-6 the sensitivity is 450 ms and small windows have no full-height sections, unless set', () => {
  expect(readFields(scrollSectionFields, {})).toEqual({ sensitivity: 450, mobile: false, breakPoint: 800 })
})

describe('SCROLL-6 the mobile flag and the content break point decide where sections are full-height', () => {
  it.each([
    [801, {}, 'full-height'],
    [800, {}, 'flowing'],
    [360, { mobile: 'yes' }, 'full-height'],
    [1000, { breakPoint: '1024' }, 'flowing'],
  ])('SCROLL-6 at %i px with %o: %s', (width, given, state) => {
    expect(stateFor(width, readFields(scrollSectionFields, given))).toBe(state)
  })
})

describe('SCROLL-6 a push leads to the next section', () => {
  it.each<[string, number, readonly number[], Direction, number | undefined]>([
    ['from above, into the first one', 300, [800, 800], 'down', 0],
    ['from the first to the second', 0, [800, 800], 'down', 1],
    ['a little past the first: to the second', -40, [800, 800], 'down', 1],
    ['from the last one on: the page scrolls', -800, [800, 800], 'down', undefined],
    ['from the last one back', -800, [800, 800], 'up', 0],
    ['a little past the last one: to its top', -840, [800, 800], 'up', 1],
    ['from the first one up: the page scrolls', 0, [800, 800], 'up', undefined],
    ['a tall one with more below: the page scrolls', 0, [1500, 800], 'down', undefined],
    ['a tall one at its end: to the next', -700, [1500, 800], 'down', 1],
    ['a tall one with more above: the page scrolls', -700, [1500, 800], 'up', undefined],
    ['back up into a tall one: the page scrolls to its end first', -1500, [1500, 800], 'up', undefined],
    ['a broken pixel is no way to go', -0.5, [800, 800], 'up', undefined],
  ])('SCROLL-6 %s', (...[, top, heights, direction, index]) => {
    expect(slideAfter(slides(top, heights), direction, WINDOW)).toBe(index)
  })
})

describe('SCROLL-6 under a header an address leads to below it: the section is reached', () => {
  it.each<[number, Direction, number | undefined]>([
    [104, 'down', 1],
    [105, 'down', 0],
    [-696, 'up', 0],
    [-696, 'down', undefined],
  ])('SCROLL-6 the first of two at %i px, %s: %s', (top, direction, index) => {
    expect(slideAfter(slides(top, [800, 800]), direction, { height: 800, covered: 104 })).toBe(index)
  })
})

describe('SCROLL-6 one push is one move', () => {
  const first: Push = { time: 1000, delta: 120 }
  const moved = afterPush(noPushes, first, 450)

  it.each([
    ['within the sensitivity', { time: 1449, delta: 500 }, false],
    ['after it, stronger', { time: 1450, delta: 121 }, true],
    ['after it, a wheel with even steps that was quiet', { time: 1450, delta: 120 }, true],
  ])('SCROLL-6 %s', (_case, push, is) => {
    expect(isNewPush(moved, push)).toBe(is)
  })

  it('SCROLL-6 the swing of a pad that runs out is no push of its own', () => {
    let pushes = moved
    for (let time = 1016, delta = 110; time < 2400; time += 16, delta *= 0.95) {
      expect(isNewPush(pushes, { time, delta })).toBe(false)
      pushes = afterPush(pushes, { time, delta })
    }
    expect(isNewPush(pushes, { time: 2500, delta: 30 })).toBe(true)
  })

  it('SCROLL-6 a turn the other way is a push of its own', () => {
    const pushes = afterPush(moved, { time: 1440, delta: 60 })
    expect(isNewPush(pushes, { time: 1460, delta: -10 })).toBe(true)
  })
})

it.each([
  ['PageDown', false, 'down'],
  ['ArrowDown', false, 'down'],
  [' ', false, 'down'],
  ['PageUp', false, 'up'],
  ['ArrowUp', false, 'up'],
  [' ', true, 'up'],
  ['Home', false, undefined],
  ['a', false, undefined],
])('SCROLL-6 key "%s" with shift %s goes %s', (key, shiftKey, direction) => {
  expect(directionOf({ key, shiftKey })).toBe(direction)
})
