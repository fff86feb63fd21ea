export { ScrollSections, type ScrollScreen, type ScrollSectionsProps, type ScrollSectionsRef } from './scroll-section.view'
export { mountScrollSection } from './scroll-section.behaviour'
export { slideAfter, stateFor, type State } from './scroll-section.model'
export { scrollSectionFields, type ScrollSectionOptions } from './scroll-section.options'
