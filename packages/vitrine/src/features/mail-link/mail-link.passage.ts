import { placeOf, type Decoded } from './mail-link.decoded'
import type { Edits, Piece } from './mail-link.edits'
import { findAddresses, type Find } from './mail-link.finding'
import { HASH_FORM } from './mail-link.forms'
import { normaliseMailto } from './mail-link.mailto'
import type { Spelling } from './mail-link.options'
import { spellAddress } from './mail-link.spelling'
import { checkLink } from './mail-link.validation'

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

/** What a rewriter works on and what it found out. */
export interface Work {
  readonly edits: Edits
  readonly spelling: Spelling
  readonly stays: Stay[]
  readonly refused: Refusal[]
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
  const finds = findAddresses(passage.decoded.text)
  const place = (at: number) => passage.start + placeOf(passage.decoded, at)
  for (const find of finds) work.edits.replace({ start: place(find.start), end: place(find.end) }, ...write(find, passage, work))
  return finds.length
}

/** Leaves the addresses of a passage alone, and remembers them for the owner. */
export function keepPassage({ text }: Decoded, place: Place, work: Work): void {
  for (const { address } of findAddresses(text)) work.stays.push({ address, place })
}

function write({ address, link }: Find, { style, escape }: Passage, work: Work): readonly Piece[] {
  const spelled = escape(spellAddress(address, work.spelling))
  if (style === 'data' && link !== undefined) return writeHash(link, work)
  if (style === 'text' || style === 'data') return [spelled]
  if (style === 'word') return [wrapSpelled(spelled)]
  return [`<a ${SPELLED} `, ...writeLinkAttributes(link ?? `mailto:${address}`, work), `>${spelled}</a>`]
}

/** A spelled address is in no language, and reads from left to right in any text. */
export const SPELLED = 'translate="no" dir="ltr"'
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

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
export const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1)
