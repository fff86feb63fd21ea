import { readOptions } from '../../page/services/options'
import { debounce } from '../../page/services/debounce'
import { addStyles } from '../../page/ui/styles'
import { createIndex, type Find } from './search.index'
import { initial, next, type Event, type State } from './search.model'
import { searchFields } from './search.options'
import { showAnswer } from './search.results'

/** ms: a pause in typing this long is a question. */
const TYPING = 120

export interface FinderEvents {
  /** What is asked, and what was found. */
  onAnswer?(state: State): void
  /** Finds pages in the place of the site's index. */
  find?: Find
}

interface Finder {
  /** Asks for the field's words at once. */
  read(): void
  /** Puts words into the field, and asks for them. */
  search(query: string): void
}

/** Finds as the visitor types. */
export function watchField(search: HTMLElement, signal: AbortSignal, { most, events = {} }: Asking = {}): Finder {
  // The page's own search has a style that the settings do not know.
  const options = readOptions(searchFields, search, { feature: 'search', values: { ...search.dataset, style: undefined } })
  const field = search.querySelector('input')!
  const find: Find = events.find ?? createIndex(options.indexAddress, most ?? options.limit)
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
    showAnswer(search, state, options)
    if (event.type === 'type' && state.name === 'searching') void ask(state.query)
  }
  const ask = async (query: string) => {
    try {
      send({ type: 'answer', query, ...(await find(query)) })
    } catch {
      send({ type: 'fail', query })
    }
  }
  const read = () => send({ type: 'type', query: field.value })
  const readSoon = debounce(TYPING, read, signal)
  field.addEventListener('input', () => (field.value.trim() === '' ? read() : readSoon()), { signal })
  search.addEventListener('keydown', (event) => moveByKey(event, search, field), { signal })
  signal.addEventListener('abort', () => showAnswer(search, initial(), options))
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
