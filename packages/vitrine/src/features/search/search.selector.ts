/** `/`, and Ctrl+K or Cmd+K: the keys that open the search. The browser has other plans for them, so they are held until it is there. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  return key === '/' ? !(ctrlKey || metaKey || isWriting(target as HTMLElement)) : key === 'k' && ctrlKey !== metaKey
}

const isWriting = (target: HTMLElement): boolean => target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
