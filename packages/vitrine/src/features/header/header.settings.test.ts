import { describe, expect, it } from 'vitest'
import { flatNames } from '../../core/flat-names'
import { readSettings } from '../../settings'

/** As existing pages write them: flat, and every value a string. */
const given: readonly (readonly [name: string, value: string, read: unknown])[] = [
  ['header_layout', 'menu-under', 'menu-under'],
  ['header_position', 'left', 'left'],
  ['side_header_break_point', '960', 960],
  ['logo_alignment', 'center', 'center'],
  ['layout_mode', 'boxed', 'boxed'],
  ['header_sticky', '0', false],
  ['header_sticky_tablet', '1', true],
  ['header_sticky_mobile', 'yes', true],
  ['header_sticky_type2_layout', 'menu_and_logo', 'menu_and_logo'],
  ['header_sticky_shrinkage', 'true', true],
  ['header_hides_on_scroll', 'yes', true],
  ['mobile_menu_design', 'flyout', 'flyout'],
  ['dropdown_goto', 'Where to?', 'Where to?'],
  ['mobile_nav_cart', 'Basket', 'Basket'],
  ['submenu_slideout', '', false],
  ['mobile_submenu_open', 'Unfold %s', 'Unfold %s'],
  ['mobile_submenu_close', 'Fold %s', 'Fold %s'],
  ['megamenu_base_width', 'viewport_width', 'viewport_width'],
  ['search_style', 'overlay', 'overlay'],
]

const at = (settings: object, [group, name]: readonly [string, string]): unknown =>
  (settings as Record<string, Record<string, unknown>>)[group]?.[name]

describe('PAGE-2 the header’s flat names are accepted as they are', () => {
  it.each(given)('PAGE-2 %s: "%s"', (name, value, read) => {
    expect(at(readSettings({ [name]: value }), flatNames[name] as [string, string])).toEqual(read)
  })
})

describe('HEAD-4 settings left out have the defaults', () => {
  it.each([
    [
      'header',
      {
        layout: 'classic',
        position: 'top',
        breakPoint: 800,
        logoAlignment: 'left',
        siteLayout: 'wide',
        isSticky: true,
        isStickyOnTablet: false,
        isStickyOnMobile: false,
        stickyPart: 'menu_only',
        isShrinking: false,
        hidesOnScroll: false,
      },
    ],
    [
      'menu',
      {
        mobileDesign: 'classic',
        goToLabel: 'Go to...',
        mobileCartLabel: 'Shopping Cart',
        hasSlideOut: true,
        openLabel: 'Open submenu of %s',
        closeLabel: 'Close submenu of %s',
        megaBaseWidth: 'site_width',
      },
    ],
    ['search', { style: 'dropdown', resultsAddress: '/search/' }],
    ['loginBox', { address: '' }],
    ['verticalMenu', { mode: 'click', hoverDelay: 500 }],
  ] as const)('HEAD-4 %s', (group, defaults) => {
    expect(readSettings({})[group]).toMatchObject(defaults)
  })
})

describe('HEAD-4 a wrong value is named with what is allowed', () => {
  it.each([
    [{ header_position: 'bottom' }, 'header.position is "bottom", but it must be one of "top", "left", "right".'],
    [{ side_header_break_point: '-1' }, 'header.breakPoint is "-1", but it must be a whole number of at least 0.'],
    [{ mobile_menu_design: 'modern' }, 'menu.mobileDesign is "modern", but it must be one of "classic", "flyout".'],
    [{ megamenu_base_width: 'page' }, 'menu.megaBaseWidth is "page", but it must be one of "site_width", "viewport_width".'],
    [{ header_sticky: 'perhaps' }, 'header.isSticky is "perhaps", but it must be on or off'],
  ])('HEAD-4 %o', (input, message) => {
    expect(() => readSettings(input)).toThrow(message)
  })
})
