/** The little of HTML and XML that a rewriter needs: where tags, attributes and texts begin and end. Nothing is normalised. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Attribute extends Span {
  readonly name: string
  /** As written, without quotes. */
  readonly value: string
  readonly valueStart: number
}

export type Token =
  | ({ readonly kind: 'text' | 'comment' | 'other' } & Span)
  /** A text that holds no markup: a script, a style, a title, a text field, a CDATA section. */
  | ({ readonly kind: 'raw'; readonly element: string } & Span)
  | ({ readonly kind: 'open'; readonly name: string; readonly attributes: readonly Attribute[]; readonly isClosed: boolean } & Span)
  | ({ readonly kind: 'close'; readonly name: string } & Span)

const RAW = new Set(['script', 'style', 'title', 'textarea', 'xmp'])
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const CDATA = '<![CDATA['

export function* readMarkup(source: string, isXml = false): Generator<Token> {
  let at = 0
  while (at < source.length) {
    const open = findTag(source, at)
    if (open > at) yield { kind: 'text', start: at, end: open }
    if (open === source.length) return
    if (source.startsWith('<!--', open)) {
      at = endOf(source, '-->', open + 4)
      yield { kind: 'comment', start: open, end: at }
    } else if (source.startsWith(CDATA, open)) {
      at = endOf(source, ']]>', open)
      yield { kind: 'raw', element: 'cdata', start: open + CDATA.length, end: Math.max(open + CDATA.length, at - 3) }
    } else if (source[open + 1] === '!' || source[open + 1] === '?') {
      at = endOf(source, '>', open)
      yield { kind: 'other', start: open, end: at }
    } else {
      const end = findTagEnd(source, open)
      const tag = readTag(source, { start: open, end })
      yield tag
      at = end
      if (isXml || tag.kind !== 'open' || !RAW.has(tag.name) || tag.isClosed) continue
      const close = new RegExp(`</${tag.name}[\\s/>]`, 'gi')
      close.lastIndex = at
      const stop = close.exec(source)?.index ?? source.length
      yield { kind: 'raw', element: tag.name, start: at, end: stop }
      at = stop
    }
  }
}

function readTag(source: string, { start, end }: Span): Token & { kind: 'open' | 'close' } {
  const [, slash = '', written = ''] = /^<(\/?)([^\s/>]*)/.exec(source.slice(start, end)) ?? []
  const name = written.toLowerCase()
  if (slash) return { kind: 'close', name, start, end }
  const from = start + 1 + written.length
  const attributes: Attribute[] = []
  for (const match of source.slice(from, end - 1).matchAll(ATTRIBUTE)) {
    const value = match[2] ?? match[3] ?? match[4] ?? ''
    const at = from + match.index
    const quote = match[2] !== undefined || match[3] !== undefined ? 1 : 0
    attributes.push({ name: match[1]!.toLowerCase(), value, start: at, end: at + match[0].length, valueStart: at + match[0].length - value.length - quote })
  }
  return { kind: 'open', name, attributes, isClosed: source[end - 2] === '/', start, end }
}

/** The next `<` that begins a tag, a comment or a declaration; a lone one is text. */
function findTag(source: string, from: number): number {
  for (let at = source.indexOf('<', from); at >= 0; at = source.indexOf('<', at + 1)) if (/[a-z/!?]/i.test(source[at + 1] ?? '')) return at
  return source.length
}

/** The end of a tag; a `>` in a quoted value is not it. */
function findTagEnd(source: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < source.length; at++) {
    const character = source[at]!
    if (quote) quote = character === quote ? '' : quote
    else if ((character === '"' || character === "'") && /[=\s]/.test(source[at - 1]!)) quote = character
    else if (character === '>') return at + 1
  }
  return source.length
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? source.length : at + mark.length
}
