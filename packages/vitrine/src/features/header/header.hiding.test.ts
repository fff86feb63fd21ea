import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOWN, initial, next, UP, type Hiding } from './header.hiding.model'

const END = 5000
const scroll = (state: Hiding, to: number, canHide = true): Hiding => next(state, { type: 'scrolled', to, end: END, canHide })
const walk = (from: number, ...stops: readonly number[]): Hiding => stops.reduce((state, to) => scroll(state, to), initial(from))

describe('HEAD-2 a header that hides on scrolling', () => {
  it.each<[string, readonly [number, ...number[]], boolean]>([
    ['is there at first', [500], false],
    ['stays for a few px down', [500, 500 + DOWN - 1], false],
    ['goes once the page has been scrolled down', [500, 500 + DOWN], true],
    ['goes by small steps, too', [500, 508, 516, 524], true],
    ['stays away for a few px up', [500, 600, 600 - UP + 1], true],
    ['comes back on the way up', [500, 600, 600 - UP], false],
    ['comes back by small steps, too', [500, 600, 597, 594, 591], false],
    ['a hand that trembles moves nothing', [500, 510, 503, 512, 505, 514], false],
    ['goes again after a turn', [500, 600, 500, 500 + DOWN], true],
    ['a page that swings beyond its top shows it', [60, 30, 0, -40, 0], false],
    ['a page that swings beyond its end does not bring it back', [4800, END, END + 80, END + 10, END], true],
  ])('HEAD-2 %s', (_, [from, ...stops], isAway) => {
    expect(walk(from, ...stops).isAway).toBe(isAway)
  })

  it('HEAD-2 it is back at once when it is wanted, and where it cannot hide', () => {
    expect(next(walk(500, 900), { type: 'wanted' }).isAway).toBe(false)
    expect(scroll(walk(500, 900), 1000, false).isAway).toBe(false)
    expect(scroll(initial(0), 1000, false).isAway).toBe(false)
  })

  it('HEAD-2 wherever the page goes, so far up brings it back and so far down takes it away', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: END + 100 }), { minLength: 1 }), fc.boolean(), (stops, isUp) => {
        const here = walk(0, ...stops)
        const there = scroll(here, here.scrolled + (isUp ? -UP : DOWN))
        const hasMoved = there.scrolled === here.scrolled + (isUp ? -UP : DOWN)
        if (hasMoved) expect(there.isAway).toBe(!isUp)
      }),
    )
  })
})
