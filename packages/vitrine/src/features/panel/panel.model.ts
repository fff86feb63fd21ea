import type { Cause } from './panel.causes'
import type { LookOptions } from './panel.look-options'
import { entered, entering, isOpen, type Hold, type State, type Way } from './panel.state'

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

export function next(state: State, event: Event): State {
  if (event.type === 'open') return isOpen(state) ? state : entering(event.cause)
  if (event.type === 'left') return state.name === 'leaving' ? HIDDEN : state
  if (!isOpen(state)) return state
  switch (event.type) {
    case 'entered':
      return entered(state)
    case 'close':
      return { name: 'leaving', way: event.way }
    case 'button-due':
      return { ...state, isButtonDue: true }
    case 'hold':
      return state.holds.includes(event.hold) ? state : { ...state, holds: [...state.holds, event.hold] }
    case 'release':
      return state.holds.includes(event.hold) ? { ...state, holds: state.holds.filter((hold) => hold !== event.hold) } : state
  }
}

/** The timer runs while nobody holds it; once let go, it has its full time again. */
export const isTimed = (state: State, options: LookOptions): boolean => options.auto_close_after_time > 0 && isOpen(state) && state.holds.length === 0

export const hasButton = (state: State, options: LookOptions): boolean =>
  options.close_button && (options.show_close_button_after_time === 0 || (isOpen(state) && state.isButtonDue))

/** Whether this way out is open now. Escape is never shut before there is another way out that can be seen. */
export function canClose(way: Way, state: State, { options, hasCloseLink }: { readonly options: LookOptions; readonly hasCloseLink: boolean }): boolean {
  if (way === 'escape') return options.close_on_esc || !(hasCloseLink || hasButton(state, options))
  if (way === 'backdrop') return options.overlay && options.overlay_close_on_click
  if (way === 'anchor') return options.close_on_anchor
  return way !== 'swipe' || options.close_on_swipe
}
