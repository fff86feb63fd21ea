/** Elements that stand in no paragraph. */
const BLOCK =
  'address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|math|menu|nav|ol|option|p|pre|script|section|select|style|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|vitrine-[a-z]+'
const SPLIT = new RegExp(
  `(<!--[^]*?-->|<(pre|script|style|svg|textarea|math)\\b[^]*?</\\2\\s*>|</?(?:${BLOCK})\\b(?:[^<>"']|"[^"]*"|'[^']*')*>)`,
  'gi',
)

/**
 * Paragraphs for text of the classic editor, in which a blank line ends a paragraph and a line break breaks the line. Only what
 * stands between blocks is touched.
 */
export function toParagraphs(html: string): string {
  const text = html.replaceAll(/\r\n?/g, '\n')
  let out = ''
  let end = 0
  // Inside of these, text is a paragraph's already, or is no text at all.
  const closed: string[] = []
  const add = (part: string) => {
    out += closed.length > 0 ? (/[^\s]/.test(part) ? breakLines(part) : part) : paragraphs(part)
  }
  for (const token of text.matchAll(SPLIT)) {
    add(text.slice(end, token.index))
    end = token.index + token[0].length
    out += token[0]
    const [, isEnd, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(token[0]) ?? []
    const tag = name.toLowerCase()
    if (!tag || token[2] || VOID.has(tag) || !INLINE_ONLY.test(tag)) continue
    if (!isEnd) closed.push(tag)
    else if (closed.includes(tag)) closed.length = closed.lastIndexOf(tag)
  }
  add(text.slice(end))
  return out
}

const VOID = new Set(['hr', 'iframe'])
/** What holds words, not paragraphs. A list item or a cell may hold either: without blank lines it holds words. */
const INLINE_ONLY = /^(p|h[1-6]|dt|summary|figcaption|legend|option|select|table|ul|ol|dl|tr|tbody|thead|tfoot)$/

function paragraphs(part: string): string {
  if (!part.trim()) return part
  return part
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${breakLines(paragraph)}</p>`)
    .join('\n')
}

/** Not inside of tags, and not after a break that is written. */
const breakLines = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>\s*\n/gi, '\n')
    .trim()
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') && part.endsWith('>') ? part : part.replaceAll('\n', '<br>\n')))
    .join('')
