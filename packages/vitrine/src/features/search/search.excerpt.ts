import type { Piece } from './search.model'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The index gives excerpts as HTML in which only `<mark>` means something. They become plain pieces of text, so that
 * nothing a page says can ever turn into markup here.
 */
export function readExcerpt(html: string): readonly Piece[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => ({ text: decode(piece.replace(/<[^>]*>/g, '')), isMarked: piece.startsWith('<mark>') }))
    .filter(({ text }) => text !== '')
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole: string, ...[hex, decimal, name]: (string | undefined)[]) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return (name && ENTITIES[name.toLowerCase()]) ?? whole
  })
}
