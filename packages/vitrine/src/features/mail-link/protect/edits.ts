import MagicString from 'magic-string'
import type { Span } from './tokens'

/** A place that the payload of a link will take. */
export interface Sealing {
  readonly link: string
  /** The same payload wherever the same link stands in this document: a view must find in its HTML what is in its props. */
  readonly isShared: boolean
}

export type Piece = string | Sealing

/** What comes into the place of a span of the source; into an empty one it is inserted. */
export interface Edit extends Span {
  readonly pieces: readonly Piece[]
}

/** The source with its edits; everything else stays as it is, to the byte. */
export async function applyEdits(source: string, edits: readonly Edit[], seal: (link: string) => Promise<string>): Promise<string> {
  if (edits.length === 0) return source
  const shared = new Map<string, Promise<string>>()
  const write = (piece: Piece): string | Promise<string> => {
    if (typeof piece === 'string') return piece
    if (!piece.isShared) return seal(piece.link)
    const payload = shared.get(piece.link) ?? seal(piece.link)
    shared.set(piece.link, payload)
    return payload
  }
  const texts = await Promise.all(edits.map(async ({ pieces }) => (await Promise.all(pieces.map(write))).join('')))
  const result = new MagicString(source)
  for (const [at, { start, end }] of edits.entries()) {
    if (start === end) result.appendLeft(start, texts[at]!)
    else result.update(start, end, texts[at]!)
  }
  return result.toString()
}
