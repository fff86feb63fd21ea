export { BackToTop, type BackToTopProps, type BackToTopRef } from './back-to-top.view'
export { mountBackToTop } from './back-to-top.behaviour'
export { backToTopFields, type BackToTopOptions } from './back-to-top.options'
export { scrollDuration, stateAt, type State } from './back-to-top.model'
