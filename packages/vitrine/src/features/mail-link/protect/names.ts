/** Elements and attributes, by what an address in them means. */

/** Shown as it is written. */
export const CODE = ['pre', 'code', 'kbd', 'samp']
/** A link may not stand in these, or would not work. */
export const LINKLESS = ['a', 'button', 'select', 'option', 'svg', 'math', 'noscript']
export const URL_ATTRIBUTES = new Set([
  'href',
  'xlink:href',
  'src',
  'srcset',
  'imagesrcset',
  'action',
  'formaction',
  'cite',
  'poster',
  'data',
  'ping',
  'component-url',
  'renderer-url',
])
export const FIELD_ATTRIBUTES = new Set(['value', 'placeholder', 'pattern'])
/** Protected already; a text in the legacy scheme looks much like an address. */
export const SEALED_ATTRIBUTES = new Set(['data-mail', 'data-cx'])
