/** What may open a panel by itself. */
export type Trigger = 'page-load' | 'time' | 'scroll' | 'exit' | 'inactivity' | 'state'
/** What opens a panel: a trigger by itself, or the visitor. */
export type Cause = Trigger | 'link' | 'hash' | 'click' | 'cart' | 'script'
/** What closes it. */
export type Way = 'button' | 'escape' | 'backdrop' | 'anchor' | 'timer' | 'link' | 'swipe' | 'script'
/** What keeps the auto-close timer from running. */
export type Hold = 'pointer' | 'focus' | 'tab'

/** Openings that are counted: those by rules, and by the cart. Links and clicks are the visitor's own wish. */
export const isCounted = (cause: Cause): boolean => !['link', 'hash', 'click', 'script'].includes(cause)
/** Openings that rules can prevent. */
export const obeysRules = (cause: Cause): boolean => cause !== 'cart' && isCounted(cause)

interface Shown {
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

export const isOpen = (state: State): state is Extract<State, Shown> => state.name === 'entering' || state.name === 'shown'

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

/** Told on the panel's element, bubbling, whenever its state has a new name. */
export const PANEL_EVENT = 'vitrine:panel'

export interface PanelChange {
  readonly id: string
  readonly state: State
}
