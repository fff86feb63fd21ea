export { Menu, type MenuProps, type MenuRef } from './menu.view'
export { MobileMenu, type MobileMenuProps, type MobileMenuRef } from './menu.mobile.view'
export { menuFields, type MenuOptions } from './menu.options'
export { childrenOf, placesIn, type MegaColumn, type MegaMenu, type MenuItem, type MenuPicture } from './menu.items'
