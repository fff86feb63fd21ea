import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { legacyDecrypt, legacyEncrypt } from './legacy'

const cycle = (...shifts: readonly number[]) => {
  let at = 0
  return () => shifts[at++ % shifts.length]!
}

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['info@example.com', [0], '0i0n0f0o0@0e0x0a0m0p0l0e0.0c0o0m'],
  ['info@example.com', [1], '1j1o1g1p1A1f1y1b1n1q1m1f1/1d1p1n'],
  ['info@example.com', [0, 1, 2, 3], '0i1o2h3r0@1f2z3d0m1q2n3h0.1d2q3p'],
  ['mailto:info@example.com', [0], '0i0n0f0o0@0e0x0a0m0p0l0e0.0c0o0m'],
  ['a_b=c@x.io', [0, 1, 2, 3], '0a2a3e0=1d2B3{0.1j2q'],
])('MAIL-7 %s with shifts %j is %s, and back', (address, shifts, encoded) => {
  expect(legacyEncrypt(address, cycle(...shifts))).toBe(encoded)
  expect(legacyDecrypt(encoded)).toBe(`mailto:${address.replace('mailto:', '')}`)
})

it.each([32, 34, 39, 60, 62, 63, 92, 94, 96, 127])('MAIL-7 the shifted code %i is never written', (avoided) => {
  for (let shift = 0; shift <= 3; shift++) {
    const character = String.fromCharCode(avoided - shift)
    const encoded = legacyEncrypt(character, cycle(shift, 0, 1, 2, 3))
    expect(encoded.charCodeAt(1)).not.toBe(avoided)
    expect(legacyDecrypt(encoded)).toBe(`mailto:${character}`)
  }
})

it('MAIL-7 at most 20 shifts are drawn for a character, then the first allowed one is taken', () => {
  const draw = vi.fn(() => 1)
  expect(legacyEncrypt('=', draw)).toBe('0=')
  expect(draw).toHaveBeenCalledTimes(20)
})

it.each([
  ['a code of 8364 becomes 128', '\u20ac', 0, '0\u0080'],
  ['a code above it becomes 128', '\u6f22', 2, '2\u0080'],
  ['a code that its shift brings there becomes 128', '\u20ab', 1, '1\u0080'],
  ['8363 stays', '\u20ab', 0, '0\u20ab'],
])('MAIL-7 when encoding, %s', (...row) => {
  const [, character, shift, encoded] = row
  expect(legacyEncrypt(character, () => shift)).toBe(encoded)
})

it.each([
  ['a euro sign counts as 128', '3\u20ac', '}'],
  ['without a shift it is 128', '0\u20ac', '\u0080'],
  ['a shift that is no digit counts as 0', 'x@', '@'],
  ['a last character without a partner is ignored', '0a1', 'a'],
  ['shifts above 3 are taken as they are', '9j', 'a'],
])('MAIL-7 when decoding, %s', (_, encoded, text) => {
  expect(legacyDecrypt(encoded)).toBe(`mailto:${text}`)
})

it.each([[''], [undefined], [null], [42], [{}]])('MAIL-8 decryption refuses %j', (given) => {
  expect(() => legacyDecrypt(given)).toThrow(/^Invalid encrypted string$/)
  expect(() => legacyEncrypt(given)).toThrow(/^Invalid input string$/)
})

it('MAIL-8 a code below 0 is an error', () => {
  expect(() => legacyDecrypt('9\u0005')).toThrow(/^Original decryption failed: Invalid character code during decryption$/)
  expect(legacyDecrypt('9\u0009')).toBe('mailto:\u0000')
})

it('MAIL-15 without random numbers encryption says so', () => {
  vi.stubGlobal('crypto', undefined)
  expect(() => legacyEncrypt('a')).toThrow(/^Original encryption failed: Secure random number generation not available$/)
  expect(legacyDecrypt('0a')).toBe('mailto:a')
})

it('MAIL-7 any text below the euro sign survives the way there and back', () => {
  const characters = fc.string({ unit: fc.integer({ min: 0, max: 8360 }).map((code) => String.fromCharCode(code)), minLength: 1 })
  fc.assert(
    fc.property(characters, (text) => {
      const address = text.replace(/^mailto:/, '')
      fc.pre(address !== '')
      return legacyDecrypt(legacyEncrypt(address)) === `mailto:${address}`
    }),
    { numRuns: 5_000 },
  )
})
