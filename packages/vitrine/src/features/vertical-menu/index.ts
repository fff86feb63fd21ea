export { VerticalMenu, type VerticalMenuItem, type VerticalMenuProps, type VerticalMenuRef } from './vertical-menu.view'
export { verticalMenuFields, type VerticalMenuOptions } from './vertical-menu.options'
