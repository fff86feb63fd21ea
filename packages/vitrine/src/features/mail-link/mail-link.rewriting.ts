import { asWritten, decodeEntities, decodeJson } from './mail-link.decoded'
import { Edits, type Piece } from './mail-link.edits'
import { addressOf, hasAddress, normaliseMailto } from './mail-link.mailto'
import { readMarkup, type Attribute, type Span, type Token } from './mail-link.markup'
import type { Spelling } from './mail-link.options'
import { escapeHtml, escapeJson, keepPassage, rewritePassage, wrapSpelled, writeHash, writeLinkAttributes, type Place, type Refusal, type Stay, type Style, type Work } from './mail-link.passage'
import { spellAddress } from './mail-link.spelling'

export interface Rewritten {
  readonly pieces: readonly Piece[]
  readonly stays: readonly Stay[]
  readonly refused: readonly Refusal[]
}

export interface RewriteOptions {
  readonly spelling: Spelling
  /** Attributes for the root element: settings that the page needs to open its links. */
  readonly rootAttributes?: string
}

/** A page: addresses become protected links. */
export const rewriteHtml = (source: string, options: RewriteOptions): Rewritten => rewriteMarkup(source, options, 'html')
/** A feed, or another file that is read away from the site: addresses are spelled, and links to them dropped. */
export const rewriteXml = (source: string, options: RewriteOptions): Rewritten => rewriteMarkup(source, options, 'xml')

export function rewriteJson(source: string, options: RewriteOptions): Rewritten {
  const work = begin(source, options)
  rewritePassage({ decoded: decodeJson(asWritten(source)), start: 0, style: 'data', escape: escapeJson }, work)
  return finish(work)
}

export function rewriteText(source: string, options: RewriteOptions): Rewritten {
  const work = begin(source, options)
  rewritePassage({ decoded: asWritten(source), start: 0, style: 'text', escape: (text) => text }, work)
  return finish(work)
}

export function keepScript(source: string, options: RewriteOptions): Rewritten {
  const work = begin(source, options)
  keepPassage(decodeJson(asWritten(source)), 'script', work)
  return finish(work)
}

const begin = (source: string, { spelling }: RewriteOptions): Work => ({ edits: new Edits(source), spelling, stays: [], refused: [] })
const finish = ({ edits, stays, refused }: Work): Rewritten => ({ pieces: edits.finish(), stays, refused })

/** `fragment` is the HTML inside a feed. */
type Kind = 'html' | 'xml' | 'fragment'

const CODE = new Set(['pre', 'code', 'kbd', 'samp'])
/** A link may not stand in these, or would not work. */
const LINKLESS = new Set(['a', 'button', 'option', 'svg', 'noscript'])
const TRACKED = new Set([...CODE, ...LINKLESS, 'astro-island', 'astro-slot'])
const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'srcset', 'imagesrcset', 'action', 'formaction', 'cite', 'poster', 'data', 'ping', 'component-url', 'renderer-url'])
const FIELD_ATTRIBUTES = new Set(['value', 'placeholder', 'pattern'])
/** Protected already; a text in the legacy scheme looks much like an address. */
const SEALED_ATTRIBUTES = new Set(['data-mail', 'data-cx', 'data-cxk'])

/** An author's `mailto:` link whose end has not come yet. */
interface MailAnchor {
  readonly address: string
  readonly isDropped: boolean
  isSpelled: boolean
  hasContent: boolean
}

interface Entry {
  readonly name: string
  readonly anchor?: MailAnchor
}

function rewriteMarkup(source: string, options: RewriteOptions, kind: Kind): Rewritten {
  const work = begin(source, options)
  const stack: Entry[] = []
  let element: Token | undefined

  const isIn = (names: ReadonlySet<string>) => stack.some(({ name }) => names.has(name))
  const anchor = () => stack.findLast((entry) => entry.anchor)?.anchor
  /** Inside a view, but not in the finished HTML that was handed to it: a script will render this again from its props. */
  const isInView = () => stack.findLast(({ name }) => name.startsWith('astro-'))?.name === 'astro-island'
  const isRead = () => kind !== 'html' || stack.some(({ name }) => name === 'noscript')

  const textStyle = (): Style => {
    if (isRead()) return 'text'
    if (isInView()) return 'data'
    if (anchor() && !stack.some(({ name }) => name === 'svg')) return 'word'
    return isIn(LINKLESS) ? 'text' : 'link'
  }

  const rewrite = ({ start, end }: Span, style: Style): number =>
    rewritePassage({ decoded: decodeEntities(asWritten(source.slice(start, end))), start, style, escape: escapeHtml }, work)
  const keep = ({ start, end }: Span, place: Place) => keepPassage(decodeEntities(asWritten(source.slice(start, end))), place, work)

  const text = (span: Span) => {
    const mail = anchor()
    if (mail && source.slice(span.start, span.end).trim() !== '') mail.hasContent = true
    if (isIn(CODE) && !mail) keep(span, 'code')
    else if (kind === 'xml') embedded(span, escapeHtml)
    else if (rewrite(span, textStyle()) > 0 && mail) mail.isSpelled = true
  }

  /** A text of a feed may itself be HTML, escaped or in a CDATA section. */
  const embedded = (span: Span, escape: (html: string) => string) => {
    const written = source.slice(span.start, span.end)
    const decoded = escape === escapeHtml ? decodeEntities(asWritten(written)).text : written
    if (!hasAddress(decoded)) return
    const inner = rewriteMarkup(decoded, options, 'fragment')
    work.stays.push(...inner.stays)
    work.edits.replace(span, escape(inner.pieces.join('')))
  }

  const raw = (token: Token & { kind: 'raw' }) => {
    if (token.element === 'cdata') return embedded(token, (html) => html)
    if (token.element === 'title') return rewrite(token, 'text')
    if (token.element === 'textarea') return keep(token, 'form field')
    if (token.element === 'xmp') return keep(token, 'code')
    const type = token.element === 'script' && element?.kind === 'open' ? element.attributes.find(({ name }) => name === 'type')?.value : undefined
    const decoded = decodeJson(asWritten(source.slice(token.start, token.end)))
    if (!type?.includes('json')) return keepPassage(decoded, 'script', work)
    // Machines of others read linked data: a link of ours would mean nothing to them.
    return rewritePassage({ decoded, start: token.start, style: type.includes('ld+json') || isRead() ? 'text' : 'data', escape: escapeJson }, work)
  }

  const attribute = (given: Attribute) => {
    if (SEALED_ATTRIBUTES.has(given.name) || !/@|%40|&/.test(given.value)) return
    const span = { start: given.valueStart, end: given.valueStart + given.value.length }
    const decoded = decodeEntities(asWritten(given.value))
    if (FIELD_ATTRIBUTES.has(given.name)) return keepPassage(decoded, 'form field', work)
    if (URL_ATTRIBUTES.has(given.name)) {
      const url = decoded.text.trim()
      const link = given.name.includes('action') ? undefined : normaliseMailto(url)
      if (link !== undefined) quoted(given, () => work.edits.replace(span, ...(isRead() ? [escapeHtml(spell(addressOf(link)))] : writeHash(url, work))))
      else if (!/^(?:javascript:|#)/i.test(url)) keepPassage(asWritten(url.replace(/%40/g, '@')), 'web address', work)
      return
    }
    if (!hasAddress(decoded.text)) return
    const isData = /^\s*[{[]/.test(decoded.text)
    const escape = isData ? (words: string) => escapeHtml(escapeJson(words)) : escapeHtml
    quoted(given, () => rewritePassage({ decoded: isData ? decodeJson(decoded) : decoded, start: span.start, style: isRead() ? 'text' : 'data', escape }, work))
  }

  /** A value without quotes gets them: what comes in its place has spaces. */
  const quoted = ({ valueStart, value }: Attribute, change: () => void) => {
    const quote = /["']/.test(source[valueStart - 1]!) ? '' : '"'
    work.edits.insert(valueStart, quote)
    change()
    work.edits.insert(valueStart + value.length, quote)
  }

  const spell = (address: string) => spellAddress(address, work.spelling)

  const open = (token: Token & { kind: 'open' }) => {
    const mail = anchor()
    if (mail) mail.hasContent = true
    const { name, attributes } = token
    const href = name === 'a' || name === 'area' ? attributes.find((given) => given.name === 'href') : undefined
    const link = href && normaliseMailto(decodeEntities(asWritten(href.value)).text)
    const isLinked = link !== undefined && !isInView()
    const isDropped = isLinked && isRead() && name === 'a'
    if (isDropped) work.edits.replace(token, '')
    else {
      for (const given of attributes) {
        if (given === href && isLinked) work.edits.replace(given, ...writeLinkAttributes(link, work))
        else attribute(given)
      }
      if (name === 'html' && options.rootAttributes && !attributes.some((given) => given.name.startsWith('data-mail-'))) work.edits.insert(token.end - 1, ` ${options.rootAttributes}`)
    }
    if (!TRACKED.has(name) || token.isClosed) return
    stack.push(isLinked && name === 'a' ? { name, anchor: { address: addressOf(link), isDropped, isSpelled: false, hasContent: false } } : { name })
  }

  const close = (token: Token & { kind: 'close' }) => {
    const at = stack.findLastIndex(({ name }) => name === token.name)
    if (at < 0) return
    const mail = stack[at]!.anchor
    stack.length = at
    if (!mail) return
    const spelled = escapeHtml(spell(mail.address))
    if (mail.isDropped) return work.edits.replace(token, mail.isSpelled ? '' : mail.hasContent ? ` (${spelled})` : spelled)
    if (!mail.hasContent) return work.edits.insert(token.start, wrapSpelled(spelled))
    // The author's own words do not tell the address: without scripts it stands behind them.
    if (!mail.isSpelled && !isIn(LINKLESS)) work.edits.insert(token.end, `<noscript> (${wrapSpelled(spelled)})</noscript>`)
  }

  for (const token of readMarkup(source, kind === 'xml')) {
    if (token.kind === 'text') text(token)
    else if (token.kind === 'comment') rewrite(token, 'text')
    else if (token.kind === 'raw') raw(token)
    else if (token.kind === 'close') close(token)
    else if (token.kind === 'open') open((element = token))
  }
  return finish(work)
}
