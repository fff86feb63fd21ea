import { number, text, type Field, type OptionsOf } from '../../core/fields'

/** AES takes keys of these sizes. Chromium refuses 24, so it is only for reading pages that were made with it. */
const KEY_LENGTHS = [16, 24, 32] as const

const keyLength: Field<number> = {
  fallback: 32,
  allowed: KEY_LENGTHS.join(', '),
  read: (value) => KEY_LENGTHS.find((length) => length === value || String(length) === value),
}

const filledText = (fallback: string): Field<string> => ({
  fallback,
  allowed: 'a text that is not empty',
  read: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
})

/** What both sides must agree on: whoever made the payload, and the page that opens it. */
export const cipherFields = {
  /** Rounds of key derivation. More rounds cost a harvester more, and every visitor too. */
  iterations: number(100_000, { min: 1, max: 1_000_000, step: 1 }),
  /** Length of the key in bytes. */
  keyLength,
  /** Length of the initialisation vector in bytes. */
  ivLength: number(16, { min: 12, max: 32, step: 1 }),
  /** Length of the salt in bytes. */
  saltLength: number(16, { min: 8, max: 64, step: 1 }),
  /** What the key is derived from. It travels with the page in clear: this keeps harvesters out, it is no secret. */
  password: filledText('default_key'),
}

/** The words that stand for the two signs in a visible address. */
export const spellingFields = {
  /** Stands for the at-sign: `name [at] domain`. */
  at: text('[at]'),
  /** Stands for each dot: `domain [dot] tld`. */
  dot: text('[dot]'),
}

export const mailLinkFields = { ...cipherFields, ...spellingFields }

export type CipherOptions = OptionsOf<typeof cipherFields>
export type Spelling = OptionsOf<typeof spellingFields>
export type MailLinkOptions = OptionsOf<typeof mailLinkFields>
