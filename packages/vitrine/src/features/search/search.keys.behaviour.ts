import { isSearchKey } from './search.selector'

/** The keys of the search. */
export function mountSearchKeys(search: HTMLElement, signal: AbortSignal): void {
  const panel = search.querySelector<HTMLElement>('[popover]')
  const field = search.querySelector('input')!
  search.dataset.state ??= 'idle'
  signal.addEventListener('abort', () => search.removeAttribute('data-state'))
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event) || event.defaultPrevented || !search.checkVisibility()) return
      event.preventDefault()
      if (!panel?.matches(':popover-open')) panel?.showPopover()
      field.focus()
      field.select()
    },
    { signal },
  )
}
