/** Why a slideshow waits although nobody has stopped it. */
export type Hold = 'hover' | 'focus' | 'hidden' | 'video' | 'touch' | 'image'
export type Direction = 1 | -1

interface Common {
  /** How many pages there are; without several slides at once, each slide is one. */
  readonly count: number
  /** The page that shows. */
  readonly current: number
  readonly loop: boolean
  readonly stopsOnAction: boolean
  /** Whether the slides go on by themselves, as far as the owner and the visitor want. */
  readonly isWanted: boolean
  readonly holds: readonly Hold[]
}

export type State = Common &
  (
    | { readonly name: 'resting' }
    | { readonly name: 'moving'; readonly from: number; readonly direction: Direction }
    /** Under the visitor's finger. */
    | { readonly name: 'dragging' }
    /** Let go too soon: back to where it was. */
    | { readonly name: 'settling' }
  )

/** Who wants to move: the slideshow's clock, the visitor, or a script of the page. */
export type Cause = 'clock' | 'visitor' | 'script'

export type Event =
  | { readonly type: 'step'; readonly by: Direction; readonly cause: Cause }
  | { readonly type: 'go'; readonly to: number; readonly cause: Cause }
  | { readonly type: 'arrive' }
  | { readonly type: 'drag' }
  | { readonly type: 'drop'; readonly by: Direction | 0 }
  | { readonly type: 'hold' | 'release'; readonly reason: Hold }
  | { readonly type: 'toggle' }
  /** The slideshow is not wanted any more. */
  | { readonly type: 'stop' }
  /** Slides came or went, or another number of them fits: whatever moved is where it was going. */
  | { readonly type: 'recount'; readonly count: number; readonly current: number }

export interface Begin {
  readonly count: number
  readonly startAt: number
  readonly loop: boolean
  readonly autoplay: boolean
  readonly pauseOnAction: boolean
}

export function initial({ count, startAt, loop, autoplay, pauseOnAction }: Begin): State {
  const current = startAt < count ? startAt : 0
  return {
    name: 'resting',
    count,
    current,
    loop,
    stopsOnAction: pauseOnAction,
    isWanted: autoplay && (loop || current < count - 1),
    holds: [],
  }
}

export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'step': {
      const to = neighbour(state, event.by)
      return to === undefined ? state : move(state, to, event)
    }
    case 'go':
      return event.to >= 0 && event.to < state.count
        ? move(state, event.to, { by: event.to > state.current ? 1 : -1, cause: event.cause })
        : state
    case 'arrive':
      return state.name === 'moving' || state.name === 'settling' ? rest(state) : state
    case 'drag':
      return state.name === 'resting' ? { ...common(state), name: 'dragging' } : state
    case 'drop': {
      if (state.name !== 'dragging') return state
      const to = event.by === 0 ? undefined : neighbour(state, event.by)
      if (event.by === 0 || to === undefined) return { ...common(state), name: 'settling' }
      return move(rest(state), to, { by: event.by, cause: 'visitor' })
    }
    case 'hold':
      return state.holds.includes(event.reason) ? state : { ...state, holds: [...state.holds, event.reason] }
    case 'release':
      return state.holds.includes(event.reason) ? { ...state, holds: state.holds.filter((hold) => hold !== event.reason) } : state
    case 'toggle':
      // Played again at the end of what has no loop, it begins anew.
      return !state.isWanted && isAtEnd(state)
        ? { ...move(rest(state), 0, { by: -1, cause: 'clock' }), isWanted: true }
        : { ...state, isWanted: !state.isWanted }
    case 'stop':
      return state.isWanted ? { ...state, isWanted: false } : state
    case 'recount':
      return event.count === state.count && event.current === state.current
        ? state
        : { ...rest(state), count: event.count, current: event.current }
  }
}

/** The slide on that side; without looping there is none beyond the ends. */
export function neighbour({ current, count, loop }: Common, by: Direction): number | undefined {
  const to = current + by
  if (to >= 0 && to < count) return to
  return loop ? (to + count) % count : undefined
}

/** Whether the clock for the next slide runs. */
export const isRunning = ({ name, isWanted, holds, count }: State): boolean =>
  isWanted && count > 1 && holds.length === 0 && name === 'resting'

const isAtEnd = ({ current, count, loop }: Common): boolean => !loop && count > 1 && current === count - 1

function move(state: State, to: number, { by, cause }: { by: Direction; cause: Cause }): State {
  // One change at a time.
  if (state.name !== 'resting') return state
  const isWanted = state.isWanted && !isAtEnd({ ...state, current: to }) && !(cause === 'visitor' && state.stopsOnAction)
  if (to === state.current) return { ...state, isWanted }
  return { ...common(state), name: 'moving', from: state.current, current: to, direction: by, isWanted }
}

const common = ({ count, current, loop, stopsOnAction, isWanted, holds }: State): Common => ({
  count,
  current,
  loop,
  stopsOnAction,
  isWanted,
  holds,
})
const rest = (state: State): State => ({ ...common(state), name: 'resting' })
