import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cipherDefaults, encrypt } from './modern'
import { decodeLink, type SealedLink } from './decoding'

const options = { ...cipherDefaults, iterations: 1 }
const said: string[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(`warn: ${text}`))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const password = 'default_key'
const FALLBACK = 'warn: Modern decryption failed, trying original algorithm'
const LEGACY = '0i0n0f0o0@0e0x0a0m0p0l0e0.0c0o0m'
const seal = (link: string, key = password) => encrypt(link, key, options)

it('MAIL-6 a modern payload is opened without a word', async () => {
  expect(await decodeLink({ payload: await seal('mailto:info@example.com'), password }, options)).toBe('mailto:info@example.com')
  expect(said).toEqual([])
})

it('MAIL-6 where the modern scheme fails, the legacy scheme is tried and the console says so', async () => {
  expect(await decodeLink({ payload: LEGACY, password }, options)).toBe('mailto:info@example.com')
  expect(said).toEqual([FALLBACK])
})

it('MAIL-6 a wrong password ends in nothing, in the order of the checks', async () => {
  expect(await decodeLink({ payload: await seal('mailto:info@example.com', 'other'), password }, options)).toBeUndefined()
  expect(said).toEqual([FALLBACK, 'Invalid email format in mailto URL', 'Invalid or unsafe URL detected'])
})

it('MAIL-14 secure never falls back, legacy never tries modern', async () => {
  expect(await decodeLink({ payload: LEGACY, password, mode: 'secure' }, options)).toBeUndefined()
  expect(said).toEqual([expect.stringMatching(/^Error during URL decryption and navigation: Decryption failed: ./)])
  said.length = 0
  const decrypting = vi.spyOn(crypto.subtle, 'decrypt')
  expect(await decodeLink({ payload: LEGACY, password, mode: 'legacy' }, options)).toBe('mailto:info@example.com')
  expect(said).toEqual([])
  expect(await decodeLink({ payload: await seal('mailto:info@example.com'), password, mode: 'legacy' }, options)).toBeUndefined()
  expect(decrypting).not.toHaveBeenCalled()
})

it.each<[string, Partial<SealedLink>, readonly string[]]>([
  ['an empty payload', { payload: '' }, ['Invalid encrypted URL provided']],
  ['no payload', { payload: undefined }, ['Invalid encrypted URL provided']],
  [
    'a legacy code below 0',
    { payload: '9\u0005', mode: 'legacy' },
    ['Legacy decryption failed: Original decryption failed: Invalid character code during decryption', 'Failed to decrypt URL'],
  ],
  [
    'a fallback that fails too',
    { payload: '9\u0005' },
    [FALLBACK, 'Error during URL decryption and navigation: Original decryption failed: Invalid character code during decryption'],
  ],
  [
    'a short payload',
    { payload: btoa('x'.repeat(47)), mode: 'secure' },
    ['Error during URL decryption and navigation: Decryption failed: Encrypted data too short'],
  ],
  [
    'a password that is no string',
    { payload: LEGACY, password: 7, mode: 'secure' },
    ['Error during URL decryption and navigation: Both encryptedData and password must be strings'],
  ],
])('MAIL-9 %s leads nowhere', async (_, link, messages) => {
  expect(await decodeLink({ payload: '', password, ...link }, options)).toBeUndefined()
  expect(said).toEqual(messages)
})

it.each([
  ['javascript:alert(1)', ['Protocol not allowed: javascript:', 'Invalid or unsafe URL detected']],
  ['', ['Invalid or unsafe URL detected']],
  [`mailto:info@example.com?body=${'x'.repeat(2048)}`, ['URL exceeds maximum length', 'Invalid or unsafe URL detected']],
])('MAIL-9 a payload that hides %s is not followed', async (link, messages) => {
  expect(await decodeLink({ payload: await seal(link), password }, options)).toBeUndefined()
  expect(said).toEqual(messages)
})

it('MAIL-15 without crypto legacy links still open, and modern ones end in nothing', async () => {
  const modern = await seal('mailto:info@example.com')
  vi.stubGlobal('crypto', undefined)
  expect(await decodeLink({ payload: LEGACY, password }, options)).toBe('mailto:info@example.com')
  expect(await decodeLink({ payload: modern, password }, options)).toBeUndefined()
})
