import { watchField } from './search.finder'

/** The results page shows more than a box in the header does. */
const MOST = 50

/** The results page: answers the words of its address, and keeps the address in step, so that it can be shared. */
export function mountSearchPage(search: HTMLElement, signal: AbortSignal): void {
  const field = search.querySelector('input')!
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  const read = watchField(search, signal, MOST)
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
}
