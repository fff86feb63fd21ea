/**
 * What a page with a header runs once somebody is there, as one file: two requests for a few hundred bytes each would cost
 * more than the bytes.
 */
export { mountHeader } from './features/header/header.behaviour'
export { mountSearchKeys } from './features/search/search.keys.behaviour'
