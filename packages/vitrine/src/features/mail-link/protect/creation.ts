import { readFields } from '../../../core/read-fields'
import { cipherDefaults, encrypt, type EncryptOptions } from '../cipher/modern'
import { because, MailLinkError, messages } from '../mail-link.errors'
import { legacyEncrypt } from '../cipher/legacy'
import { spellingFields, type CipherOptions, type Spelling } from '../mail-link.options'
import { isAddress } from '../cipher/validation'

/** What a page holds of a protected link. A link without a payload does nothing. */
export interface ProtectedLink {
  /** The sealed address; undefined if there was none to seal. */
  readonly payload: string | undefined
  /** What is shown: `name [at] domain [dot] tld`. */
  readonly text: string
}

export interface Letter {
  readonly subject?: string
  readonly body?: string
}

export type CreateOptions = Partial<CipherOptions & Spelling & Pick<EncryptOptions, 'salt' | 'iv'>> & Letter

const spellingDefaults: Spelling = readFields(spellingFields, {})

/** Protects an address. Throws the catalogue's error for what is no address. */
export async function sealAddress(address: unknown, options: CreateOptions = {}): Promise<ProtectedLink> {
  if (typeof address !== 'string' || address === '') throw new MailLinkError(messages.addressRequired)
  if (!isAddress(address)) throw new MailLinkError(messages.address)
  const cipher = { ...cipherDefaults, ...options }
  return {
    payload: await encrypt(writeMailto(address, options), cipher.password, cipher),
    text: spellAddress(address, { ...spellingDefaults, ...options }),
  }
}

/** The same for a page that must go on: a failure is told to the console, and the link does nothing. */
export async function createMailLink(address: unknown, options: CreateOptions = {}): Promise<ProtectedLink> {
  try {
    return await sealAddress(address, options)
  } catch (error) {
    console.error(because(messages.handler, error))
    return doNothing(address)
  }
}

/** A link in the scheme of older pages. It takes any text that is not empty, as they did. */
export function createLegacyLink(address: unknown): ProtectedLink {
  if (typeof address !== 'string' || address === '') {
    console.error(messages.addressRequired)
    return doNothing(address)
  }
  try {
    return { payload: legacyEncrypt(address), text: spell(address) }
  } catch (error) {
    console.error(because(messages.handler, error))
    return doNothing(address)
  }
}

const doNothing = (address: unknown): ProtectedLink => ({ payload: undefined, text: typeof address === 'string' ? spell(address) : '' })
const spell = (address: string) => spellAddress(address.replace(/^mailto:/, ''), spellingDefaults)

/** A text in the legacy scheme, or an empty one where that failed. */
export function createHash(text: unknown): string {
  try {
    return legacyEncrypt(text)
  } catch (error) {
    console.error(because(messages.hash, error))
    return ''
  }
}

function writeMailto(address: string, { subject, body }: Letter): string {
  const fields = Object.entries({ subject, body }).filter((field): field is [string, string] => field[1] !== undefined)
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `mailto:${address}${query && `?${query}`}`
}

/** An address as a person can read and a harvester does not look for it: `name [at] domain [dot] tld`. */
export function spellAddress(address: string, { at, dot }: Spelling): string {
  return address.replaceAll('@', ` ${at} `).replaceAll('.', ` ${dot} `)
}
