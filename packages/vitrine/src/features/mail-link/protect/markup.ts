import type { Spelling } from '../mail-link.options'
import { HASH_FORM } from '../page/links'
import { isPayload, readScriptCall } from '../page/script-call'
import { addressOf, hasAddress, normaliseMailto } from './addresses'
import { spellAddress } from './creation'
import { CODE, LINKLESS, URL_ATTRIBUTES, FIELD_ATTRIBUTES, SEALED_ATTRIBUTES } from './names'
import { OpenElements } from './open-elements'
import {
  escapeHtml,
  escapeJson,
  keepPassage,
  obscurePassage,
  rewritePassage,
  Work,
  wrapSpelled,
  writeHash,
  writeLinkAttributes,
  type Place,
  type Rewritten,
  type Style,
} from './passage'
import { asWritten, decodeData, decodeEntities, decodeValue, placeOf, type Decoded } from './source'
import { readMarkup, type Attribute, type MarkupReader, type Span, type Tag } from './tokens'

export interface RewriteOptions {
  readonly spelling: Spelling
  /** Attributes for the root element: settings that the page needs to open its links. */
  readonly rootAttributes?: string
}

/** A page: addresses become protected links. */
export const rewriteHtml = (source: string, options: RewriteOptions): Rewritten => new MarkupRewriter(source, options, 'html').rewrite()
/** A feed, or another file that is read away from the site: addresses are spelled, and links to them dropped. */
export const rewriteXml = (source: string, options: RewriteOptions): Rewritten => new MarkupRewriter(source, options, 'xml').rewrite()

/** `fragment` is the HTML inside a feed. */
type Kind = 'html' | 'xml' | 'fragment'

const CDATA = /<!\[CDATA\[([^]*?)(?:\]\]>|$)/g
/** A sign without which there is no address in a tag. */
const SIGN = /[@&]|%40/

/** An at-sign before the next space or tag. */
const AT_SIGN_NEXT = /^[^\s<]*?(?:@|%40|&#0*64|&#x0*40|&commat)/i

/** An author's `mailto:` link whose end has not come yet. */
interface MailAnchor {
  readonly address: string
  readonly isDropped: boolean
  isSpelled: boolean
  hasContent: boolean
}

/** An element that is open, and what it means for what is in it. */
interface Mark {
  readonly depth: number
  readonly name: string
  readonly mail?: MailAnchor
}

class MarkupRewriter implements MarkupReader {
  readonly #source: string
  readonly #options: RewriteOptions
  readonly #kind: Kind
  readonly #work: Work
  readonly #elements: OpenElements
  readonly #anchors: Mark[] = []
  readonly #views: Mark[] = []
  /** The type of the script that has just been opened. */
  #scriptType = ''

  constructor(source: string, options: RewriteOptions, kind: Kind) {
    this.#source = source
    this.#options = options
    this.#kind = kind
    this.#work = new Work(options.spelling)
    this.#elements = new OpenElements(kind === 'xml')
  }

  rewrite(): Rewritten {
    readMarkup({ source: this.#source, isXml: this.#kind === 'xml', elements: this.#elements }, this)
    return this.#work
  }

  text(span: Span, raw: string | undefined): void {
    if (raw !== undefined) return this.#rawText(span, raw)
    const mail = this.#mail
    if (mail && this.#slice(span).trim() !== '') mail.hasContent = true
    if (this.#kind === 'xml') this.#feedText(span)
    else if (this.#elements.isIn(['script', 'style'])) this.#keep(span, 'script')
    else if (this.#elements.isIn(CODE) && !mail) this.#keep(span, 'code')
    else if (this.#rewrite(span, this.#textStyle) > 0 && mail) mail.isSpelled = true
  }

  comment(span: Span): void {
    this.#rewrite(span, 'text')
  }

  unread(span: Span): void {
    if (SIGN.test(this.#slice(span))) obscurePassage({ decoded: this.#decode(span), start: span.start }, this.#work)
  }

  open(tag: Tag): void {
    this.#forget()
    const outer = this.#mail
    if (outer) outer.hasContent = true
    const { name, attributes, depth } = tag
    const href = name === 'a' || name === 'area' ? attributes.find((given) => given.name === 'href') : undefined
    const link = href && normaliseMailto(this.#decodeValue(href.value).text)
    const isLinked = link !== undefined && !this.#isInView
    const isDropped = isLinked && this.#isRead && name === 'a' && depth !== undefined
    if (isDropped) this.#work.replace(tag, this.#separator(tag))
    else this.#attributes(tag, isLinked ? href : undefined)
    if (name === 'html') this.#root(tag)
    if (name === 'script') this.#scriptType = this.#valueOf(attributes.find((given) => given.name === 'type'))
    if (depth === undefined) return
    if (name === 'a')
      this.#anchors.push({
        depth,
        name,
        mail: isLinked ? { address: addressOf(link), isDropped, isSpelled: false, hasContent: false } : undefined,
      })
    if (name.startsWith('astro-')) this.#views.push({ depth, name })
  }

  close(tag: Tag): void {
    const mail = tag.name === 'a' ? this.#mail : undefined
    this.#forget()
    if (mail?.isDropped !== true) this.unread(tag)
    if (!mail) return
    const spelled = escapeHtml(spellAddress(mail.address, this.#work.spelling))
    if (mail.isDropped) return this.#work.replace(tag, mail.isSpelled ? this.#separator(tag) : mail.hasContent ? ` (${spelled})` : spelled)
    if (!mail.hasContent) return this.#work.insert(tag.start, wrapSpelled(spelled))
    // The author's own words do not tell the address: without scripts it stands behind them.
    if (!mail.isSpelled && !this.#elements.isIn(LINKLESS)) this.#work.insert(tag.end, `<noscript> (${wrapSpelled(spelled)})</noscript>`)
  }

  /** What stays of a tag that is dropped: texts on both sides that would become an address are kept apart. */
  #separator({ start, end }: Tag): string {
    const isName = /[\p{L}\p{N}\p{M}_+'@:;-]$/u.test(this.#source.slice(Math.max(0, start - 2), start))
    return isName && AT_SIGN_NEXT.test(this.#source.slice(end, end + 300)) ? ' ' : ''
  }

  /** What is no longer open means nothing any more. */
  #forget(): void {
    for (const marks of [this.#anchors, this.#views]) while (marks.length > 0 && marks.at(-1)!.depth > this.#elements.depth) marks.pop()
  }

  get #mail(): MailAnchor | undefined {
    return this.#anchors.at(-1)?.mail
  }

  /** Inside a view, but not in the finished HTML that was handed to it: a script will render this again from its props. */
  get #isInView(): boolean {
    return this.#views.at(-1)?.name === 'astro-island'
  }

  get #isRead(): boolean {
    return this.#kind !== 'html' || this.#elements.isIn(['noscript'])
  }

  get #textStyle(): Style {
    if (this.#isRead) return 'text'
    if (this.#isInView) return 'data'
    if (this.#mail && !this.#elements.isIn(['svg', 'math'])) return 'word'
    return this.#elements.isIn(LINKLESS) ? 'text' : 'link'
  }

  #slice({ start, end }: Span): string {
    return this.#source.slice(start, end)
  }

  #decode(span: Span): Decoded {
    return decodeEntities(asWritten(this.#slice(span)))
  }

  #decodeValue(span: Span): Decoded {
    return decodeValue(asWritten(this.#slice(span)))
  }

  #valueOf(attribute: Attribute | undefined): string {
    return attribute ? this.#decodeValue(attribute.value).text : ''
  }

  #rewrite(span: Span, style: Style): number {
    return rewritePassage({ decoded: this.#decode(span), start: span.start, style, escape: escapeHtml }, this.#work)
  }

  #keep(span: Span, place: Place): void {
    keepPassage(this.#decode(span), place, this.#work)
  }

  #rawText(span: Span, element: string): void {
    if (element === 'textarea') return this.#keep(span, 'form field')
    if (element === 'xmp') return this.#keep(span, 'code')
    if (element !== 'script' && element !== 'style') return void this.#rewrite(span, 'text')
    const decoded = decodeData(asWritten(this.#slice(span)))
    if (element === 'style' || !this.#scriptType.includes('json')) return keepPassage(decoded, 'script', this.#work)
    // Machines of others read linked data: a link of ours would mean nothing to them.
    const style = this.#scriptType.includes('ld+json') || this.#isRead ? 'text' : 'data'
    rewritePassage({ decoded, start: span.start, style, escape: escapeJson }, this.#work)
  }

  /** A text of a feed may itself be HTML, escaped or in a CDATA section. */
  #feedText(span: Span): void {
    let last = span.start
    for (const section of this.#slice(span).matchAll(CDATA)) {
      const start = span.start + section.index
      this.#embedded({ start: last, end: start }, true)
      this.#embedded({ start: start + '<![CDATA['.length, end: start + '<![CDATA['.length + section[1]!.length }, false)
      last = start + section[0].length
    }
    this.#embedded({ start: last, end: span.end }, true)
  }

  #embedded(span: Span, isEscaped: boolean): void {
    const decoded = isEscaped ? this.#decode(span) : asWritten(this.#slice(span))
    if (!hasAddress(decodeEntities(decoded).text)) return
    const inner = new MarkupRewriter(decoded.text, this.#options, 'fragment').rewrite()
    this.#work.stays.push(...inner.stays)
    for (const { start, end, pieces } of inner.edits) {
      const place = { start: span.start + placeOf(decoded, start), end: span.start + placeOf(decoded, end) }
      this.#work.replace(place, ...pieces.map((piece) => (isEscaped && typeof piece === 'string' ? escapeHtml(piece) : piece)))
    }
  }

  /** The values of a tag, and what else stands in it: its name, names of attributes, attributes that a browser drops. */
  #attributes(tag: Tag, href: Attribute | undefined): void {
    if (!SIGN.test(this.#slice(tag))) return
    let last = tag.start
    for (const given of tag.attributes) {
      const done = given === href ? given : given.value
      this.unread({ start: last, end: done.start })
      if (given === href) this.#work.replace(given, ...writeLinkAttributes(this.#valueOf(given), this.#work))
      else this.#value(given)
      last = done.end
    }
    this.unread({ start: last, end: tag.end })
  }

  #value(given: Attribute): void {
    const { name, value } = given
    const decoded = this.#decodeValue(value)
    if (!hasAddress(decoded.text)) return
    if (name === 'data-cxk' || (SEALED_ATTRIBUTES.has(name) && isPayload(decoded.text))) return
    if (FIELD_ATTRIBUTES.has(name)) return keepPassage(decoded, 'form field', this.#work)
    if (URL_ATTRIBUTES.has(name)) return this.#url(given, decoded)
    const isData = /^\s*[{[]/.test(decoded.text)
    const escape = isData ? (words: string) => escapeHtml(escapeJson(words)) : escapeHtml
    const passage = {
      decoded: isData ? decodeData(decoded) : decoded,
      start: value.start,
      style: this.#isRead ? 'text' : 'data',
      escape,
    } as const
    this.#quoted(given, () => rewritePassage(passage, this.#work))
  }

  #url(given: Attribute, decoded: Decoded): void {
    const url = decoded.text.trim()
    const link = given.name.includes('action') ? undefined : normaliseMailto(url)
    if (link !== undefined) {
      const pieces = this.#isRead ? [escapeHtml(spellAddress(addressOf(link), this.#work.spelling))] : writeHash(url, this.#work)
      this.#work.replace(given.value, ...(given.isQuoted ? pieces : ['"', ...pieces, '"']))
    } else if (/^javascript:/i.test(url)) {
      if (!readScriptCall(url)) keepPassage(decoded, 'script', this.#work)
    } else if (!url.startsWith(HASH_FORM)) keepPassage(decoded, 'web address', this.#work)
  }

  /** A value without quotes gets them if it changes: what comes in its place has spaces. */
  #quoted({ value, isQuoted }: Attribute, change: () => number): void {
    if (isQuoted) return void change()
    const before = this.#work.edits.length
    this.#work.insert(value.start, '"')
    if (change() === 0) this.#work.edits.length = before
    else {
      for (let at = this.#source.indexOf('"', value.start); at >= 0 && at < value.end; at = this.#source.indexOf('"', at + 1))
        this.#work.replace({ start: at, end: at + 1 }, '&quot;')
      this.#work.insert(value.end, '"')
    }
  }

  #root({ attributes, end }: Tag): void {
    const { rootAttributes } = this.#options
    if (this.#kind === 'html' && rootAttributes && !attributes.some((given) => given.name.startsWith('data-mail-')))
      this.#work.insert(end - 1, ` ${rootAttributes}`)
  }
}
