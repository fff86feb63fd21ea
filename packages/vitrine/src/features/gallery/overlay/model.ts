import { clamp } from '../../../core/range'

/** How far the open item has come. The slideshow waits for it. */
export type Content = 'loading' | 'ready' | 'failed'

export interface Open {
  readonly index: number
  readonly total: number
  /** Whether the last item is to be followed by the first. */
  readonly loop: boolean
  readonly content: Content
  readonly slideshow: 'playing' | 'paused'
  readonly display: 'window' | 'fullscreen'
  readonly menu: 'none' | 'share'
  /** Whether the visitor has zoomed into the open picture. */
  readonly zoom: 'fitted' | 'zoomed'
}

export type State =
  | { readonly name: 'closed' }
  | ({ readonly name: 'rest' } & Open)
  /** In a transition from another item: further moves are blocked. A jump goes further than to a neighbour. */
  | ({ readonly name: 'moving'; readonly kind: 'step' | 'jump' } & Open)
  | ({ readonly name: 'closing' } & Open)

export type Event =
  | {
      readonly type: 'next' | 'previous' | 'settled' | 'tick' | 'retry' | 'toggle-slideshow' | 'pause' | 'toggle-share' | 'close' | 'hidden'
    }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'loaded' | 'failed'; readonly index: number }
  | { readonly type: 'display'; readonly display: Open['display'] }
  | { readonly type: 'zoom'; readonly zoom: Open['zoom'] }
  /** There are other items now; the open one may stand elsewhere among them. */
  | { readonly type: 'count'; readonly total: number; readonly index?: number }

export interface Opening {
  readonly index: number
  readonly total: number
  readonly loop: boolean
  readonly autoplay: boolean
}

const LEAST_TO_LOOP = 3

export function initial({ index, total, loop, autoplay }: Opening): State {
  if (total < 1) return { name: 'closed' }
  return {
    name: 'rest',
    index: clamp(index, 0, total - 1),
    total,
    loop,
    content: 'loading',
    slideshow: autoplay && total > 1 ? 'playing' : 'paused',
    display: 'window',
    menu: 'none',
    zoom: 'fitted',
  }
}

/** The item at this distance from the given one, or undefined past an end. */
export function neighbour({ index, total, loop }: Pick<Open, 'index' | 'total' | 'loop'>, distance: number): number | undefined {
  const at = index + distance
  if (at >= 0 && at < total) return at
  return loop && total >= LEAST_TO_LOOP ? (at + total) % total : undefined
}

export const canMove = (state: Open, distance: 1 | -1): boolean => neighbour(state, distance) !== undefined

export function next(state: State, event: Event): State {
  if (state.name === 'closed') return state
  if (state.name === 'closing') return event.type === 'hidden' ? { name: 'closed' } : state
  switch (event.type) {
    case 'next':
      return move(state, neighbour(state, 1))
    case 'previous':
      return move(state, neighbour(state, -1))
    case 'go':
      return event.index < state.total ? move(state, event.index) : state
    case 'tick':
      // The slideshow begins anew after the last item, whether or not the arrows loop.
      return state.slideshow === 'playing' ? move(state, neighbour(state, 1) ?? 0) : state
    case 'settled':
      return state.name === 'moving' ? { ...state, name: 'rest' } : state
    case 'loaded':
      return event.index === state.index ? { ...state, content: 'ready' } : state
    case 'failed':
      return event.index === state.index ? { ...state, content: 'failed' } : state
    case 'retry':
      return { ...state, content: 'loading', zoom: 'fitted' }
    case 'toggle-slideshow':
      return { ...state, slideshow: state.slideshow === 'paused' && state.total > 1 ? 'playing' : 'paused' }
    case 'pause':
      return { ...state, slideshow: 'paused' }
    case 'toggle-share':
      return { ...state, menu: state.menu === 'none' ? 'share' : 'none' }
    case 'display':
      return { ...state, display: event.display }
    case 'zoom':
      return event.zoom === state.zoom ? state : { ...state, zoom: event.zoom }
    case 'count':
      return counted(state, event.index ?? state.index, event.total)
    case 'close':
      return { ...state, name: 'closing' }
    case 'hidden':
      return state
  }
}

const counted = <S extends Open>(state: S, index: number, total: number): S => ({ ...state, index, total: Math.max(total, index + 1) })

type Here = Exclude<State, { name: 'closed' } | { name: 'closing' }>

function move(state: Here, index: number | undefined): State {
  if (state.name !== 'rest' || index === undefined || index < 0 || index === state.index) return state
  const isStep = neighbour(state, 1) === index || neighbour(state, -1) === index
  return {
    ...state,
    name: 'moving',
    kind: isStep ? 'step' : 'jump',
    index,
    content: 'loading',
    menu: 'none',
    zoom: 'fitted',
  }
}
