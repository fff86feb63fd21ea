import type { Fields } from '../../../core/fields'
import { readFields } from '../../../core/read-fields'
import { encrypt } from '../cipher/modern'
import { randomBytes } from '../cipher/random'
import { cipherFields, mailLinkFields, type MailLinkOptions } from '../mail-link.options'
import { applyEdits } from './edits'
import { rewriteHtml, rewriteXml, type RewriteOptions } from './markup'
import { escapeHtml, escapeJson, keepPassage, rewritePassage, Work, type Refusal, type Rewritten, type Stay } from './passage'
import { asWritten, decodeData } from './source'

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

type Rewrite = (source: string, options: RewriteOptions) => Rewritten

/** How each kind of file is rewritten. */
export const rewriters: Readonly<Record<keyof Protector, Rewrite>> = {
  html: rewriteHtml,
  xml: rewriteXml,
  json: (source, { spelling }) => {
    const work = new Work(spelling)
    rewritePassage({ decoded: decodeData(asWritten(source)), start: 0, style: 'data', escape: escapeJson }, work)
    return work
  },
  text: (source, { spelling }) => {
    const work = new Work(spelling)
    rewritePassage({ decoded: asWritten(source), start: 0, style: 'text', escape: (text) => text }, work)
    return work
  },
  script: (source, { spelling }) => {
    const work = new Work(spelling)
    keepPassage(decodeData(asWritten(source)), 'script', work)
    return work
  },
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

  const protect =
    (kind: keyof Protector) =>
    async (source: string): Promise<Protected> => {
      const isUntouched = !AT_SIGN.test(source) && !(kind === 'html' && rewriting.rootAttributes)
      if (isUntouched) return { text: source, stays: [], refused: [] }
      const { edits, stays, refused } = rewriters[kind](source, rewriting)
      return { text: await applyEdits(source, edits, seal), stays, refused }
    }
  return { html: protect('html'), xml: protect('xml'), json: protect('json'), text: protect('text'), script: protect('script') }
}

/** The settings that a page must know to open its links, where they are not the defaults: `data-mail-iterations="50000"`. */
export function writeRootAttributes(settings: Partial<MailLinkOptions>): string {
  return (Object.entries(cipherFields as Fields) as [keyof typeof cipherFields, Fields[string]][])
    .filter(([name, field]) => settings[name] !== undefined && settings[name] !== field.fallback)
    .map(([name]) => `data-mail-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(settings[name]))}"`)
    .join(' ')
}
