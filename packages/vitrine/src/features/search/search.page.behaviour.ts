import type { Handle } from '../../page/loading/registration'
import { watchField, type FinderEvents } from './search.finder'

/** The results page shows more than a box in the header does. */
const MOST = 50

export interface SearchPageMethods {
  /** Puts a query into the field and runs it. */
  search(query: string): void
}

/** The results page: answers the words of its address, and keeps the address in step, so that it can be shared. */
export function mountSearchPage(search: HTMLElement, signal: AbortSignal, events: FinderEvents = {}): SearchPageMethods & Handle {
  const field = search.querySelector('input')!
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  const { read, search: searchFor } = watchField(search, signal, { most: MOST, events })
  const keep = () =>
    history.replaceState(history.state, '', field.value.trim() ? `?q=${encodeURIComponent(field.value.trim())}` : location.pathname)
  field.addEventListener('change', keep, { signal })
  search.querySelector('form')!.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      keep()
      read()
    },
    { signal },
  )
  read()
  return { search: searchFor }
}
