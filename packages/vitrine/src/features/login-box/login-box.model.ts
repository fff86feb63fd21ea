/**
 * A login box in a menu must not close under the visitor's hands: the browser's own list of names lies outside it, and the
 * pointer leaves the box to reach it. `active-login`: the name's field was clicked. `active-link`: something was typed.
 */
export type State = 'idle' | 'active-login' | 'active-link'
export type Event =
  | { readonly type: 'click-username' }
  | { readonly type: 'type' }
  | { readonly type: 'click-other-input' }
  | { readonly type: 'click-elsewhere' }

export const initial = (): State => 'idle'

export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'click-username':
      return 'active-login'
    case 'type':
      return state === 'active-login' ? 'active-link' : state
    default:
      return 'idle'
  }
}
