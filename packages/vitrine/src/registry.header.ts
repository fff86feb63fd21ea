/**
 * What a page with a header runs from the start, as one file: three requests for a few hundred bytes each would cost more
 * than the bytes.
 */
export { mountCartCount } from './features/cart/cart.count.behaviour'
export { mountHeader } from './features/header/header.behaviour'
export { mountSearchKeys } from './features/search/search.keys.behaviour'
