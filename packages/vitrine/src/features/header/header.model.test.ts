import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canStick, coveredHeight, hasRoom, SHRUNK_HEIGHT, stateAt } from './header.model'

it.each([
  [0, 0, 'normal'],
  [1, 0, 'sticky'],
  [88, 88, 'normal'],
  [89, 88, 'sticky'],
  [88.5, 88, 'sticky'],
])('HEAD-2 scrolled %d px with the trigger at %d px the header is %s', (scrolled, trigger, state) => {
  expect(stateAt({ scrolled, trigger, sticks: true })).toBe(state)
})

it('HEAD-2 one that does not stick in this window is never called sticky', () => {
  fc.assert(
    fc.property(
      fc.nat(9000),
      fc.nat(200),
      (scrolled, trigger) => void expect(stateAt({ scrolled, trigger, sticks: false })).toBe('normal'),
    ),
  )
})

it.each([
  [0, 88, 4000, true],
  [-500, 88, 3500, true],
  [0, 88, 88, false],
  [0, 88, 88.6, false],
  [40, 88, 128, false],
])('HEAD-2 at %d px, %d px high, in a parent that ends at %d px: has room to stick: %s', (top, height, ...[parentEnd, has]) => {
  expect(hasRoom({ top, height, parentEnd })).toBe(has)
})

describe('HEAD-2 a page too short for the shrinkage never sticks', () => {
  it.each([
    [822, 800, 88, false],
    [823, 800, 88, true],
    [800, 800, 65, true],
    [4000, 800, 88, true],
  ])('HEAD-2 document %d px, window %d px, header %d px: %s', (documentHeight, windowHeight, ...[headerHeight, may]) => {
    expect(canStick({ documentHeight, windowHeight, headerHeight })).toBe(may)
  })
})

describe('HEAD-2 what a stuck header covers', () => {
  it.each([
    [{ sticks: false, shrinks: true, height: 88, hidden: 0 }, 0],
    [{ sticks: true, shrinks: false, height: 88, hidden: 0 }, 88],
    [{ sticks: true, shrinks: true, height: 88, hidden: 0 }, 65],
    [{ sticks: true, shrinks: false, height: 140, hidden: 88 }, 52],
  ])('HEAD-2 %o covers %d px', (covering, height) => {
    expect(coveredHeight(covering)).toBe(height)
  })

  it('HEAD-2 it never covers more than its height, and a shrunk one never more than 65 px', () => {
    fc.assert(
      fc.property(fc.record({ sticks: fc.boolean(), shrinks: fc.boolean(), height: fc.nat(400), hidden: fc.nat(400) }), (covering) => {
        const covered = coveredHeight(covering)
        expect(covered).toBeGreaterThanOrEqual(0)
        expect(covered).toBeLessThanOrEqual(covering.shrinks ? Math.min(SHRUNK_HEIGHT, covering.height) : covering.height)
      }),
    )
  })
})
