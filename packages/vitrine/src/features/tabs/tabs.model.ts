/** Which tab is shown, and on which one the keyboard is: they differ only where a tab is chosen by hand. */
export interface State {
  readonly selected: number
  readonly focused: number
}

export type Event =
  { readonly type: 'select'; readonly at: number } | { readonly type: 'key'; readonly move: 'next' | 'previous' | 'first' | 'last' }

export interface Context {
  readonly count: number
  readonly activation: 'automatic' | 'manual'
}

export const initial = (at = 0): State => ({ selected: at, focused: at })

export function next(state: State, event: Event, { count, activation }: Context): State {
  if (event.type === 'select') return event.at >= 0 && event.at < count ? initial(event.at) : state
  const focused = moveTo(state.focused, event.move, count)
  return activation === 'automatic' ? initial(focused) : { ...state, focused }
}

/** Round and round: after the last comes the first. */
function moveTo(at: number, move: 'next' | 'previous' | 'first' | 'last', count: number): number {
  if (move === 'first') return 0
  if (move === 'last') return count - 1
  return (at + (move === 'next' ? 1 : -1) + count) % count
}
