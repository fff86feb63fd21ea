/** Told to the console only: the visitor sees nothing. */
export const MODAL_FAILED = 'Modal Can not be Loaded'
export const TABLE_FAILED = 'Transition Table can not be loaded'
export const NOT_UNDERSTOOD = 'the answer was not understood'
export const INCOMPLETE = 'data-url and data-alias must both be given: until then the link leads to its href'
