import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { cipherDefaults, decrypt, encrypt, prepareKey } from './modern'
import { vectors } from './vectors'

const bytes = (from: number, length = 16) => Uint8Array.from({ length }, (_, at) => from + at)
const salt = bytes(0)
const iv = bytes(16)

const known: readonly [plain: string, password: string, iterations: number, payload: string][] = [
  ['mailto:info@example.com', 'default_key', 100_000, vectors.info],
  ['mailto:info@example.com', 's3cret', 100_000, vectors.infoOwnPassword],
  ['mailto:info@example.com', 'default_key', 10_000, vectors.info10000Rounds],
  ['mailto:grüße@example.de?subject=Hallo%20Welt', 'default_key', 100_000, vectors.greeting],
  ['https://example.com/a?b=c#d', 'default_key', 100_000, vectors.web],
  ['javascript:alert(1)', 'default_key', 100_000, vectors.script],
  ['', 'default_key', 100_000, vectors.empty],
]

afterEach(() => void vi.unstubAllGlobals())

it.each(known)('MAIL-3 %j with password %s and %i rounds is the known payload, both ways', async (...vector) => {
  const [plain, password, iterations, payload] = vector
  const options = { ...cipherDefaults, iterations }
  expect(await encrypt(plain, password, { ...options, salt, iv })).toBe(payload)
  expect(await decrypt(payload, password, options)).toBe(plain)
})

it('MAIL-3 the payload is salt, vector, ciphertext and tag, as another implementation reads it', async () => {
  const payload = Buffer.from(await encrypt('mailto:info@example.com', 'default_key'), 'base64')
  const key = pbkdf2Sync('default_key', payload.subarray(0, 16), 100_000, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, payload.subarray(16, 32)).setAuthTag(payload.subarray(-16))
  expect(decipher.update(payload.subarray(32, -16), undefined, 'utf8') + decipher.final('utf8')).toBe('mailto:info@example.com')
})

it('MAIL-3 every text gets a salt and a vector of its own', async () => {
  const options = { ...cipherDefaults, iterations: 1 }
  const [one, two] = await Promise.all([encrypt('same', 'key', options), encrypt('same', 'key', options)])
  expect(one.slice(0, 20)).not.toBe(two.slice(0, 20))
  expect(one.slice(22, 40)).not.toBe(two.slice(22, 40))
})

it.each([
  ['iterations', { iterations: 7 }, 48],
  ['keyLength', { keyLength: 16 }, 48],
  ['ivLength', { ivLength: 12 }, 44],
  ['saltLength', { saltLength: 32 }, 64],
])('MAIL-4 %s is honoured on both sides', async (_, setting, length) => {
  const options = { ...cipherDefaults, iterations: 2, ...setting }
  const payload = await encrypt('', 'key', options)
  expect(atob(payload)).toHaveLength(length)
  expect(await decrypt(payload, 'key', options)).toBe('')
  await expect(decrypt(payload, 'key', { ...cipherDefaults, iterations: 3 })).rejects.toThrow('Decryption failed')
})

it.each([
  [undefined, 'key'],
  [42, 'key'],
  ['text', undefined],
  ['text', null],
])('MAIL-5 encryption refuses %j with password %j', async (plaintext, password) => {
  await expect(encrypt(plaintext, password)).rejects.toThrow(/^Both plaintext and password must be strings$/)
})

it.each([
  [undefined, 'key'],
  [{}, 'key'],
  ['data', 7],
])('MAIL-5 decryption refuses %j with password %j', async (data, password) => {
  await expect(decrypt(data, password)).rejects.toThrow(/^Both encryptedData and password must be strings$/)
})

it('MAIL-5 47 bytes are too short; 48 are an empty text', async () => {
  const empty = vectors.empty
  const short = btoa(atob(empty).slice(0, 47))
  await expect(decrypt(short, 'default_key')).rejects.toThrow(/^Decryption failed: Encrypted data too short$/)
  expect(await decrypt(empty, 'default_key')).toBe('')
})

it.each([
  ['is no base64', 'not base64!'],
  ['was changed by one bit', vectors.info.replace('xI=', 'xM=')],
  ['was made with another password', vectors.infoOwnPassword],
])('MAIL-5 decryption fails with its reason where the payload %s', async (_, payload) => {
  await expect(decrypt(payload, 'default_key')).rejects.toThrow(/^Decryption failed: ./)
})

it('MAIL-3 a key is derived once for a salt, also when it was prepared', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey')
  const options = { ...cipherDefaults, iterations: 11 }
  const shared = { ...options, salt: bytes(100) }
  const [one, two] = await Promise.all([encrypt('one', 'key', shared), encrypt('two', 'key', shared)])
  await prepareKey(one, 'key', options)
  expect([await decrypt(one, 'key', options), await decrypt(two, 'key', options)]).toEqual(['one', 'two'])
  expect(derive).toHaveBeenCalledTimes(1)
  await encrypt('three', 'key', options)
  expect(derive).toHaveBeenCalledTimes(2)
})

it.each([
  ['random numbers', { subtle: globalThis.crypto.subtle }],
  ['crypto', undefined],
])('MAIL-15 without %s encryption says so', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto)
  await expect(encrypt('text', 'key')).rejects.toThrow(/^Secure random number generation not available$/)
})

it('MAIL-15 without Web Crypto both directions fail with the error of the catalogue', async () => {
  const { getRandomValues } = globalThis.crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) })
  await expect(encrypt('text', 'key')).rejects.toThrow(/^Secure random number generation not available$/)
  await expect(decrypt(vectors.info, 'default_key')).rejects.toThrow(/^Decryption failed: Secure random/)
  await expect(prepareKey(vectors.info, 'default_key', cipherDefaults)).resolves.toBeUndefined()
})
