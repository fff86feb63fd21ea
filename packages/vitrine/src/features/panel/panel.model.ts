import type { Cause } from './rules/causes'
import { isOpen, type Hold, type State, type Way } from './overlay/state'

export type Event =
  | { readonly type: 'open'; readonly cause: Cause }
  | { readonly type: 'entered' }
  | { readonly type: 'close'; readonly way: Way }
  | { readonly type: 'left' }
  | { readonly type: 'button-due' }
  | { readonly type: 'hold'; readonly hold: Hold }
  | { readonly type: 'release'; readonly hold: Hold }

const HIDDEN: State = { name: 'hidden' }

export const initial = (): State => HIDDEN

/** The state after an event; the very same one where the event means nothing in it. Only `open` begins an entrance, and only from outside one. */
export function next(state: State, event: Event): State {
  if (event.type === 'open') return isOpen(state) ? state : { name: 'entering', cause: event.cause, holds: [], isButtonDue: false }
  if (event.type === 'left') return state.name === 'leaving' ? HIDDEN : state
  if (!isOpen(state)) return state
  switch (event.type) {
    case 'entered':
      return state.name === 'entering' ? { ...state, name: 'shown' } : state
    case 'close':
      return { name: 'leaving', way: event.way }
    case 'button-due':
      return state.isButtonDue ? state : { ...state, isButtonDue: true }
    default: {
      const holds = state.holds.filter((hold) => hold !== event.hold)
      if (event.type === 'hold') holds.push(event.hold)
      return holds.length === state.holds.length ? state : { ...state, holds }
    }
  }
}
