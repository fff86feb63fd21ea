import type { Span } from './mail-link.markup'

/** A place that the payload of a link will take. */
export interface Sealing {
  readonly link: string
  /** The same payload wherever the same link stands in this document: a view must find in its HTML what is in its props. */
  readonly isShared: boolean
}

export type Piece = string | Sealing

/** Changes to a source in the order of their places; everything else stays as it is, to the byte. */
export class Edits {
  readonly #source: string
  readonly #pieces: Piece[] = []
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  replace({ start, end }: Span, ...pieces: readonly Piece[]): void {
    this.#pieces.push(this.#source.slice(this.#at, start), ...pieces)
    this.#at = end
  }

  insert(at: number, ...pieces: readonly Piece[]): void {
    this.replace({ start: at, end: at }, ...pieces)
  }

  finish(): readonly Piece[] {
    return [...this.#pieces, this.#source.slice(this.#at)]
  }
}
