/** Until the browser has told where an element is, it has no state. */
export type State =
  /** Hidden until it is reached. */
  | 'waiting'
  /** The visitor has seen it already: it plays once it is reached, but is never hidden. */
  | 'seen'
  | 'animating'
  /** It has come in, and keeps its layer until scrolling rests. */
  | 'still'
  | 'shown'

export type Event =
  /** Nobody sees it: it is not in the window, or was hidden before the page was painted. */
  | { readonly type: 'found-unseen' }
  | { readonly type: 'found-seen' }
  | { readonly type: 'reached' }
  | { readonly type: 'ended' }
  | { readonly type: 'rested' }
  /** Focus went into it before it was reached. */
  | { readonly type: 'focused' }

export function next(state: State | undefined, event: Event): State | undefined {
  switch (event.type) {
    case 'found-unseen':
      return state ?? 'waiting'
    case 'found-seen':
      return state ?? 'seen'
    case 'reached':
      return isPending(state) ? 'animating' : state
    case 'ended':
      return state === 'animating' ? 'still' : state
    case 'rested':
      return state === 'still' ? 'shown' : state
    case 'focused':
      return isPending(state) ? 'shown' : state
  }
}

/** Whether it has still to come in. */
export const isPending = (state: State | undefined): boolean => state === 'waiting' || state === 'seen'
