import { next, type Event, type State } from './animation.model'

/** Not `data-state`: the element may belong to another feature. */
export const stateOf = (element: HTMLElement): State | undefined => element.dataset.animation as State | undefined

/** Returns whether that changed the state. */
export function send(element: HTMLElement, event: Event): boolean {
  const before = stateOf(element)
  const state = next(before, event)
  if (!state || state === before) return false
  element.dataset.animation = state
  return true
}
