import { parseFragment } from 'parse5'
import type { ConvertContext, Facts } from './context'
import { DROPPED, INLINE, safeAddress, toSafeHtml, wrapSafe, type SafeOptions } from './safe'
import { attribute, elementsIn, escapeText, escapeValue, find, hasClass, isElement, isText, textIn, type Element, type Node } from './tree'
import { EMBED, GALLERY, PICTURE, PLACE } from './known'

/** How words are written in Markdown. */
export interface InlineWriter {
  readonly write: (nodes: readonly Node[], place?: 'table' | 'heading') => string
  readonly picture: (source: string, alt: string) => string
  readonly html: (nodes: readonly Node[]) => string
  readonly notes: ReadonlyMap<string, number>
}

const SPECIAL = /[\\`*_[\]<>|~{}]/g
export const NO_ALT = 'A picture had no words for those who cannot see it: its title stands in. Write better ones.'
/** What Markdown would take for an entity. */
const ENTITY = /&(?=#?\w+;)/g
/** A directive needs a letter behind its colon; a time has a digit there. */
const DIRECTIVE = /:(?=:|[a-zA-Z])/g

export const escapeWords = (text: string): string => text.replaceAll(SPECIAL, '\\$&').replaceAll(ENTITY, '\\&').replaceAll(DIRECTIVE, '\\:')
/** At the start of a line some signs make a list, a heading or a rule. */
export const escapeStart = (text: string): string =>
  text
    .replaceAll(/^(\s*)([#+=-])/gm, (whole, space: string, sign: string) => (space.length > 3 ? whole.trimStart() : `${space}\\${sign}`))
    .replaceAll(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

export const toDestination = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : address

/** Where words begin and end, without white space and line breaks around them. The sign of a break would stand against what follows. */
function edgesOf(text: string): readonly [start: number, end: number] {
  let [start, end] = [0, text.length]
  for (let step = 1; step > 0 && start < end; start += step) step = text.startsWith('\\\n', start) ? 2 : text[start]!.trim() === '' ? 1 : 0
  for (let step = 1; step > 0 && end > start; end -= step) step = text.endsWith('\\\n', end) ? 2 : text[end - 1]!.trim() === '' ? 1 : 0
  return [start, end]
}

export const trimBreaks = (text: string): string => text.slice(...edgesOf(text))

/** What shows something of its own, and cannot stand among words. */
const FRAMES = new Set(['iframe', 'object', 'embed', 'audio', 'video', EMBED, GALLERY])

const SIGNS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', s: '~~', del: '~~', strike: '~~' }
/** Words that need no sign of their own. */
const PLAIN = new Set(['span', 'font', 'big', 'center', 'label', 'div', 'p', 'section', 'tt'])

export function createInline(context: ConvertContext, facts: Facts): InlineWriter {
  const notes = new Map<string, number>()
  const safe: SafeOptions = {
    address: (kind, value) => {
      if (kind === 'link') return noteLink(value)
      if (kind === 'file') return noteFile(value)
      const found = context.picture(value)
      ;(found ? facts.pictures : facts.missing).push(found ? found.path : value)
      return found?.address
    },
    instead: (element) => {
      const { tagName } = element
      if (tagName === PLACE) return placeOf(element)
      if (tagName === PICTURE)
        return html(parseFragment(`<img src="${escapeValue(attribute(element, 'data-source'))}">`).childNodes as Node[])
      const url = ['src', 'data', 'data-src', 'data-url', 'data-ids'].map((name) => attribute(element, name)).find(Boolean)
      if (!url || !FRAMES.has(tagName)) return undefined
      facts.places.push({ kind: 'embed', text: url })
      const address = safeAddress(url)
      const words = escapeText(url)
      return /^https?:/.test(address ?? '')
        ? `<a data-imported="embed" href="${escapeValue(noteLink(address!))}">${words}</a>`
        : `<code data-imported="embed">${words}</code>`
    },
  }
  const noteLink = (value: string): string => {
    const href = context.link(value)
    facts.links.push(href)
    return href
  }
  const noteFile = (value: string): string | undefined => {
    const found = context.file(value)
    if (found) facts.files.push(found.address)
    else if (context.isOwn(value)) facts.missing.push(value)
    return found?.address
  }

  const picture = (source: string, alt: string): string => {
    const found = context.picture(source)
    if (!found) {
      facts.missing.push(source)
      return `<span data-imported="missing-picture">${`[${[alt, source].filter(Boolean).join(': ')}]`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
    }
    facts.pictures.push(found.path)
    if (!alt && !found.hasOwnAlt) facts.changes.add(NO_ALT)
    return `![${escapeWords((alt || found.alt).replaceAll(/\s+/g, ' '))}](${toDestination(found.path)})`
  }

  const write = (nodes: readonly Node[], place?: 'table' | 'heading'): string =>
    nodes.map((node) => (isText(node) ? words(node.value) : isElement(node) ? element(node, place) : '')).join('')

  const words = (text: string): string => escapeWords(text.replaceAll(/[^\S\u00A0]+/g, ' '))

  const element = (node: Element, place: 'table' | 'heading' | undefined): string => {
    const { tagName } = node
    const inside = () => write(node.childNodes, place)
    if (DROPPED.has(tagName)) return ''
    if (tagName === 'br') return place ? '<br>' : '\\\n'
    if (tagName === 'img') return picture(imageSource(node), attribute(node, 'alt'))
    if (tagName === PICTURE) return picture(attribute(node, 'data-source'), attribute(node, 'data-alt'))
    if (tagName === PLACE) return placeOf(node)
    if (tagName === 'a') return link(node, place)
    if (tagName === 'sup' && hasClass(node, 'fn')) return footnote(attribute(node, 'data-fn')) ?? html([node])
    if (SIGNS[tagName]) return signed(SIGNS[tagName], tagName, inside())
    if (tagName === 'code' && elementsIn(node).length === 0) return code(textIn(node))
    if (PLAIN.has(tagName) && !attribute(node, 'id') && !attribute(node, 'lang') && !attribute(node, 'dir')) return inside()
    // Markdown reads what stands in such an element as well: a lone star is a star there too.
    return INLINE.has(tagName) ? wrapSafe(node, inside(), safe) : html([node])
  }

  const html = (nodes: readonly Node[]): string => toSafeHtml(nodes, safe)

  const placeOf = (node: Element): string => {
    const [kind, text] = [attribute(node, 'data-kind'), attribute(node, 'data-text')]
    facts.places.push({ kind, text })
    return `<code data-imported="${kind}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`
  }

  const footnote = (id: string): string | undefined => {
    if (!context.footnotes.has(id)) return undefined
    const number = notes.get(id) ?? notes.size + 1
    notes.set(id, number)
    return `[^${number}]`
  }

  /** A sign must touch a letter inside: white space goes outside, and beside other characters the element itself stands. */
  const signed = (sign: string, tagName: string, inside: string): string => {
    const [start, end] = edgesOf(inside)
    const [before, text, after] = [inside.slice(0, start), inside.slice(start, end), inside.slice(end)]
    if (!text) return inside
    const isSafe = /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text) && !text.includes('\\\n\\\n')
    return isSafe
      ? `${before}${sign}${text}${sign}${after}`
      : `${before}<${tagName === 'strike' ? 's' : tagName}>${text}</${tagName === 'strike' ? 's' : tagName}>${after}`
  }

  const link = (node: Element, place: 'table' | 'heading' | undefined): string => {
    const address = safeAddress(attribute(node, 'href'))
    const image = find(node, ({ tagName }) => tagName === 'img' || tagName === PICTURE)
    const name = attribute(node, 'id') || attribute(node, 'name')
    if (!attribute(node, 'href') || address === undefined) {
      if (address === undefined) facts.changes.add('A link with an unsafe address is only words now.')
      const anchor = /^[\p{L}][\p{L}\p{N}_:.-]*$/u.test(name) ? `<a id="${name}"></a>` : ''
      return anchor + write(node.childNodes, place)
    }
    // A picture that leads to its own large file does so here by itself.
    if (image && textIn(node).trim() === '' && isPictureAddress(address)) return write(node.childNodes, place)
    const href = noteLink(address)
    const text = trimBreaks(write(node.childNodes, place))
    if (!text) return ''
    if (hasClass(node, 'wp-block-button__link') || hasClass(node, 'wp-element-button') || hasClass(node, 'elementor-button'))
      return `<a class="button" href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${html(node.childNodes)}</a>`
    const title = attribute(node, 'title')
    return `[${text.replaceAll('\\\n', ' ')}](${toDestination(href)}${title ? ` "${title.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"` : ''})`
  }

  return { write, picture, html, notes }
}

/** Plug-ins that load pictures late put the address elsewhere. */
export const imageSource = (image: Element): string =>
  ['src', 'data-src', 'data-lazy-src', 'data-orig-file'].map((name) => attribute(image, name)).find((src) => src && !/^data:/i.test(src)) ??
  attribute(image, 'src')

export const isPictureAddress = (address: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i.test(address)

function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  if (!flat.trim()) return ''
  const fence = '`'.repeat(Math.max(0, ...[...flat.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const isEdge = flat.startsWith('`') || flat.endsWith('`')
  return `${fence}${isEdge ? ` ${flat} ` : flat}${fence}`
}
