export { LanguageToolbar, type Language, type LanguageToolbarProps, type LanguageToolbarRef } from './language-toolbar.view'
export { languageToolbarFields, type LanguageToolbarOptions } from './language-toolbar.options'
export { mountLanguageToolbar, type LanguageToolbarEvents, type LanguageToolbarMethods } from './language-toolbar.behaviour'
