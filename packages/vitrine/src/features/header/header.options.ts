import { flag, number, oneOf, type OptionsOf } from '../../core/fields'

export const headerFields = {
  /** `classic`: logo and menu in one row. `menu-under`: the menu in its own row below the logo. A side header has one layout. */
  layout: oneOf(['classic', 'menu-under'], 'classic'),
  /** Where the header is in wide windows. `left` and `right` are the same in every language. */
  position: oneOf(['top', 'left', 'right'], 'top'),
  /** px: in windows narrower than this the mobile header is used, and a side header becomes a top header. */
  breakPoint: number(800, { min: 0, step: 1 }),
  /** Where the logo is in a top header. */
  logoAlignment: oneOf(['left', 'center', 'right'], 'left'),
  /** `boxed` keeps the whole page, header included, within a fixed width. */
  siteLayout: oneOf(['wide', 'boxed'], 'wide'),
  /** Whether the header stays in view on desktop windows. */
  isSticky: flag(true),
  /** Whether it also stays in view on tablets: device width 768 to 1366 px in portrait, 768 to 1024 px in landscape. */
  isStickyOnTablet: flag(false),
  /** Whether it also stays in view in windows narrower than the breakpoint. */
  isStickyOnMobile: flag(false),
  /** With the menu under the header: what stays in view. */
  stickyPart: oneOf(['menu_only', 'menu_and_logo'], 'menu_only'),
  /** Whether a sticky classic header shrinks to 65 px. */
  isShrinking: flag(false),
  /** Whether a sticky header hides while the page scrolls down, and returns on scrolling up. */
  hidesOnScroll: flag(false),
}

export type HeaderOptions = OptionsOf<typeof headerFields>
