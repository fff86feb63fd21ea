import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOf, pageCount, pageOf, shiftOf, slidesOf } from './slider.pages'

describe('SLIDE-5 several slides at once', () => {
  it.each([
    [{ count: 3, columns: 1 }, [[0], [1], [2]]],
    [
      { count: 7, columns: 3 },
      [
        [0, 1, 2],
        [3, 4, 5],
        [4, 5, 6],
      ],
    ],
    [
      { count: 4, columns: 3 },
      [
        [0, 1, 2],
        [1, 2, 3],
      ],
    ],
    [{ count: 2, columns: 3 }, [[0, 1]]],
  ])('SLIDE-5 %o: pages of %o', (row, pages) => {
    expect(Array.from({ length: pageCount(row) }, (_, page) => slidesOf(page, row))).toEqual(pages)
  })

  it.each([
    // To the page beside it, to the one that shares slides, round the end, and back over shared slides.
    [{ from: 0, to: 1, direction: 1 }, 3],
    [{ from: 1, to: 2, direction: 1 }, 1],
    [{ from: 2, to: 0, direction: 1 }, 3],
    [{ from: 0, to: 2, direction: -1 }, -3],
    [{ from: 2, to: 1, direction: -1 }, -1],
  ] as const)('SLIDE-5 of seven, three at once: %o moves the row by %i', (move, shift) => {
    expect(shiftOf(move, { count: 7, columns: 3 })).toBe(shift)
  })

  it('SLIDE-5 every slide is on its page, no page is empty, and nothing stands in two slots while it moves', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 20 }),
          columns: fc.integer({ min: 1, max: 6 }),
          one: fc.nat(),
          other: fc.nat(),
          direction: fc.constantFrom(1 as const, -1 as const),
        }),
        ({ count, columns, one, other, direction }) => {
          const row = { count, columns }
          const pages = pageCount(row)
          for (let slide = 0; slide < count; slide++) expect(slidesOf(pageOf(slide, row), row)).toContain(slide)
          const [from, to] = [one % pages, other % pages]
          const shift = shiftOf({ from, to, direction }, row)
          // What is on both pages comes from where it stood.
          for (const slide of slidesOf(to, row).filter((at) => slidesOf(from, row).includes(at))) {
            expect(slide - firstOf(to, row) + shift).toBe(slide - firstOf(from, row))
          }
        },
      ),
    )
  })
})
