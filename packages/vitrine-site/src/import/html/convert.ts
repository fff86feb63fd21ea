import { decodeEntities } from '../entities'
import { toParagraphs } from './autop'
import { hasBlocks, resolveBlocks } from './blocks'
import { Facts, type ConvertContext } from './context'
import { writePlace } from './forms'
import { escapeStart, escapeWords } from './inline'
import { place, resolveShortcodes } from './known'
import { toMarkdown } from './markdown'

export interface Converted {
  readonly markdown: string
  readonly facts: Facts
}

/** The content of an entry, as the editor wrote it, as Markdown. */
export function convert(html: string, context: ConvertContext): Converted {
  try {
    return convertWhole(closeRaw(html), context)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // Thousands of elements within each other: no editor made that.
    const facts = new Facts()
    facts.places.push({ kind: 'content', text: 'Its elements stand within each other too deep. Only its words came over.' })
    return { markdown: `${writePlace('content', 'too deep')}\n\n${escapeStart(escapeWords(toWords(html)))}`, facts }
  }
}

/** A comment or code that is never closed goes to the end, for browsers too. Each beginning would be looked for an end again. */
function closeRaw(html: string): string {
  const ends = ['pre', 'code', 'script', 'style', 'textarea', 'svg', 'math']
    .filter((name) => html.lastIndexOf(`<${name}`) > html.lastIndexOf(`</${name}`))
    .map((name) => `</${name}>`)
  return html + (html.lastIndexOf('<!--') > html.lastIndexOf('-->') ? '-->' : '') + ends.join('')
}

function convertWhole(html: string, context: ConvertContext): Converted {
  const facts = new Facts()
  if (/<!--\s*nextpage\s*-->/.test(html)) facts.changes.add('An entry in several pages became one page.')
  const isWithBlocks = hasBlocks(html)
  const resolved = resolveBlocks(html, {
    shared: context.shared,
    place: (name) => place('block', name),
    reduced: (name) => facts.addReduced(`wp:${name}`),
  })
  const expanded = resolveShortcodes(resolved, { reduced: (name) => facts.addReduced(name) })
  const markdown = toMarkdown(isWithBlocks ? expanded : toParagraphs(expanded), context, facts)
  return { markdown, facts }
}

/** Only the words: for descriptions, excerpts, comments. */
export function toWords(html: string): string {
  const text = closeRaw(html)
    .replaceAll(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/\[\/?[a-z][\w-]*[^[\]]*\]/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&#0?39;|&apos;/g, '’')
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
}
