import { readFields, type Fields } from '../../core/fields'
import { encrypt } from './mail-link.cipher'
import type { Piece } from './mail-link.edits'
import { cipherFields, mailLinkFields, type MailLinkOptions } from './mail-link.options'
import type { Refusal, Stay } from './mail-link.passage'
import { escapeHtml } from './mail-link.passage'
import { randomBytes } from './mail-link.random'
import { keepScript, rewriteHtml, rewriteJson, rewriteText, rewriteXml, type RewriteOptions, type Rewritten } from './mail-link.rewriting'

export interface Protected {
  readonly text: string
  /** Addresses that stay readable, for the owner to know. */
  readonly stays: readonly Stay[]
  /** Links that could not be followed and now do nothing. */
  readonly refused: readonly Refusal[]
}

export interface Protector {
  /** A page or a part of one. */
  html(source: string): Promise<Protected>
  /** A feed, or another XML file. */
  xml(source: string): Promise<Protected>
  json(source: string): Promise<Protected>
  text(source: string): Promise<Protected>
  /** A text for machines: nothing is changed, what could be read is told. */
  script(source: string): Promise<Protected>
}

/**
 * An at-sign that can end a name, in any of its spellings: without one there is no address, and nothing to do. Those of style
 * rules (`@media`) and of data for search engines (`"@type"`) are on every page, and are none.
 */
const AT_SIGN = /[\p{L}\p{N}\p{M}_+'\-;]@|"@(?!(?:context|type|id|graph)")|%40|&#0*64|&#x0*40|&commat|\\u0040/iu

/**
 * Protects every address in what a site serves. One salt for all of it: the key is derived once, here and in the
 * visitor's browser, however many links there are. Each link has a vector of its own.
 */
export function createProtector(options: Partial<MailLinkOptions> = {}): Protector {
  const settings = readFields(mailLinkFields, options, 'mailLink')
  const cipher = { ...settings, salt: randomBytes(settings.saltLength) }
  const rewriting: RewriteOptions = { spelling: settings, rootAttributes: writeRootAttributes(settings) }
  const seal = (link: string) => encrypt(link, settings.password, cipher)

  const protect = (rewrite: (source: string, options: RewriteOptions) => Rewritten) => async (source: string): Promise<Protected> => {
    const isUntouched = !AT_SIGN.test(source) && !(rewrite === rewriteHtml && rewriting.rootAttributes)
    if (isUntouched) return { text: source, stays: [], refused: [] }
    const { pieces, stays, refused } = rewrite(source, rewriting)
    return { text: await fill(pieces, seal), stays, refused }
  }
  return { html: protect(rewriteHtml), xml: protect(rewriteXml), json: protect(rewriteJson), text: protect(rewriteText), script: protect(keepScript) }
}

async function fill(pieces: readonly Piece[], seal: (link: string) => Promise<string>): Promise<string> {
  const shared = new Map<string, Promise<string>>()
  const texts = pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    if (!piece.isShared) return seal(piece.link)
    const payload = shared.get(piece.link) ?? seal(piece.link)
    shared.set(piece.link, payload)
    return payload
  })
  return (await Promise.all(texts)).join('')
}

/** The settings that a page must know to open its links, where they are not the defaults: `data-mail-iterations="50000"`. */
export function writeRootAttributes(settings: Partial<MailLinkOptions>): string {
  return (Object.entries(cipherFields as Fields) as [keyof typeof cipherFields, Fields[string]][])
    .filter(([name, field]) => settings[name] !== undefined && settings[name] !== field.fallback)
    .map(([name]) => `data-mail-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(settings[name]))}"`)
    .join(' ')
}
