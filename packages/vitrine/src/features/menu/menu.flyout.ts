/** The flyout of the mobile header: nothing, its menu, or its search. Never both. */
export type State = 'inactive' | 'menu' | 'search'
export type Event =
  { readonly type: 'toggle'; readonly panel: 'menu' | 'search' } | { readonly type: 'escape' } | { readonly type: 'widen' }

/** ms: after closing, what was unfolded and scrolled inside is put back. */
export const RESET_DELAY = 250

export const initial = (): State => 'inactive'

export function next(state: State, event: Event): State {
  if (event.type !== 'toggle') return 'inactive'
  return state === event.panel ? 'inactive' : event.panel
}
