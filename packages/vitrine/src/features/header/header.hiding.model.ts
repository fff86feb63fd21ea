/** Whether a sticky header is in sight, or has moved up out of the window. */
export interface Hiding {
  readonly isAway: boolean
  /** px: how far the page is scrolled. */
  readonly scrolled: number
  /** px: where the page was when it last turned round. */
  readonly turned: number
}

export type Event =
  | {
      readonly type: 'scrolled'
      /** px; beyond the page's ends it is what a browser shows that lets a page swing. */
      readonly to: number
      /** px: how far the page can be scrolled. */
      readonly end: number
      /** Whether it sticks, and nothing in it is open or has focus. */
      readonly canHide: boolean
    }
  /** Focus went into it, or something in it was opened. */
  | { readonly type: 'wanted' }

/** px: so far down in one go before it goes, and so far up before it comes back: a hand that trembles moves nothing. */
export const DOWN = 24
export const UP = 8

export const initial = (scrolled: number): Hiding => ({ isAway: false, scrolled, turned: scrolled })

export function next(state: Hiding, event: Event): Hiding {
  if (event.type === 'wanted') return { ...state, isAway: false, turned: state.scrolled }
  // What swings beyond an end comes back by itself: that is no turn.
  const to = Math.min(Math.max(event.to, 0), Math.max(event.end, 0))
  const hasTurned = Math.sign(to - state.scrolled) * Math.sign(state.scrolled - state.turned) < 0
  const turned = hasTurned ? state.scrolled : state.turned
  const moved = to - turned
  const isAway = event.canHide && (moved >= DOWN || (state.isAway && moved > -UP))
  return { isAway, scrolled: to, turned }
}
