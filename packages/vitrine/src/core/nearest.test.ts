import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, nearest } from './nearest'

describe('nearest', () => {
  it.each([
    ['intervall', ['interval', 'speed'], 'interval'],
    ['speeed', ['interval', 'speed'], 'speed'],
    ['seped', ['interval', 'speed'], 'speed'],
    ['directionnav', ['directionNav', 'controlNav'], 'directionNav'],
    ['auto_close_after_tme', ['auto_close_after_time', 'show_close_button_after_time'], 'auto_close_after_time'],
    ['galery', ['gallery', 'slider'], 'gallery'],
    // Another word, not a slip: a page may have attributes of its own.
    ['state', ['start', 'end'], undefined],
    ['pricing', ['panel', 'gallery'], undefined],
    ['id', ['end'], undefined],
    ['x', [], undefined],
  ] as const)('PAGE-1 takes %j among %j for %j', (word, known, expected) => {
    expect(nearest(word, known)).toBe(expected)
  })

  it('PAGE-1 a distance is the same both ways, and nothing only for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one))
        expect(distance(one, other) === 0).toBe(one === other)
      }),
    )
  })
})
