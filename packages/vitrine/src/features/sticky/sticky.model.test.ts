import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { StickParentError } from './sticky.errors'
import { canMove, isTaller, slide, stateAtLine, stateAtScroll, stickyLine } from './sticky.model'
import { STICKY_DEBOUNCE, stickyFields } from './sticky.options'

const options = readFields(stickyFields, {})

describe('STICK-2 the line is 50 px below what covers the top', () => {
  it.each([
    ['nothing', { adminBar: 0, header: 0, isShrunk: false }, 50],
    ['an admin bar', { adminBar: 32, header: 0, isShrunk: false }, 82],
    ['a header', { adminBar: 0, header: 88, isShrunk: false }, 138],
    ['both', { adminBar: 32, header: 88, isShrunk: false }, 170],
    ['a shrunk header', { adminBar: 0, header: 65, isShrunk: true }, 116],
    ['an admin bar and a shrunk header', { adminBar: 32, header: 65, isShrunk: true }, 148],
    ['a header of a broken height', { adminBar: 0, header: 72.4, isShrunk: false }, 122],
  ])('STICK-2 with %s', (_what, top, line) => {
    expect(stickyLine(top, options)).toBe(line)
  })

  it('STICK-2 is worked out anew 350 ms after changes', () => {
    expect(STICKY_DEBOUNCE).toBe(350)
  })
})

describe('STICK-1 the state follows the line', () => {
  it.each([
    [200, 'unstuck'],
    [51, 'unstuck'],
    [50.9, 'stuck'],
    [50, 'stuck'],
    [49.1, 'stuck'],
    [48.9, 'bottomed-out'],
    [-400, 'bottomed-out'],
  ])('STICK-1 at %d px from the top, with a line at 50, it is %s', (top, state) => {
    expect(stateAtLine(top, 50)).toBe(state)
  })

  it.each([
    [949, 'unstuck'],
    [950, 'stuck'],
    [2750, 'stuck'],
    [2751, 'bottomed-out'],
  ])('STICK-1 scrolled to %i px it is %s: reaching the line counts as stuck', (scrolled, state) => {
    expect(stateAtScroll(scrolled, { line: 50, highest: 50 }, { natural: 1000, height: 200, parentEnd: 3000 })).toBe(state)
  })
})

it.each([
  [300, 300.9, false],
  [300, 301, true],
  [400, 300, false],
])('STICK-1 an element of %d px in a parent of %d px can move: %s', (height, parent, can) => {
  expect(canMove(height, parent)).toBe(can)
})

describe('STICK-1 an element taller than the window slides until its other end shows', () => {
  const bounds = { highest: 50, lowest: -400 }
  it.each([
    [50, 100, -50],
    [-50, 1000, -400],
    [-400, -100, -300],
    [-300, -900, 50],
    [50, -10, 50],
  ])('STICK-1 from %i, scrolled by %i, to %i', (line, moved, after) => {
    expect(slide(line, moved, bounds)).toBe(after)
  })

  it('STICK-1 never leaves a gap at either end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2000, max: 2000 })), (moves) => {
        let line = bounds.highest
        for (const moved of moves) {
          line = slide(line, moved, bounds)
          expect(line).toBeLessThanOrEqual(bounds.highest)
          expect(line).toBeGreaterThanOrEqual(bounds.lowest)
        }
      }),
    )
  })

  it.each([
    [750, 800, 50, false],
    [751, 800, 50, true],
  ])('STICK-1 %i px in a window of %i below a line at %i is taller: %s', (...[height, windowHeight, line, is]) => {
    expect(isTaller(height, windowHeight, line)).toBe(is)
  })
})

it('STICK-3 the error says what is missing, word for word', () => {
  expect(new StickParentError().message).toBe('failed to find stick parent')
})
