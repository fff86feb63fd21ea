import { checkLink } from '../cipher/validation'
import type { Spelling } from '../mail-link.options'
import { HASH_FORM } from '../page/links'
import { findAddresses, normaliseMailto, type Find } from './addresses'
import { spellAddress } from './creation'
import type { Edit, Piece } from './edits'
import { decodeAtSigns, placeOf, type Decoded } from './source'
import type { Span } from './tokens'

/** Where an address was left as written, because changing it would break what it is there for. */
export type Place = 'code' | 'form field' | 'script' | 'web address'

export interface Stay {
  readonly address: string
  readonly place: Place
}

/** A link that no visitor could follow: it does nothing now. */
export interface Refusal {
  readonly link: string
  readonly reason: string
}

export interface Rewritten {
  readonly edits: readonly Edit[]
  readonly stays: readonly Stay[]
  readonly refused: readonly Refusal[]
}

/** What a rewriter has found out and decided so far. */
export class Work implements Rewritten {
  readonly edits: Edit[] = []
  readonly stays: Stay[] = []
  readonly refused: Refusal[] = []
  readonly spelling: Spelling

  constructor(spelling: Spelling) {
    this.spelling = spelling
  }

  replace({ start, end }: Span, ...pieces: readonly Piece[]): void {
    this.edits.push({ start, end, pieces })
  }

  insert(at: number, ...pieces: readonly Piece[]): void {
    this.replace({ start: at, end: at }, ...pieces)
  }
}

/**
 * What becomes of an address. `link`: a protected link. `word`: spelled, inside the author's own link. `text`: spelled, read
 * where no script of ours runs. `data`: rendered by a script later, so a link goes into the address that it will use.
 */
export type Style = 'link' | 'word' | 'text' | 'data'

export interface Passage {
  readonly decoded: Decoded
  /** Where the passage begins in the source. */
  readonly start: number
  readonly style: Style
  readonly escape: (text: string) => string
}

/** Protects every address of a passage; returns how many there were. */
export function rewritePassage(passage: Passage, work: Work): number {
  const decoded = decodeAtSigns(passage.decoded)
  const finds = findAddresses(decoded.text)
  const place = (at: number) => passage.start + placeOf(decoded, at)
  for (const find of finds) work.replace({ start: place(find.start), end: place(find.end) }, ...write(find, passage, work))
  return finds.length
}

/** Leaves the addresses of a passage alone, and remembers them for the owner. */
export function keepPassage(decoded: Decoded, place: Place, work: Work): void {
  for (const { address } of findAddresses(decodeAtSigns(decoded).text)) work.stays.push({ address, place })
}

/**
 * Takes the signs out of addresses that no visitor will see, and leaves the rest of them: among the names and quotes of a tag, a space
 * or a quote that came or went would change what is read after it.
 */
export function obscurePassage({ decoded: given, start }: Pick<Passage, 'decoded' | 'start'>, work: Work): void {
  const decoded = decodeAtSigns(given)
  const place = (at: number) => start + placeOf(decoded, at)
  for (const find of findAddresses(decoded.text)) {
    // A second `href` that a browser drops may be the first one next time.
    if (find.link !== undefined) work.replace({ start: place(find.start), end: place(find.start + 'mailto:'.length) }, '')
    for (let at = find.start; at < find.end; at++) {
      const sign = SIGNS[decoded.text[at]!]
      if (sign) work.replace({ start: place(at), end: place(at + 1) }, sign)
    }
  }
}

const SIGNS: Readonly<Record<string, string>> = { '@': '[at]', '.': '[dot]' }

function write({ address, link }: Find, { style, escape }: Passage, work: Work): readonly Piece[] {
  const spelled = escape(spellAddress(address, work.spelling))
  if (style === 'data' && link !== undefined) return writeHash(link, work)
  if (style === 'text' || style === 'data') return [spelled]
  if (style === 'word') return [wrapSpelled(spelled)]
  return [`<a ${SPELLED} `, ...writeLinkAttributes(link ?? `mailto:${address}`, work), `>${spelled}</a>`]
}

/** A spelled address is in no language, and reads from left to right in any text. */
const SPELLED = 'translate="no" dir="ltr"'
export const wrapSpelled = (spelled: string): string => `<span ${SPELLED}>${spelled}</span>`

/** The attributes of a protected link, or of one that does nothing. */
export function writeLinkAttributes(href: string, work: Work): readonly Piece[] {
  const link = accept(href, work)
  return link === undefined ? ['role="link" aria-disabled="true"'] : ['href="#mail" data-mail="', { link, isShared: false }, '"']
}

export function writeHash(href: string, work: Work): readonly Piece[] {
  const link = accept(href, work)
  return link === undefined ? ['#mail'] : [HASH_FORM, { link, isShared: true }]
}

function accept(href: string, work: Work): string | undefined {
  const link = normaliseMailto(href)
  const verdict = checkLink(link)
  if (verdict.isSafe) return link
  work.refused.push({ link: href, reason: verdict.message ?? '' })
  return undefined
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
export const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1)
