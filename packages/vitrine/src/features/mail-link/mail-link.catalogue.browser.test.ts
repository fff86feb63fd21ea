import { build } from 'esbuild'
import { expect, test } from '#test'
import { messages } from './mail-link.errors'
import { vectors } from './cipher/vectors'

/** Every message of the catalogue, with the fault that raises it, told by a browser's console. */

const INFO = vectors.info
const UNSAFE = vectors.script
const OTHER_PASSWORD = vectors.infoOwnPassword
const SHORT = btoa('x'.repeat(47))
const LEGACY_WITHOUT_DOT = '0i0n0f0o0@0e'
const BELOW_ZERO = '9\u0005'

interface Row {
  readonly message: keyof typeof messages
  readonly fault: string
  /** Markup whose link is clicked, or a call of the library in the page. */
  readonly html?: string
  readonly call?: string
  /** Everything that the console says, in order. */
  readonly says: readonly (string | RegExp)[]
  /** Runs before the page: takes something away from the browser. */
  readonly without?: () => void
}

const mail = (payload: string) => `<a href="#mail" data-mail="${payload}">Link</a>`
const mode = (payload: string, name: string) => `<a href="#" data-cx="${payload}" data-cxm="${name}">Link</a>`
const NO_RANDOM = () => Object.defineProperty(window, 'crypto', { value: { subtle: crypto.subtle } })

const rows: readonly Row[] = [
  { message: 'payload', fault: 'an empty payload', html: mail(''), says: ['Invalid encrypted URL provided'] },
  {
    message: 'fallback',
    fault: 'a legacy link',
    html: mail(LEGACY_WITHOUT_DOT),
    says: ['Modern decryption failed, trying original algorithm', 'Invalid email format in mailto URL', 'Invalid or unsafe URL detected'],
  },
  {
    message: 'mailto',
    fault: 'another password',
    html: mail(OTHER_PASSWORD),
    says: ['Modern decryption failed, trying original algorithm', 'Invalid email format in mailto URL', 'Invalid or unsafe URL detected'],
  },
  {
    message: 'unsafe',
    fault: 'a link that may not be followed',
    html: mail(UNSAFE),
    says: ['Protocol not allowed: javascript:', 'Invalid or unsafe URL detected'],
  },
  {
    message: 'protocol',
    fault: 'a scheme other than http, https, mailto',
    html: mail(UNSAFE),
    says: ['Protocol not allowed: javascript:', 'Invalid or unsafe URL detected'],
  },
  {
    message: 'tooShort',
    fault: 'a payload of 47 bytes',
    html: mode(SHORT, 'secure'),
    says: ['Error during URL decryption and navigation: Decryption failed: Encrypted data too short'],
  },
  {
    message: 'decryption',
    fault: 'a payload that was changed',
    html: mode(INFO.replace('xI=', 'xM='), 'secure'),
    says: [/^Error during URL decryption and navigation: Decryption failed: ?/],
  },
  {
    message: 'navigation',
    fault: 'a secure link that is no base64',
    html: mode('%%%', 'secure'),
    says: [/^Error during URL decryption and navigation: Decryption failed: ./],
  },
  {
    message: 'legacyOnly',
    fault: 'a legacy link with a code below 0',
    html: mode(BELOW_ZERO, 'legacy'),
    says: ['Legacy decryption failed: Original decryption failed: Invalid character code during decryption', 'Failed to decrypt URL'],
  },
  {
    message: 'noUrl',
    fault: 'a legacy link that cannot be decoded',
    html: mode(BELOW_ZERO, 'legacy'),
    says: ['Legacy decryption failed: Original decryption failed: Invalid character code during decryption', 'Failed to decrypt URL'],
  },
  {
    message: 'legacyDecryption',
    fault: 'a fallback that fails too',
    html: mail(BELOW_ZERO),
    says: [
      'Modern decryption failed, trying original algorithm',
      'Error during URL decryption and navigation: Original decryption failed: Invalid character code during decryption',
    ],
  },
  {
    message: 'characterCode',
    fault: 'a shift larger than its character',
    html: mail(BELOW_ZERO),
    says: [
      'Modern decryption failed, trying original algorithm',
      'Error during URL decryption and navigation: Original decryption failed: Invalid character code during decryption',
    ],
  },
  {
    message: 'tooLong',
    fault: 'a link of more than 2048 characters',
    call: "follow('https://example.com/' + 'x'.repeat(2048))",
    says: ['URL exceeds maximum length', 'Invalid or unsafe URL detected'],
  },
  {
    message: 'url',
    fault: 'a link without a scheme',
    call: "follow('/contact')",
    says: [/^Invalid URL format: ./, 'Invalid or unsafe URL detected'],
  },
  {
    message: 'decryptTypes',
    fault: 'a password that is no string',
    call: "library.decodeLink({ payload: 'x', password: 7, mode: 'secure' }, settings)",
    says: ['Error during URL decryption and navigation: Both encryptedData and password must be strings'],
  },
  {
    message: 'legacyInput',
    fault: 'nothing to decode',
    call: "Promise.resolve().then(() => library.legacyDecrypt('')).catch(say)",
    says: ['Invalid encrypted string'],
  },
  {
    message: 'addressRequired',
    fault: 'a link for no address',
    call: "library.createMailLink('')",
    says: ['Error generating handler: Valid email address required'],
  },
  {
    message: 'handler',
    fault: 'a legacy link without random numbers',
    call: "library.createLegacyLink('info@example.com')",
    without: NO_RANDOM,
    says: ['Error generating handler: Original encryption failed: Secure random number generation not available'],
  },
  {
    message: 'address',
    fault: 'a link for what is no address',
    call: "library.createMailLink('info@example')",
    says: ['Error generating handler: Invalid email format'],
  },
  {
    message: 'encryptTypes',
    fault: 'a password for encryption that is no string',
    call: "library.createMailLink('info@example.com', { password: 7 })",
    says: ['Error generating handler: Both plaintext and password must be strings'],
  },
  {
    message: 'random',
    fault: 'a browser without random numbers',
    call: "library.createMailLink('info@example.com')",
    without: NO_RANDOM,
    says: ['Error generating handler: Secure random number generation not available'],
  },
  {
    message: 'legacyEncryption',
    fault: 'the legacy scheme without random numbers',
    call: "library.createHash('info@example.com')",
    without: NO_RANDOM,
    says: ['Error generating hash: Original encryption failed: Secure random number generation not available'],
  },
  {
    message: 'legacyText',
    fault: 'a hash of nothing',
    call: "library.createHash('')",
    says: ['Error generating hash: Invalid input string'],
  },
  {
    message: 'hash',
    fault: 'a hash of what is no text',
    call: 'library.createHash(42)',
    says: ['Error generating hash: Invalid input string'],
  },
]

test('MAIL-12 the table has every message of the catalogue', () => {
  expect([...new Set(rows.map(({ message }) => message))].sort()).toEqual(Object.keys(messages).sort())
  expect(Object.values(messages)).toHaveLength(24)
})

const library = build({
  stdin: {
    contents:
      "export * from './protect/creation'; export * from './cipher/decoding'; export * from './cipher/modern'; export * from './cipher/legacy'",
    resolveDir: import.meta.dirname,
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  write: false,
})

for (const [where, without] of [
  ['in a browser of today', undefined],
  ['in one without random numbers', NO_RANDOM],
] as const) {
  test(`MAIL-12 ${where} each fault has its message in the console, and the visitor sees nothing`, async ({ page, mountHtml, guard }) => {
    const faults = rows.filter((row) => row.without === without)
    for (const text of faults.flatMap(({ says }) => says))
      guard.expectConsole(typeof text === 'string' ? new RegExp(`^${escape(text)}$`) : text)
    if (without) await page.addInitScript(without)
    await mountHtml(faults.map(({ html }, index) => `<p id="row-${index}">${html ?? 'Page'}</p>`).join(''))
    await page.route('**/__page/library.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: (await library).outputFiles[0]!.text }),
    )
    const address = page.url()
    const before = await page.locator('body').innerHTML()
    for (const [index, { message, fault, html, call, says }] of faults.entries()) {
      await test.step(`MAIL-12 "${messages[message]}" is what the console says to ${fault}`, async () => {
        expect(
          says.some((text) => (typeof text === 'string' ? text.includes(messages[message]) : text.source.includes(messages[message]))),
        ).toBe(true)
        const already = guard.console.length
        if (html) await page.locator(`#row-${index}`).getByText('Link').click()
        else await page.evaluate(callLibrary, call!)
        await expect.poll(() => guard.console.length - already).toBe(says.length)
        const said = guard.console.slice(already)
        says.forEach((text, at) => (typeof text === 'string' ? expect(said[at]).toBe(text) : expect(said[at]).toMatch(text)))
        expect(page.url()).toBe(address)
        expect(await page.locator('body').innerHTML()).toBe(before)
      })
    }
  })
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs a call in the page, with the library and two short names at hand. */
async function callLibrary(call: string): Promise<void> {
  const library = (await import(new URL('/__page/library.js', location.href).href)) as {
    encrypt(link: string, password: string, options: object): Promise<string>
    decodeLink(link: object, options: object): Promise<void>
  }
  const settings = { iterations: 1, keyLength: 32, ivLength: 16, saltLength: 16 }
  const follow = async (link: string) =>
    library.decodeLink({ payload: await library.encrypt(link, 'default_key', settings), password: 'default_key' }, settings)
  const say = (error: Error) => console.error(error.message)
  await (new Function('library', 'settings', 'follow', 'say', `return ${call}`)(library, settings, follow, say) as Promise<unknown>)
}
