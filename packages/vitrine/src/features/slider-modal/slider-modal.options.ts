import { oneOf, text, type OptionsOf } from '../../core/fields'

export const sliderModalFields = {
  /** The address that answers; supplied by the page. */
  url: text(''),
  /** How it is asked; `get` puts the fields into the address, for a finished file on a host that takes no POST. */
  method: oneOf(['post', 'get'], 'post'),
  /** The slider's name at that address. */
  alias: text(''),
  /** What the address is told, as existing ones want it. */
  action: text('revslider_ajax_call_front'),
  /** What the request says that it wants. */
  clientAction: text('get_slider_html'),
  /** What the request says the slider is for. */
  usage: text('modal'),
  /** What it is told when the transition table is wanted. */
  transitionsAction: text('get_transitions'),
  /** The close button's name. */
  closeLabel: text('Close'),
}

export type SliderModalOptions = OptionsOf<typeof sliderModalFields>
