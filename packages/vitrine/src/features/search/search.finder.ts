import { readOptions } from '../../page/services/options'
import { report } from '../../page/services/report'
import { debounce } from '../../page/services/debounce'
import { addStyles } from '../../page/ui/styles'
import { createIndex, type Find } from './search.index'
import { initial, next, readAnswer, statusOf, type Event, type Result, type State } from './search.model'
import { searchFields, type SearchOptions } from './search.options'

/** ms: a pause in typing this long is a question. */
const TYPING = 120

export interface FinderEvents {
  /** The query and what was found. */
  onAnswer?(state: State): void
  /** Finds pages in the place of the site's index. */
  find?: Find
  /** What is to be listed now: the engine does not draw it. */
  onResults?(results: readonly Result[]): void
  /** Resolves when results can be listed; where it fails, the search is not available. */
  prepare?(): Promise<unknown>
}

interface Finder {
  /** Asks for the field's words at once. */
  read(): void
  /** Puts a query into the field and runs it. */
  search(query: string): void
}

/** Finds as the visitor types. */
export function watchField(search: HTMLElement, signal: AbortSignal, { most, events = {} }: Asking = {}): Finder {
  // The page's own search has a style that the settings do not know.
  const options = readOptions(searchFields, search, { feature: 'search', values: { ...search.dataset, style: undefined } })
  const field = search.querySelector('input')!
  const limit = most ?? options.limit
  const find: Find = events.find ?? createIndex(options.indexAddress, limit)
  signal.addEventListener('abort', () => search.removeAttribute('data-state'))
  let state: State = initial()
  addStyles(search.dataset.styles)

  const send = (event: Event) => {
    const before = state
    state = next(state, event)
    if (state === before) return
    if (signal.aborted) return
    search.dataset.state = state.name
    events.onAnswer?.(state)
    show(search, state, options)
    // While the next answer is on its way, the last one stays.
    if (state.name !== 'searching') events.onResults?.(resultsOf(state))
    if (event.type === 'type' && state.name === 'searching') void ask(state.query)
  }
  const ask = async (query: string) => {
    try {
      const [answer] = await Promise.all([find(query), events.prepare?.()])
      const { total, results } = readAnswer(answer)
      send({ type: 'answer', query, total, results: results.slice(0, limit) })
    } catch (error) {
      // A missing index is a state of its own; a function of the owner's that fails is the owner's to mend.
      if (events.find) report({ feature: 'search', error, element: search })
      send({ type: 'fail', query })
    }
  }
  const read = () => send({ type: 'type', query: field.value })
  const readSoon = debounce(TYPING, read, signal)
  field.addEventListener('input', () => (field.value.trim() === '' ? read() : readSoon()), { signal })
  search.addEventListener('keydown', (event) => moveByKey(event, search, field), { signal })
  signal.addEventListener('abort', () => {
    show(search, initial(), options)
    events.onResults?.([])
  })
  const searchFor = (query: string) => {
    field.value = query
    read()
  }
  return { read, search: searchFor }
}

interface Asking {
  /** How many results are shown at most, where it is not the option's number. */
  readonly most?: number
  readonly events?: FinderEvents
}

const resultsOf = (state: State): readonly Result[] => (state.name === 'found' ? state.results : [])

/** What a state changes in the markup that is there: the words for it, and the way to all results. */
function show(search: HTMLElement, state: State, { resultsAddress, ...texts }: SearchOptions): void {
  const status = search.querySelector('[data-part="status"]')
  if (status) status.textContent = statusOf(state, texts)
  const all = search.querySelector<HTMLAnchorElement>('[data-part="all"]')
  if (!all || state.name === 'searching') return
  all.hidden = state.name !== 'unavailable' && !(state.name === 'found' && state.total > state.results.length)
  if (state.name !== 'idle') all.href = `${resultsAddress}?q=${encodeURIComponent(state.query)}`
}

/** Up and down go through field and results; a letter typed among the results goes on in the field. */
function moveByKey(event: KeyboardEvent, search: HTMLElement, field: HTMLInputElement): void {
  const results = [...search.querySelectorAll<HTMLElement>('[data-part="results"] a, [data-part="all"]:not([hidden])')]
  const stops = [field, ...results]
  const at = stops.indexOf(event.target as HTMLElement)
  const { key } = event
  if (at < 0) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    stops.at((at + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  } else if (at > 0 && (key === 'Home' || key === 'End')) {
    event.preventDefault()
    results.at(key === 'Home' ? 0 : -1)?.focus()
  } else if (at > 0 && key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) field.focus()
}
