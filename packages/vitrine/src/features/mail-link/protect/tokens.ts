import { foreignContent, Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5'
import type { OpenElements } from './open-elements'

/** The pieces of a page or a feed in the order of their places, as a browser's own tokenizer sees them. Nothing is normalised. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Attribute extends Span {
  readonly name: string
  /** As written, without quotes; its place is empty where there is none. */
  readonly value: Span
  readonly isQuoted: boolean
}

export interface Tag extends Span {
  readonly name: string
  /** One of each name: a browser drops the second. */
  readonly attributes: readonly Attribute[]
  /** How deep its content stands; undefined where it has none. */
  readonly depth?: number
}

export interface MarkupReader {
  /** `raw` names the element whose text holds no markup: a script, a style, a title, a text field. */
  text(span: Span, raw: string | undefined): void
  comment(span: Span): void
  /** What a browser does not read: a declaration, a tag that is never finished. */
  unread(span: Span): void
  open(tag: Tag): void
  /** Only for what was open. */
  close(tag: Tag): void
}

const RAW: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
}

export interface MarkupSource {
  readonly source: string
  readonly isXml: boolean
  readonly elements: OpenElements
}

/**
 * Reads markup with parse5's tokenizer. Its tree is not built: a rewriter needs the tags as they stand in the source, also those
 * that a tree leaves out, and building it can take time that grows with the square of the length.
 */
export function readMarkup(markup: MarkupSource, reader: MarkupReader): void {
  const handler = new Handler(markup, reader)
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler)
  handler.tokenizer = tokenizer
  // In XML, as in SVG, a CDATA section is one.
  tokenizer.inForeignNode = markup.isXml
  tokenizer.write(markup.source, true)
}

class Handler implements TokenHandler {
  tokenizer!: Tokenizer
  readonly #markup: MarkupSource
  readonly #reader: MarkupReader
  #text: { start: number; end: number } | undefined
  #raw: string | undefined
  /** Everything before it has been handed on. */
  #done = 0

  constructor(markup: MarkupSource, reader: MarkupReader) {
    this.#markup = markup
    this.#reader = reader
  }

  onCharacter(token: Token.CharacterToken): void {
    const { startOffset, endOffset } = token.location!
    if (this.#text) this.#text.end = endOffset
    else this.#text = { start: startOffset, end: endOffset }
  }
  onWhitespaceCharacter = this.onCharacter
  onNullCharacter = this.onCharacter

  onComment(token: Token.CommentToken): void {
    this.#reader.comment(this.#reach(token))
  }

  onDoctype(token: Token.DoctypeToken): void {
    this.#reader.unread(this.#reach(token))
  }

  onStartTag(token: Token.TagToken): void {
    const { elements, isXml } = this.#markup
    const tag = this.#readTag(token)
    const isForeign = elements.namespace !== 'html'
    const isOpen = elements.open({
      name: tag.name,
      isSelfClosing: token.selfClosing,
      isBreakout: isForeign && foreignContent.causesExit(token),
    })
    this.#reader.open(isOpen ? { ...tag, depth: elements.depth } : tag)
    if (isXml) return
    this.tokenizer.inForeignNode = elements.namespace !== 'html'
    // SVG has a title and a style of its own: what stands in them is markup.
    if (isForeign || !Object.hasOwn(RAW, tag.name)) return
    this.#raw = tag.name
    this.tokenizer.state = RAW[tag.name]!
  }

  onEndTag(token: Token.TagToken): void {
    const { elements, isXml } = this.#markup
    const tag = this.#readTag(token)
    this.#raw = undefined
    const wasOpen = elements.close(tag.name)
    if (!isXml) this.tokenizer.inForeignNode = elements.namespace !== 'html'
    if (wasOpen) this.#reader.close(tag)
    else this.#reader.unread(tag)
  }

  onEof(): void {
    const { length } = this.#markup.source
    this.#reach({ location: { startOffset: length, endOffset: length } })
  }

  #readTag(token: Token.TagToken): Tag {
    const locations = token.location!.attrs ?? {}
    const attributes = token.attrs.map(({ name }) => readAttribute(this.#markup.source, name, locations[name]!))
    return { ...this.#reach(token), name: token.tagName, attributes }
  }

  /** Hands on what stands before a token: its text, and what no token covers. */
  #reach({ location }: { readonly location: { readonly startOffset: number; readonly endOffset: number } | null }): Span {
    const { startOffset: start, endOffset: end } = location!
    const text = this.#text
    this.#text = undefined
    if (text) {
      this.#skip(text.start)
      this.#reader.text({ start: text.start, end: Math.min(text.end, start) }, this.#raw)
      this.#done = Math.min(text.end, start)
    }
    this.#skip(start)
    this.#done = end
    return { start, end }
  }

  #skip(until: number): void {
    if (until > this.#done) this.#reader.unread({ start: this.#done, end: until })
  }
}

/** A name begins with any sign, even `=`, and goes on to the next sign that ends it. */
const BEFORE_VALUE = /^[^][^\s/>=]*\s*=\s*(["']?)/

function readAttribute(source: string, name: string, { startOffset: start, endOffset: end }: Token.Location): Attribute {
  const [before, quote] = BEFORE_VALUE.exec(source.slice(start, end)) ?? []
  if (before === undefined) return { name, start, end, value: { start: end, end }, isQuoted: false }
  return { name, start, end, value: { start: start + before.length, end: quote ? end - 1 : end }, isQuoted: quote !== '' }
}
