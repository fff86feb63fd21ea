import { flag, number, oneOf, type OptionsOf } from '../../core/fields'

export const headerFields = {
  /** `classic`: logo and menu in one row. `menu-under`: the menu in a row of its own below the logo. A side header has one form. */
  layout: oneOf(['classic', 'menu-under'], 'classic'),
  /** Where the header stands on wide windows. `left` and `right` mean the window's own left and right, in every language. */
  position: oneOf(['top', 'left', 'right'], 'top'),
  /** px: in windows narrower than this the mobile header is used, and a side header becomes a top header. */
  breakPoint: number(800, { min: 0, step: 1 }),
  /** Where the logo stands in a top header. */
  logoAlignment: oneOf(['left', 'center', 'right'], 'left'),
  /** `boxed` keeps the whole page, header included, within a fixed width. */
  siteLayout: oneOf(['wide', 'boxed'], 'wide'),
  /** Whether the header stays in view on desktop windows. */
  isSticky: flag(true),
  /** Whether it also does on tablets: device width 768 to 1366 px in portrait, 768 to 1024 px in landscape. */
  isStickyOnTablet: flag(false),
  /** Whether it also does in windows narrower than the break point. */
  isStickyOnMobile: flag(false),
  /** With the menu under the header: what stays in view. */
  stickyPart: oneOf(['menu_only', 'menu_and_logo'], 'menu_only'),
  /** Whether a sticky classic header shrinks to 65 px. */
  isShrinking: flag(false),
  /** Whether a sticky header moves out of sight while the page is scrolled down, and comes back on the way up. */
  hidesOnScroll: flag(false),
}

export type HeaderOptions = OptionsOf<typeof headerFields>
