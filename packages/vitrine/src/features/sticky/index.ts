export { mountSticky } from './sticky.behaviour'
export { StickParentError } from './sticky.errors'
export { stateAtLine, stateAtScroll, stickyLine, type State } from './sticky.model'
export { stickyFields, type StickyOptions } from './sticky.options'
