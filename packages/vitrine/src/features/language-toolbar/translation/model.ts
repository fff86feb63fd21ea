/** What the page shows, and what is being done about it. `shown` is the language that the visitor reads now. */
export type State =
  | { readonly name: 'still'; readonly shown: string }
  /** `asking`: the visitor must first say yes to a third party. */
  | { readonly name: 'asking' | 'translating' | 'failed'; readonly shown: string; readonly to: string }

export type Event =
  | { readonly type: 'choose' | 'ask' | 'allow' | 'refuse' | 'done'; readonly to: string }
  /** The page shows this language now: what it was, or the original. */
  | { readonly type: 'fail'; readonly to: string; readonly shown: string }

export const initial = (shown: string): State => ({ name: 'still', shown })

/** What is told of a choice that is no longer the newest changes nothing. */
export function next(state: State, event: Event): State {
  const { shown } = state
  const { to } = event
  if (event.type === 'choose') {
    // Nothing happens where the page is in that language already, unless it is on its way to another.
    const isBusy = state.name === 'asking' || state.name === 'translating'
    if (isBusy ? state.to === to : shown === to) return state
    return { name: 'translating', shown, to }
  }
  if (state.name === 'still' || state.to !== to) return state
  switch (event.type) {
    case 'ask':
      return state.name === 'translating' ? { name: 'asking', shown, to } : state
    case 'allow':
      return state.name === 'asking' ? { name: 'translating', shown, to } : state
    case 'refuse':
      return { name: 'still', shown }
    case 'done':
      return { name: 'still', shown: to }
    case 'fail':
      return { name: 'failed', shown: event.shown, to }
  }
}
