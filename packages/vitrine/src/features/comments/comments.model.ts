/** What the form's comment is doing. `waiting`: for a connection. `held`: for the owner. */
export type State = 'writing' | 'sending' | 'waiting' | 'failed' | 'held' | 'shown'

export type Event =
  | { readonly type: 'write' }
  | { readonly type: 'send'; readonly isOnline: boolean }
  | { readonly type: 'online' }
  | { readonly type: 'answer'; readonly answer: 'shown' | 'held' | 'failed' }
  /** No answer, or none that can be read. */
  | { readonly type: 'silence'; readonly isOnline: boolean }

export const initial = (): State => 'writing'

/** While a comment is on its way nothing is sent twice. One that waits goes out when the visitor is connected again. */
export function next(state: State, event: Event): State {
  if (state === 'sending') {
    if (event.type === 'answer') return event.answer
    if (event.type === 'silence') return event.isOnline ? 'failed' : 'waiting'
    return state
  }
  switch (event.type) {
    case 'write':
      return 'writing'
    case 'send':
      return event.isOnline ? 'sending' : 'waiting'
    case 'online':
      return state === 'waiting' ? 'sending' : state
    default:
      return state
  }
}
