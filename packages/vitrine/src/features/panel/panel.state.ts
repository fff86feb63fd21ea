import type { Cause } from './panel.causes'

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

/** How a panel comes, in two steps: all of the model that is needed where nobody is there yet. */
export const entering = (cause: Cause): State => ({ name: 'entering', cause, holds: [], isButtonDue: false })
export const entered = (state: Shown): State => ({ ...state, name: 'shown' })

export const isOpen = (state: State): state is Extract<State, Shown> => state.name === 'entering' || state.name === 'shown'
