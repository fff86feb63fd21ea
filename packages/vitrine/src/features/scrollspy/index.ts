export { Scrollspy, type ScrollspyProps, type ScrollspyRef } from './scrollspy.view'
export { mountScrollspy } from './scrollspy.behaviour'
export { currentSection, lineFor, type Section } from './scrollspy.model'
export { scrollspyFields, type ScrollspyOptions } from './scrollspy.options'
