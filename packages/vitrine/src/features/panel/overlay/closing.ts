import { isOpen, type State, type Way } from '../panel.model'
import type { PanelOptions } from '../panel.options'

/** The timer runs while nothing holds it; once let go, it has its full time again. */
export const isTimed = (state: State, options: PanelOptions): boolean =>
  options.auto_close_after_time > 0 && isOpen(state) && state.holds.length === 0

export const hasButton = (state: State, options: PanelOptions): boolean =>
  options.close_button && (options.show_close_button_after_time === 0 || (isOpen(state) && state.isButtonDue))

/** Whether this way out is open now. Escape is never shut before there is another way out that can be seen. */
export function canClose(
  way: Way,
  state: State,
  { options, hasCloseLink }: { readonly options: PanelOptions; readonly hasCloseLink: boolean },
): boolean {
  if (way === 'escape') return options.close_on_esc || !(hasCloseLink || hasButton(state, options))
  if (way === 'backdrop') return options.overlay && options.overlay_close_on_click
  if (way === 'anchor') return options.close_on_anchor
  return way !== 'swipe' || options.close_on_swipe
}
