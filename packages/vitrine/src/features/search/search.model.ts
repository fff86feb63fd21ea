/** One page that was found. */
export interface Result {
  readonly href: string
  readonly title: string
  /** The matching passage, with the matches marked. */
  readonly excerpt: readonly Piece[]
  readonly picture?: string | undefined
}

export interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

export type State =
  | { readonly name: 'idle' }
  | { readonly name: 'searching'; readonly query: string }
  | { readonly name: 'found'; readonly query: string; readonly total: number; readonly results: readonly Result[] }
  | { readonly name: 'nothing'; readonly query: string }
  | { readonly name: 'unavailable'; readonly query: string }

export type Event =
  | { readonly type: 'type'; readonly query: string }
  | { readonly type: 'answer'; readonly query: string; readonly total: number; readonly results: readonly Result[] }
  | { readonly type: 'fail'; readonly query: string }

export const initial = (): State => ({ name: 'idle' })

/** What follows. An answer to an older question than the present one is not heard. */
export function next(state: State, event: Event): State {
  if (event.type === 'type') {
    const query = event.query.trim()
    if (query === '') return initial()
    // What could not be answered may be asked again in the same words.
    const isAsked = state.name !== 'idle' && state.name !== 'unavailable' && state.query === query
    return isAsked ? state : { name: 'searching', query }
  }
  if (state.name !== 'searching' || state.query !== event.query) return state
  if (event.type === 'fail') return { name: 'unavailable', query: event.query }
  const { query, total, results } = event
  return total === 0 ? { name: 'nothing', query } : { name: 'found', query, total, results }
}

/** What a function of one's own has found, as far as it can be shown. Throws where there is no list of results. */
export function readAnswer(given: unknown): { readonly total: number; readonly results: readonly Result[] } {
  const { results, total } = Object(given) as { results?: unknown; total?: unknown }
  if (!Array.isArray(results)) throw new Error('find must give { total, results }, and results must be a list.')
  const shown = results.filter(isResult).map((result) => ({ ...result, excerpt: readPieces(result.excerpt) }))
  return { results: shown, total: Math.max(shown.length, Number(total) || 0) }
}

const isResult = (value: unknown): value is Result => {
  const { href, title } = Object(value) as Partial<Result>
  return typeof href === 'string' && typeof title === 'string'
}

const readPieces = (excerpt: unknown): readonly Piece[] =>
  (Array.isArray(excerpt) ? (excerpt as unknown[]) : [excerpt])
    .map((piece) => (typeof piece === 'string' ? { text: piece, isMarked: false } : (piece as Piece)))
    .filter((piece) => typeof piece?.text === 'string')

export interface StatusTexts {
  readonly foundOneText: string
  readonly foundText: string
  readonly nothingText: string
  readonly searchingText: string
  readonly unavailableText: string
}

/** What a state says to the visitor, in words. */
export function statusOf(state: State, texts: StatusTexts): string {
  switch (state.name) {
    case 'idle':
      return ''
    case 'searching':
      return texts.searchingText
    case 'unavailable':
      return texts.unavailableText
    case 'nothing':
      return fill(texts.nothingText, state.query)
    case 'found':
      return fill(state.total === 1 ? texts.foundOneText : texts.foundText, state.query, state.total)
  }
}

const fill = (template: string, query: string, total = 0): string => template.split('%n').join(String(total)).split('%s').join(query)
