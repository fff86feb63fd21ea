import { parseFragment } from 'parse5'
import { attribute, isElement, isText, type Node } from '../html/tree'
import type { SourceComment } from '../source/source'

const BLOCKS = new Set(
  'p div ul ol blockquote pre h1 h2 h3 h4 h5 h6 table tr dl dt address figure figcaption section article hr'.split(' '),
)

/** A comment is plain text here: paragraphs, line breaks, and addresses that become links. */
export function toCommentText({ html, type, address }: Pick<SourceComment, 'html' | 'type' | 'address'>): string {
  const text = toText(html)
    .replaceAll('\r', '')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return type === 'pingback' && /^https?:/.test(address) && !text.includes(address) ? `${text}\n\n${address}` : text
}

/** Thousands of elements within each other, which only an attacker writes, are not walked through: their words are left. */
function toText(html: string): string {
  try {
    return (parseFragment(html).childNodes as Node[]).map(words).join('')
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return html.replaceAll(/<[^<>]*>/g, '')
  }
}

function words(node: Node): string {
  if (isText(node)) return node.value
  if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return ''
  const inside = node.childNodes.map(words).join('')
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'li') return `\n- ${inside.trim()}`
  if (node.tagName === 'a') {
    const href = attribute(node, 'href')
    return /^https?:/.test(href) && !inside.includes(href) ? `${inside} (${href})` : inside
  }
  if (node.tagName === 'img') {
    const [alt, src] = [attribute(node, 'alt'), attribute(node, 'src')]
    return /^https?:/.test(src) ? `${alt} (${src})`.trim() : alt
  }
  // Cells and meanings stand beside what is in front of them.
  if (node.tagName === 'td' || node.tagName === 'th') return `${inside.trim()} `
  if (node.tagName === 'dd') return `\n${inside.trim()}\n`
  return BLOCKS.has(node.tagName) ? `\n\n${inside.trim()}\n\n` : inside
}
