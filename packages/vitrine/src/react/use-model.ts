import { useReducer } from 'react'

/** A pure model: where it begins, and what follows an event. */
export interface Model<State, Event, Options> {
  initial(options: Options): State
  next(state: State, event: Event): State
}

/** Runs a pure model in a view: the state, and the one way to change it. */
export function useModel<State, Event, Options>(
  model: Model<State, Event, Options>,
  options: Options,
): readonly [State, (event: Event) => void] {
  const [state, send] = useReducer(model.next, options, model.initial)
  return [state, send]
}
