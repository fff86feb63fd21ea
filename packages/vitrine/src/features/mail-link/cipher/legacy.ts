import { because, MailLinkError, messages } from '../mail-link.errors'
import { randomBytes } from './random'

/**
 * The scheme of older pages: every character becomes a shift digit and the shifted character. Codes that HTML, a script
 * string or an address would trip over are avoided by drawing another shift.
 */
const AVOIDED: ReadonlySet<number> = new Set([32, 34, 39, 60, 62, 63, 92, 94, 96, 127])
const SHIFTS = [0, 1, 2, 3] as const
const MOST_DRAWS = 20
/** The old servers wrote byte 128, which browsers read as the euro sign: on both ways everything from there on is 128. */
const EURO = 8364
const EURO_BYTE = 128
const LAST_CODE = 1_114_111

/** Draws a shift of 0 to 3. */
export type DrawShift = () => number

const drawShift: DrawShift = () => randomBytes(1)[0]! % SHIFTS.length

export function legacyEncrypt(text: unknown, draw: DrawShift = drawShift): string {
  if (typeof text !== 'string' || text === '') throw new MailLinkError(messages.legacyText)
  try {
    let encoded = ''
    for (const character of text.replace(/^mailto:/, '').split('')) encoded += shiftCharacter(character.charCodeAt(0), draw)
    return encoded
  } catch (error) {
    throw new MailLinkError(because(messages.legacyEncryption, error))
  }
}

function shiftCharacter(code: number, draw: DrawShift): string {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const shift = draw()
    if (!AVOIDED.has(shifted(code, shift))) return write(code, shift)
  }
  // Chance was against us: no character has all four shifts avoided.
  return write(code, SHIFTS.find((shift) => !AVOIDED.has(shifted(code, shift))) ?? 0)
}

const shifted = (code: number, shift: number) => (code + shift >= EURO ? EURO_BYTE : code + shift)
const write = (code: number, shift: number) => `${shift}${String.fromCharCode(shifted(code, shift))}`

export function legacyDecrypt(encoded: unknown): string {
  if (typeof encoded !== 'string' || encoded === '') throw new MailLinkError(messages.legacyInput)
  try {
    let link = 'mailto:'
    // A last character without a partner means nothing.
    for (let at = 0; at + 1 < encoded.length; at += 2) link += unshift(encoded[at]!, encoded.charCodeAt(at + 1))
    return link
  } catch (error) {
    throw new MailLinkError(because(messages.legacyDecryption, error))
  }
}

function unshift(digit: string, given: number): string {
  const shift = /\d/.test(digit) ? Number(digit) : 0
  const code = (given >= EURO ? EURO_BYTE : given) - shift
  if (code < 0 || code > LAST_CODE) throw new MailLinkError(messages.characterCode)
  return String.fromCharCode(code)
}
