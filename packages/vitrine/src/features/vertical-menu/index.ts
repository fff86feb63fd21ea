export { VerticalMenu, type VerticalMenuItem, type VerticalMenuProps } from './vertical-menu.view'
export { verticalMenuFields, type VerticalMenuOptions } from './vertical-menu.options'
