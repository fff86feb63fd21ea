import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLiteral } from './literal'

describe('GAL-3 options as older pages write them', () => {
  it.each([
    ['width: 300, height: 200', { width: 300, height: 200 }],
    ['{width: 300, height: 200,}', { width: 300, height: 200 }],
    [`skin: 'dark', thumbnail: "a.jpg"`, { skin: 'dark', thumbnail: 'a.jpg' }],
    [
      `html5video: {webm: 'a.webm', controls: false}, list: [1, .5, -2e3,]`,
      { html5video: { webm: 'a.webm', controls: false }, list: [1, 0.5, -2000] },
    ],
    [`'quoted': null, $x_1: 1`, { quoted: null, $x_1: 1 }],
    [String.raw`html: 'it\'s \u0041\x42 "so"\n'`, { html: `it's AB "so"\n` }],
    ['{"width": 800}', { width: 800 }],
    ['{}', {}],
  ])('%s', (text, value) => expect(parseLiteral(text)).toEqual(value))

  it.each([
    '{width: (window.hacked = 1)}',
    'width: alert(1)',
    'width: window',
    'width: 1 + 1',
    'a: `x`',
    'a: 1; b: 2',
    'a: 1 b: 2',
    'width',
    'width:',
    ': 3',
    '[1, 2]',
    '5',
    '"text"',
    'null',
    '{width: 300',
    'width: 300}',
    `a: 'open`,
    'get a() { return 1 }',
    '...b',
    'a: /x/',
    '//',
  ])('%s is no object', (text) => expect(parseLiteral(text)).toBeUndefined())

  /** As an author of an older page would write it. */
  const write = (value: unknown): string => {
    if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`)}'`
    if (Array.isArray(value)) return `[${value.map(write).join(' , ')}]`
    if (typeof value !== 'object' || value === null) return String(value)
    return `{\n${Object.entries(value)
      .map(([name, one]) => `${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)} : ${write(one)}`)
      .join(',\t')}}`
  }
  const { value: data } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  const objects = fc.dictionary(fc.string(), data, { maxKeys: 5, noNullPrototype: true })

  it('reads back every object, written as JSON or by hand', () => {
    fc.assert(
      fc.property(objects, (value) => {
        expect(parseLiteral(JSON.stringify(value))).toEqual(value)
        expect(parseLiteral(write(value))).toEqual(value)
        expect(parseLiteral(write(value).slice(1, -1))).toEqual(value)
      }),
    )
  })
  it('any other text does no harm: it is an object or nothing', () => {
    const marks = fc.array(
      fc.constantFrom('{', '}', '[', ']', ':', ',', "'", '"', '\\', 'a', '1', ' ', '-', '.', 'true', '__proto__', '<'),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          marks.map((list) => list.join('')),
        ),
        (text) => {
          const read = parseLiteral(text)
          expect(read === undefined || typeof read === 'object').toBe(true)
          expect(({} as { a?: unknown }).a).toBeUndefined()
        },
      ),
    )
  })
  it('a depth that nobody writes does not take the page down', () => {
    expect(() => parseLiteral(`a: ${'['.repeat(200_000)}`)).not.toThrow()
  })
})
