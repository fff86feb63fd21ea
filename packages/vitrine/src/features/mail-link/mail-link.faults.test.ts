import fc from 'fast-check'
import { afterAll, beforeAll, it, vi } from 'vitest'
import { cipherDefaults, decrypt } from './cipher/modern'
import { decodeLink } from './cipher/decoding'
import { MailLinkError } from './mail-link.errors'
import { legacyDecrypt } from './cipher/legacy'
import { readScriptCall } from './page/script-call'
import { checkLink } from './cipher/validation'

/** Whatever a page may hold: any text, frames of any bytes, shift digits with any characters, near-links, no text at all. */
const salts = ['AAECAwQFBgcICQoLDA0ODx', 'ICEiIyQlJicoKSorLC0uLz']
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.base64String({ maxLength: 40 }),
  fc.tuple(fc.constantFrom(...salts), fc.base64String({ maxLength: 80 })).map((parts) => parts.join('')),
  fc
    .array(fc.tuple(fc.constantFrom('0', '3', '9', 'x'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), { maxLength: 12 })
    .map((pairs) => pairs.flat().join('')),
  fc
    .tuple(fc.constantFrom('mailto:', 'https:', 'javascript:', 'data:', ' MAILTO:'), fc.string({ unit: 'grapheme', maxLength: 24 }))
    .map((parts) => parts.join('')),
  fc.constantFrom(undefined, null, 0, NaN, true, 10n, {}, [], () => '', Object.create(null) as object),
)
const MINUTES = 180_000
const runs = { numRuns: 100_000 }
// One round: what is tried here is the handling of faults, not the cost of the derivation.
const options = { ...cipherDefaults, iterations: 1 }

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => void vi.restoreAllMocks())

it('MAIL-12 100,000 random inputs: the legacy scheme answers with a link or an error of the catalogue', { timeout: MINUTES }, () => {
  fc.assert(
    fc.property(anything, (given) => {
      try {
        return legacyDecrypt(given).startsWith('mailto:')
      } catch (error) {
        return error instanceof MailLinkError && /^(Invalid encrypted string|Original decryption failed: )/.test(error.message)
      }
    }),
    runs,
  )
})

it('MAIL-12 100,000 random inputs: decryption fails only with errors of the catalogue', { timeout: MINUTES }, async () => {
  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom('default_key', 'default_key', '', 7, undefined), async (data, password) => {
      try {
        return typeof (await decrypt(data, password, options)) === 'string'
      } catch (error) {
        return (
          error instanceof MailLinkError && /^(Both encryptedData and password must be strings$|Decryption failed: )/.test(error.message)
        )
      }
    }),
    runs,
  )
})

it('MAIL-9 100,000 random inputs: nothing is called safe but http, https and mailto', { timeout: MINUTES }, () => {
  fc.assert(
    fc.property(
      anything,
      (given) =>
        !checkLink(given).isSafe ||
        (typeof given === 'string' && given.length <= 2048 && ['http:', 'https:', 'mailto:'].includes(new URL(given).protocol)),
    ),
    runs,
  )
})

it('MAIL-12 100,000 random links: opening never throws and gives only what may be followed', { timeout: MINUTES }, async () => {
  const mode = fc.constantFrom('secure' as const, 'legacy' as const, undefined)
  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom('default_key', '', {}), mode, async (payload, password, how) => {
      const link = await decodeLink({ payload, password, mode: how }, options)
      return link === undefined || checkLink(link).isSafe
    }),
    runs,
  )
})

it('MAIL-14 100,000 random addresses: reading a link never throws', { timeout: MINUTES }, () => {
  const href = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom("javascript:a('", 'javascript:DeCryptX("', '#mail:'),
        fc.string({ unit: 'binary' }),
        fc.constantFrom("')", '")', '', "', 'x')"),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(href, (given) => {
      const form = readScriptCall(given)
      return form === undefined || typeof form.payload === 'string'
    }),
    runs,
  )
})
