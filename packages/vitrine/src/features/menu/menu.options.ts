import { flag, number, oneOf, text, type OptionsOf } from '../../core/fields'

export const menuFields = {
  /** `classic`: a go-to button that unfolds the menu below it. `flyout`: a menu and a search that fill the window in turn. */
  mobileDesign: oneOf(['classic', 'flyout'], 'classic'),
  /** The classic button's text. */
  goToLabel: text('Go to...'),
  /** The name of the flyout's menu button. */
  menuLabel: text('Menu'),
  /** The cart's entry in the classic mobile menu. */
  mobileCartLabel: text('Shopping Cart'),
  /** On: mobile submenus unfold by a button each. Off: they always show. */
  hasSlideOut: flag(true),
  /** The name of a submenu's button while it is closed; %s is the item's name. */
  openLabel: text('Open submenu of %s'),
  /** The name of a submenu's button while it is open; %s is the item's name. */
  closeLabel: text('Close submenu of %s'),
  /** How wide a mega menu may be: as the header's row, or as the window. */
  megaBaseWidth: oneOf(['site_width', 'viewport_width'], 'site_width'),
}

/** What the markup of a menu says of itself. */
export const menuElementFields = {
  kind: oneOf(['main', 'secondary'], 'main'),
  /** As `megaBaseWidth`. */
  base: menuFields.megaBaseWidth,
  /** px */
  breakPoint: number(800, { min: 0 }),
}

/** What the markup of a mobile menu says of itself. */
export const mobileMenuElementFields = {
  /** As `mobileDesign`. */
  design: menuFields.mobileDesign,
  /** px: from this width on a window is wide, and an open mobile menu closes. */
  breakPoint: number(800, { min: 0 }),
}

export type MenuOptions = OptionsOf<typeof menuFields>

/** A label from its template: every %s becomes the item's name. */
export const labelFrom = (template: string, name: string): string => template.split('%s').join(name)
