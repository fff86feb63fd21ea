import { oneOf, text, type OptionsOf } from '../../core/fields'

export const sliderModalFields = {
  /** The address that answers; supplied by the page. */
  url: text(''),
  /** The request method; `get` puts the fields into the address, for a file on a static host. */
  method: oneOf(['post', 'get'], 'post'),
  /** The slider's name at that address. */
  alias: text(''),
  /** The `action` field of the request, as existing servers expect it. */
  action: text('revslider_ajax_call_front'),
  /** The `client_action` field of the request. */
  clientAction: text('get_slider_html'),
  /** The `usage` field of the request. */
  usage: text('modal'),
  /** The `client_action` field of the request for the transition table. */
  transitionsAction: text('get_transitions'),
  /** The close button's name. */
  closeLabel: text('Close'),
}

export type SliderModalOptions = OptionsOf<typeof sliderModalFields>
