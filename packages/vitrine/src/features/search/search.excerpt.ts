import type { Piece } from './search.model'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The index gives excerpts as HTML in which only `<mark>` means something. They become plain pieces of text, so that
 * nothing a page says can ever turn into markup here.
 */
export function readExcerpt(html: string, content = ''): readonly Piece[] {
  const { before, after } = cutsOf(html, content)
  const pieces = html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => ({ text: decode(piece.replace(/<[^>]*>/g, '')), isMarked: piece.startsWith('<mark>') }))
  return [{ text: before, isMarked: false }, ...pieces, { text: after, isMarked: false }].filter(({ text }) => text !== '')
}

/** An excerpt is so many words, wherever that is in a sentence: where it begins or ends within one, it says so. */
function cutsOf(html: string, content: string): { before: string; after: string } {
  const excerpt = html.replace(/<\/?mark>/g, '').trim()
  const words = content.trim().split(/\s+/).join(' ')
  const at = words.indexOf(excerpt)
  if (at < 0 || excerpt === '') return { before: '', after: '' }
  const isWhole = (text: string) => /(^|[.!?…:]["'”’)]*)$/.test(text.trimEnd())
  return { before: isWhole(words.slice(0, at)) ? '' : '… ', after: at + excerpt.length === words.length || isWhole(excerpt) ? '' : ' …' }
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole: string, ...[hex, decimal, name]: (string | undefined)[]) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return (name && ENTITIES[name.toLowerCase()]) ?? whole
  })
}
