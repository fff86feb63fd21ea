import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flag, number, oneOf, optional, readEach, readFlag, readValue, text } from './fields'
import { readFields } from './read-fields'
import { describeAllowed, SettingError } from './setting-error'

describe('PAGE-1 a flag', () => {
  it.each([[1], ['1'], [true], ['true'], ['t'], ['on'], ['yes'], ['YES'], [' true ']])('PAGE-1 reads %j as on', (word) =>
    expect(readFlag(word)).toBe(true),
  )
  it.each([[0], ['0'], [false], ['false'], ['f'], ['off'], ['no'], ['']])('PAGE-1 reads %j as off', (word) =>
    expect(readFlag(word)).toBe(false),
  )
  it.each([[2], ['maybe'], [null], [undefined], [{}], [NaN]])('PAGE-1 refuses %j', (word) => expect(readFlag(word)).toBeUndefined())
})

describe('PAGE-1 a number', () => {
  const field = number(5, { min: 0, max: 10, step: 1 })
  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    [0, 0],
    [10, 10],
  ])('PAGE-1 reads %j as %i', (given, value) => expect(readValue(field, given)).toBe(value))
  it.each([[''], [' '], ['seven'], [11], [-1], [2.5], [NaN], [Infinity], [true], [null], [[]]])('PAGE-1 refuses %j', (given) =>
    expect(readValue(field, given)).toBeUndefined(),
  )
  it.each([
    [number(0), 'a number'],
    [number(0, { min: 0 }), 'a number of at least 0'],
    [number(0, { max: 9 }), 'a number of at most 9'],
    [field, 'a whole number from 0 to 10'],
  ])('PAGE-1 says what it allows (%#)', ({ allowed }, words) => expect(describeAllowed(allowed)).toBe(words))
})

describe('PAGE-1 reading fields', () => {
  const fields = {
    speed: number(400, { min: 0 }),
    path: oneOf(['vertical', 'horizontal'], 'vertical'),
    title: text('Hello'),
    loop: flag(false),
    end: optional(number(0)),
  }

  it('PAGE-1 gives what is absent its default', () => {
    expect(readFields(fields, {})).toEqual({ speed: 400, path: 'vertical', title: 'Hello', loop: false, end: undefined })
  })
  it('PAGE-1 reads strings as existing pages pass them', () => {
    expect(readFields(fields, { speed: '100', path: 'horizontal', loop: '1', end: '3' })).toMatchObject({
      speed: 100,
      path: 'horizontal',
      loop: true,
      end: 3,
    })
  })
  it('PAGE-1 one wrong value takes its default where the page must go on, and is told', () => {
    const told: unknown[] = []
    const read = readEach(fields, { speed: 'fast', path: 'horizontal', loop: 'maybe' }, (name, given) => void told.push([name, given]))
    expect(read).toEqual({ speed: 400, path: 'horizontal', title: 'Hello', loop: false, end: undefined })
    expect(told).toEqual([
      ['speed', 'fast'],
      ['loop', 'maybe'],
    ])
  })
  it.each([
    [{ speed: 'fast' }, 'gallery.speed is "fast", but it must be a number of at least 0.'],
    [{ path: 'diagonal' }, 'gallery.path is "diagonal", but it must be one of "vertical", "horizontal".'],
    [{ loop: 'perhaps' }, 'gallery.loop is "perhaps", but it must be on or off (true, false, "1", "0", "yes", "no").'],
    [{ title: 7 }, 'gallery.title is 7, but it must be a text.'],
    [{ speed: { ms: 1 } }, 'gallery.speed is {"ms":1}, but it must be a number of at least 0.'],
  ])('PAGE-1 names the setting, what was given and what is allowed (%#)', (given, message) => {
    expect(() => readFields(fields, given, 'gallery')).toThrow(new SettingError('', '', '').constructor as typeof SettingError)
    expect(() => readFields(fields, given, 'gallery')).toThrow(message)
  })
  it('PAGE-1 any value at all gives allowed options or a SettingError, nothing else', () => {
    fc.assert(
      fc.property(
        fc.record({ speed: fc.anything(), path: fc.anything(), title: fc.anything(), loop: fc.anything(), end: fc.anything() }),
        (given) => {
          try {
            const { speed, path, title, loop } = readFields(fields, given)
            return speed >= 0 && ['vertical', 'horizontal'].includes(path) && typeof title === 'string' && typeof loop === 'boolean'
          } catch (error) {
            return error instanceof SettingError
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})
