/** Shown, folding away, gone. A closed alert is not remembered: the next page shows it again. */
export type State = 'shown' | 'closing' | 'closed'
export type Event = { readonly type: 'close' } | { readonly type: 'folded' } | { readonly type: 'open' }

export const initial = (isOpen = true): State => (isOpen ? 'shown' : 'closed')

export function next(state: State, event: Event): State {
  if (event.type === 'open') return 'shown'
  if (event.type === 'close') return state === 'shown' ? 'closing' : state
  return state === 'closing' ? 'closed' : state
}
