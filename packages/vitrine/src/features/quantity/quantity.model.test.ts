import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initial, isAtEnd, next, readRange, type GivenRange } from './quantity.model'

const plus = { type: 'plus' } as const
const minus = { type: 'minus' } as const

it.each<[says: string, value: string, range: GivenRange, after: { plus: number; minus: number }]>([
  ['a step of 1 where none is given', '2', {}, { plus: 3, minus: 1 }],
  ['a step of 1 for "any"', '2', { step: 'any' }, { plus: 3, minus: 1 }],
  ['a step of 1 for an empty one', '2', { step: '' }, { plus: 3, minus: 1 }],
  ['a step of 1 for one that goes nowhere', '2', { step: '0' }, { plus: 3, minus: 1 }],
  ['its own step', '10', { step: '5' }, { plus: 15, minus: 5 }],
  ['capped at max', '9', { max: '10', step: '5' }, { plus: 10, minus: 4 }],
  ['at max', '10', { max: '10' }, { plus: 10, minus: 9 }],
  ['typed above max: both buttons bring it back', '500', { max: '10' }, { plus: 10, minus: 10 }],
  ['floored at min', '3', { min: '2', step: '5' }, { plus: 8, minus: 2 }],
  ['at min', '2', { min: '2' }, { plus: 3, minus: 2 }],
  ['floored at 0 without a min', '1', { step: '5' }, { plus: 6, minus: 0 }],
  ['floored at 0 with a min below it', '0', { min: '-4' }, { plus: 1, minus: 0 }],
  ['typed below 0', '-7', {}, { plus: 0, minus: 0 }],
  ['no number counts as 0', 'three', {}, { plus: 1, minus: 0 }],
  ['nothing counts as 0', '', { min: '1' }, { plus: 1, minus: 1 }],
  ['bounds that are no numbers are none', '1', { min: 'few', max: 'many' }, { plus: 2, minus: 0 }],
  ['a max below min gives way', '3', { min: '3', max: '1' }, { plus: 3, minus: 3 }],
  ['decimals without the dust of binary numbers', '0.2', { step: '0.1' }, { plus: 0.3, minus: 0.1 }],
  ['the value’s decimals too', '1.25', { step: '0.5' }, { plus: 1.75, minus: 0.75 }],
])('FORM-1 %s', (...[, value, range, after]) => {
  expect(next(value, plus, readRange(range))).toBe(after.plus)
  expect(next(value, minus, readRange(range))).toBe(after.minus)
})

it.each<[string, GivenRange, string]>([
  ['0', { min: '1' }, '1'],
  ['', { min: '2' }, '2'],
  ['no number', { min: '2' }, '2'],
  ['3', { min: '2' }, '3'],
  ['0', { min: '0' }, '0'],
  ['', {}, ''],
  ['-1', { min: '-5' }, '-1'],
  ['12', { max: '10' }, '12'],
])('FORM-1 the field begins at %j with %o: %j', (value, range, begins) => {
  expect(initial(value, readRange(range))).toBe(begins)
})

it('FORM-1 the buttons know where they end', () => {
  const range = readRange({ min: '1', max: '3' })
  expect([isAtEnd('3', plus, range), isAtEnd('3', minus, range)]).toEqual([true, false])
  expect([isAtEnd('1', plus, range), isAtEnd('1', minus, range)]).toEqual([false, true])
  expect(isAtEnd('7', plus, range)).toBe(false)
})

it('FORM-1 whatever is typed and however the bounds are, a press ends between them', () => {
  const bound = fc.option(fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string()), { nil: undefined })
  const inputs = [fc.oneof(fc.string(), fc.double().map(String)), fc.record({ min: bound, max: bound, step: bound }), fc.boolean()] as const
  fc.assert(
    fc.property(...inputs, (value, given, isPlus) => {
      const range = readRange(given)
      const result = next(value, isPlus ? plus : minus, range)
      expect(result).toBeGreaterThanOrEqual(range.floor)
      expect(result).toBeLessThanOrEqual(range.cap)
      expect(range.floor).toBeGreaterThanOrEqual(0)
    }),
  )
})
