/** The two keys of the search, `/` and Ctrl+K (or Cmd+K), from the start: the browser has other plans for them. */
export function mountSearchKeys(search: HTMLElement, signal: AbortSignal): void {
  const panel = search.querySelector<HTMLElement>('[popover]')
  const field = search.querySelector('input')!
  search.dataset.state = 'idle'
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isKey = key === '/' ? !(ctrlKey || metaKey || isWriting(event.target as HTMLElement)) : key === 'k' && ctrlKey !== metaKey
      if (!isKey || altKey || event.defaultPrevented || !search.checkVisibility()) return
      event.preventDefault()
      if (!panel?.matches(':popover-open')) panel?.showPopover()
      field.focus()
      field.select()
    },
    { signal },
  )
}

const isWriting = (target: HTMLElement): boolean => target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
