/** A piece of a comment's text: words, or an address that becomes a link. */
export interface Piece {
  readonly text: string
  readonly href?: string
}

/** Punctuation after an address belongs to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"“”]+/gi
const SENTENCE_END = ".,;:!?'’»)]}"

/** The paragraphs of a plain text, each in pieces. Single line breaks stay in them. */
export const toParagraphs = (text: string): Piece[][] =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map(toPieces)

export function toPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    if (!URL.canParse(address)) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** An address keeps a bracket that it has opened itself. */
function withoutEnd(address: string): string {
  // From the end: an expression would begin anew at every mark, and a stranger's text may be nothing but marks.
  let end = address.length
  while (SENTENCE_END.includes(address.charAt(end - 1)) && end > 0) end -= 1
  const closes = address[end] === ')' && address.slice(0, end).includes('(') ? 1 : 0
  return address.slice(0, end + closes)
}

export const countLinks = (text: string): number => toPieces(text).filter(({ href }) => href).length

/** Characters that no text needs and that break stores and pages: control characters beside line break and tab, halves of pairs. */
const BROKEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]|[\uFDD0-\uFDEF]/g

/** What was typed, as it is kept: line breaks of one kind, nothing that cannot be shown. Everything else stays as it is. */
export const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(BROKEN, '').toWellFormed()

/** A text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** Puts a value into a text: fill('Reply to {name}', { name }). */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A heading such as "Comments: {count}", where nobody knows how many there are. */
export const withoutCount = (text: string): string => text.replace(/\s*[:：]?\s*\{count\}/, '')

/** One for each language: to make one takes longer than to draw a comment. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a date. The same on every machine: a server and a browser in other time zones must agree. */
export function formatDay(date: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(date))
}
