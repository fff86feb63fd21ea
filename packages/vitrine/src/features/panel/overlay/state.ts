import type { Cause } from '../rules/causes'

/** What closes it. */
export type Way = 'button' | 'escape' | 'backdrop' | 'anchor' | 'timer' | 'link' | 'swipe' | 'script'
/** What keeps the auto-close timer from running. */
export type Hold = 'pointer' | 'focus' | 'tab'

export interface Shown {
  readonly cause: Cause
  readonly holds: readonly Hold[]
  /** Whether the close button's delay has passed. */
  readonly isButtonDue: boolean
}

export type State =
  | { readonly name: 'hidden' }
  | ({ readonly name: 'entering' } & Shown)
  | ({ readonly name: 'shown' } & Shown)
  | { readonly name: 'leaving'; readonly way: Way }

export const isOpen = (state: State): state is Extract<State, Shown> => state.name === 'entering' || state.name === 'shown'
