import { attribute, elementsIn, escapeText, escapeValue, isElement, isText, type Element, type Node } from './tree'

/** What may stand in a page: words and their meaning. No scripts, no forms, no frames, nothing that styles or acts. */
const ALLOWED = new Set(
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr'])
/** Old words for what there is a newer one for, or for nothing at all. */
const INSTEAD: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  big: 'span',
  center: 'div',
  font: 'span',
  h1: 'h2',
  strike: 's',
  tt: 'code',
  main: 'div',
  header: 'div',
  footer: 'div',
  nav: 'div',
}
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['dir', 'id', 'lang', 'title'],
  a: ['href', 'hreflang', 'rel'],
  audio: ['controls', 'loop', 'preload', 'src'],
  blockquote: ['cite'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'datetime'],
  details: ['open'],
  img: ['alt', 'height', 'src', 'width'],
  ins: ['cite', 'datetime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  source: ['src', 'type'],
  td: ['colspan', 'headers', 'rowspan'],
  th: ['abbr', 'colspan', 'headers', 'rowspan', 'scope'],
  time: ['datetime'],
  track: ['kind', 'label', 'src', 'srclang'],
  video: ['controls', 'height', 'loop', 'muted', 'playsinline', 'poster', 'preload', 'src', 'width'],
}
const ADDRESSES = new Set(['href', 'src', 'poster'])
const BOOLEAN = new Set(['controls', 'loop', 'muted', 'open', 'playsinline', 'reversed'])
const ID = /^[\p{L}][\p{L}\p{N}_:.-]*$/u

/** With everything in them, and in no page. */
export const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'svg',
  'math',
  'canvas',
])

/** An address that only leads somewhere. White space and control characters in front of `javascript:` change nothing for a browser. */
export function safeAddress(value: string): string | undefined {
  const address = value
    .replaceAll(/[\u0000-\u0020\u007F-\u009F]/g, (letter) => (letter === ' ' ? '%20' : ''))
    .replace(/^(?:%20)+|(?:%20)+$/g, '')
  const [, scheme] = /^([^/?#]*?):/.exec(address) ?? []
  return scheme === undefined || /^(?:https?|mailto|tel|sms|ftp|xmpp|geo)$/i.test(scheme) ? address : undefined
}

export interface SafeOptions {
  /** Where a link or a file leads now; undefined where there is nothing. */
  readonly address: (kind: 'link' | 'file' | 'picture', value: string, element: Element) => string | undefined
  /** What stands in place of an element that may not be there; undefined where its content does. */
  readonly instead: (element: Element) => string | undefined
}

/** Nodes as HTML that is safe to put into a page, without blank lines, so that Markdown leaves it alone. */
export const toSafeHtml = (nodes: readonly Node[], options: SafeOptions): string =>
  nodes.map((node) => (isText(node) ? textOf(node.value) : isElement(node) ? elementOf(node, options) : '')).join('')

/** A blank line would end the HTML. */
const textOf = (text: string): string => escapeText(text).replaceAll(/\n(?=[^\S\n]*\n)/g, '&#10;')

function elementOf(element: Element, options: SafeOptions): string {
  const name = INSTEAD[element.tagName] ?? element.tagName
  if (DROPPED.has(name)) return ''
  const inside = () => toSafeHtml(element.childNodes, options)
  if (!ALLOWED.has(name)) return options.instead(element) ?? inside()
  const attributes = attributesOf(element, name, options)
  if (attributes === undefined) return options.instead(element) ?? inside()
  const open = `<${name}${attributes}>`
  return VOID.has(name) ? open : `${open}${inside()}</${name}>`
}

const KINDS = { img: 'picture', a: 'link', audio: 'file', video: 'file', source: 'file', track: 'file' } as const

/** Undefined: an element that leads nowhere is only its content. */
function attributesOf(element: Element, name: string, { address }: SafeOptions): string | undefined {
  const known = [...ATTRIBUTES['*']!, ...(ATTRIBUTES[name] ?? [])]
  let text = ''
  for (const { name: key, value } of element.attrs) {
    if (!known.includes(key)) continue
    if (key === 'id' && !ID.test(value)) continue
    if (BOOLEAN.has(key)) text += ` ${key}`
    // Where words were taken from is an address that nobody follows, and often no address at all.
    else if (key === 'cite') text += /^https?:\/\//i.test(value) ? ` cite="${escapeValue(value)}"` : ''
    else if (ADDRESSES.has(key)) {
      const safe = safeAddress(value)
      const kind = key === 'poster' ? 'picture' : (KINDS[name as keyof typeof KINDS] ?? 'link')
      const now = safe === undefined ? undefined : address(kind, safe, element)
      if (now !== undefined) text += ` ${key}="${escapeValue(now)}"`
      else if (key === 'href' || (key === 'src' && name !== 'source' && name !== 'track')) return undefined
    } else text += ` ${key}="${escapeValue(value)}"`
  }
  if ((name === 'audio' || name === 'video') && !/ controls/.test(text)) text += ' controls'
  if (name === 'video' && !/ preload=/.test(text)) text += ' preload="metadata"'
  return text
}

/** An element that stands among words, around what is written already. */
export function wrapSafe(element: Element, inside: string, options: SafeOptions): string {
  const name = INSTEAD[element.tagName] ?? element.tagName
  const attributes = ALLOWED.has(name) ? attributesOf(element, name, options) : undefined
  if (attributes === undefined) return inside
  return VOID.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${inside}</${name}>`
}

/** The beginning of a table's part, with what is allowed of it. */
export const openTag = (element: Element): string =>
  `<${element.tagName}${attributesOf(element, element.tagName, { address: () => undefined, instead: () => undefined }) ?? ''}>`

/** Whether a table is one that Markdown can write: a row of headings, then rows of as many cells, with words in them. */
export function isPlainTable(table: Element): boolean {
  const rows = elementsIn(table).flatMap((part) =>
    part.tagName === 'tr' ? [part] : ['thead', 'tbody'].includes(part.tagName) ? elementsIn(part) : [],
  )
  // A foot, and words above a table, are what Markdown has no sign for.
  const hasOther = elementsIn(table).some(({ tagName }) => !['thead', 'tbody', 'tr', 'colgroup'].includes(tagName))
  const [head, ...body] = rows
  if (hasOther || !head || body.length === 0) return false
  const cells = elementsIn(head)
  const isWords = (cell: Element) =>
    !attribute(cell, 'colspan') &&
    !attribute(cell, 'rowspan') &&
    elementsIn(cell).every((child) => INLINE.has(child.tagName) && elementsIn(child).every(({ tagName }) => INLINE.has(tagName)))
  return (
    cells.length > 0 &&
    cells.every(({ tagName }) => tagName === 'th') &&
    rows.every((row) => elementsIn(row).length === cells.length && elementsIn(row).every(isWords)) &&
    body.every((row) => elementsIn(row).every(({ tagName }) => tagName === 'td'))
  )
}

export const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
