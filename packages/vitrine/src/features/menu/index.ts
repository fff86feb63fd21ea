export { Menu, type MenuProps } from './menu.view'
export { MobileMenu, type MobileMenuProps } from './menu.mobile.view'
export { menuFields, type MenuOptions } from './menu.options'
export { childrenOf, placesIn, type MegaColumn, type MegaMenu, type MenuItem, type MenuPicture } from './menu.items'
