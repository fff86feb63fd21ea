import type { LanguageToolbarOptions } from './language-toolbar.options'

/** `leaving`: still shown, but the pointer has left it and it will hide in a moment. */
export type State = 'hidden' | 'shown' | 'leaving'

export type Event =
  /** The button, by pointer or key. */
  | { readonly type: 'press' }
  | { readonly type: 'click-elsewhere' }
  | { readonly type: 'choose' }
  | { readonly type: 'escape' }
  /** The pointer comes to the button or the toolbar, leaves both, and has been away for long enough. */
  | { readonly type: 'enter' }
  | { readonly type: 'leave' }
  | { readonly type: 'delay-over' }
  /** It has been opened or closed by whoever else: the browser, an application. */
  | { readonly type: 'open' }
  | { readonly type: 'close' }

export const initial = (): State => 'hidden'

type Options = Pick<LanguageToolbarOptions, 'hideOnClick' | 'opensOnHover'>

export function next(state: State, event: Event, { hideOnClick, opensOnHover }: Options): State {
  switch (event.type) {
    case 'press':
      return state === 'hidden' ? 'shown' : 'hidden'
    case 'open':
      return state === 'hidden' ? 'shown' : state
    case 'enter':
      return opensOnHover ? 'shown' : state
    case 'leave':
      return opensOnHover && state === 'shown' ? 'leaving' : state
    case 'delay-over':
      return state === 'leaving' ? 'hidden' : state
    case 'click-elsewhere':
      return hideOnClick ? 'hidden' : state
    case 'choose':
    case 'escape':
    case 'close':
      return 'hidden'
  }
}
