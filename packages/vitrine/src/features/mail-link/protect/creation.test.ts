import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decrypt } from '../cipher/modern'
import { createHash, createLegacyLink, createMailLink, sealAddress } from './creation'
import { legacyDecrypt } from '../cipher/legacy'
import { checkLink } from '../cipher/validation'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('MAIL-10 an address becomes a payload and a text that a person can read', async () => {
  const { payload, text } = await sealAddress('first.last@mail.example.com')
  expect(text).toBe('first [dot] last [at] mail [dot] example [dot] com')
  expect(await decrypt(payload, 'default_key')).toBe('mailto:first.last@mail.example.com')
})

it('MAIL-10 subject and body go with it, whatever they hold', async () => {
  const letter = { subject: 'Prices & dates?', body: 'Grüße,\n100 %' }
  const link = await decrypt((await sealAddress('grüße@exämple.de', letter)).payload, 'default_key')
  expect(checkLink(link)).toEqual({ isSafe: true })
  const fields = new URL(link).searchParams
  expect([fields.get('subject'), fields.get('body')]).toEqual([letter.subject, letter.body])
  expect(link.startsWith('mailto:grüße@exämple.de?')).toBe(true)
})

it('MAIL-4 password, rounds and the words of the visible text can be set', async () => {
  const { payload, text } = await sealAddress('info@example.com', { password: 's3cret', iterations: 5, at: '(arobase)', dot: '(point)' })
  expect(text).toBe('info (arobase) example (point) com')
  expect(await decrypt(payload, 's3cret', { iterations: 5, keyLength: 32, ivLength: 16, saltLength: 16 })).toBe('mailto:info@example.com')
})

it.each([[''], [undefined], [null], [42]])('MAIL-10 %j is no address', async (given) => {
  await expect(sealAddress(given)).rejects.toThrow(/^Valid email address required$/)
})

it.each([['info'], ['info@example'], ['in fo@example.com'], ['a@b@example.com'], ['@example.com'], ['info@example.']])(
  'MAIL-10 %s has not the form of an address',
  async (given) => {
    await expect(sealAddress(given)).rejects.toThrow(/^Invalid email format$/)
  },
)

it.each([
  ['', 'Error generating handler: Valid email address required', ''],
  ['info@example', 'Error generating handler: Invalid email format', 'info [at] example'],
])('MAIL-11 failed generation for %j gives a link that does nothing', async (given, message, text) => {
  expect(await createMailLink(given)).toEqual({ payload: undefined, text })
  expect(console.error).toHaveBeenCalledExactlyOnceWith(message)
})

it('MAIL-11 the legacy creator takes any text, and fails to a link that does nothing', () => {
  expect(legacyDecrypt(createLegacyLink('info@example.com').payload)).toBe('mailto:info@example.com')
  expect(createLegacyLink('').payload).toBeUndefined()
  expect(console.error).toHaveBeenLastCalledWith('Valid email address required')
  vi.stubGlobal('crypto', undefined)
  expect(createLegacyLink('info@example.com')).toEqual({ payload: undefined, text: 'info [at] example [dot] com' })
  expect(console.error).toHaveBeenLastCalledWith(
    'Error generating handler: Original encryption failed: Secure random number generation not available',
  )
})

it('MAIL-11 a hash that cannot be made is an empty string', () => {
  expect(legacyDecrypt(createHash('info@example.com'))).toBe('mailto:info@example.com')
  expect(createHash('')).toBe('')
  expect(console.error).toHaveBeenLastCalledWith('Error generating hash: Invalid input string')
})
