import type { Example } from '../../react/example'
import type { HeaderOptions } from './header.options'

/** What a page that shows a header can be asked for, beyond the header's own options. */
export interface HeaderExample extends Partial<HeaderOptions> {
  readonly search?: 'dropdown' | 'overlay'
  readonly mobileDesign?: 'classic' | 'flyout'
  readonly megaBaseWidth?: 'site_width' | 'viewport_width'
  /** Mega menus as wide as the base width allows. */
  readonly hasFullMega?: boolean
  readonly hasSlideOut?: boolean
  readonly hasLogin?: boolean
  readonly isShort?: boolean
  readonly direction?: 'ltr' | 'rtl'
}

const everywhere = { isSticky: true, isStickyOnTablet: true, isStickyOnMobile: true }

export const examples: readonly Example<HeaderExample>[] = [
  {
    name: 'classic',
    title: 'Classic header',
    note: 'Logo and menu in one row. It stays in view, and keeps its height.',
    props: { ...everywhere },
  },
  {
    name: 'shrinking',
    title: 'Shrinking header',
    note: 'Scroll: the header becomes 65 px high in 300 ms, and nothing below it moves.',
    props: { ...everywhere, isShrinking: true },
  },
  {
    name: 'short-page',
    title: 'Shrinking header on a short page',
    note: 'There is hardly anything to scroll here, so the header stays where it is.',
    props: { ...everywhere, isShrinking: true, isShort: true },
  },
  {
    name: 'hiding',
    title: 'Header that gives way',
    note: 'Scroll down: the header leaves. Scroll up a little: it is back, and a link to a place on the page stops below it.',
    props: { ...everywhere, hidesOnScroll: true },
  },
  { name: 'not-sticky', title: 'Header that scrolls away', note: 'Not sticky on any device.', props: { isSticky: false } },
  { name: 'desktop-only', title: 'Sticky on desktop only', note: 'On a tablet and on a phone it scrolls away: the default.', props: {} },
  { name: 'tablet', title: 'Sticky on tablets too', note: 'On a phone it scrolls away.', props: { isStickyOnTablet: true } },
  {
    name: 'menu-under',
    title: 'Menu under the header',
    note: 'Only the menu’s row stays in view.',
    props: { ...everywhere, layout: 'menu-under', stickyPart: 'menu_only' },
  },
  {
    name: 'menu-and-logo',
    title: 'Menu under the header, all of it sticky',
    note: 'Logo and menu stay in view.',
    props: { ...everywhere, layout: 'menu-under', stickyPart: 'menu_and_logo', logoAlignment: 'center' },
  },
  {
    name: 'side-left',
    title: 'Side header, left',
    note: 'Sub-menus open beside it. Below 800 px it is a top header.',
    props: { ...everywhere, position: 'left' },
  },
  { name: 'side-right', title: 'Side header, right', note: 'The same on the other side.', props: { ...everywhere, position: 'right' } },
  {
    name: 'side-early',
    title: 'Side header with a break point of 1,200 px',
    note: 'Up to 1,200 px it is a top header.',
    props: { ...everywhere, position: 'left', breakPoint: 1200 },
  },
  {
    name: 'logo-center',
    title: 'Logo in the middle',
    note: 'Menu on one side, tools on the other.',
    props: { ...everywhere, logoAlignment: 'center' },
  },
  { name: 'logo-right', title: 'Logo on the right', note: 'The menu comes first.', props: { ...everywhere, logoAlignment: 'right' } },
  {
    name: 'boxed',
    title: 'Boxed layout',
    note: 'The page has a fixed width, and so has the header.',
    props: { ...everywhere, siteLayout: 'boxed' },
  },
  {
    name: 'side-boxed',
    title: 'Boxed layout with a side header',
    note: 'The header stands at the edge of the box.',
    props: { ...everywhere, siteLayout: 'boxed', position: 'left' },
  },
  {
    name: 'overlay-search',
    title: 'Search over the whole header',
    note: 'Press the magnifying glass, / or Ctrl+K.',
    props: { ...everywhere, search: 'overlay' },
  },
  {
    name: 'dropdown-search',
    title: 'Search as a dropdown',
    note: 'Press the magnifying glass, / or Ctrl+K.',
    props: { ...everywhere, search: 'dropdown' },
  },
  {
    name: 'flyout',
    title: 'Mobile flyout',
    note: 'In a narrow window: menu and search fill the window in turn.',
    props: { ...everywhere, mobileDesign: 'flyout' },
  },
  {
    name: 'mobile-classic',
    title: 'Mobile classic',
    note: 'In a narrow window: a go-to button unfolds the menu.',
    props: { ...everywhere, mobileDesign: 'classic' },
  },
  {
    name: 'mobile-shown',
    title: 'Mobile menu without slide-out',
    note: 'In a narrow window: sub-menus are always shown.',
    props: { ...everywhere, mobileDesign: 'classic', hasSlideOut: false },
  },
  { name: 'site-mega', title: 'Mega menu as wide as the header', note: 'Open “Look around”.', props: { ...everywhere, hasFullMega: true } },
  {
    name: 'viewport-mega',
    title: 'Mega menu as wide as the window',
    note: 'Open “Look around”.',
    props: { ...everywhere, hasFullMega: true, megaBaseWidth: 'viewport_width' },
  },
  { name: 'login', title: 'Login box in the menu', note: 'In the line above the header.', props: { ...everywhere, hasLogin: true } },
  {
    name: 'right-to-left',
    title: 'Right to left',
    note: 'Everything mirrored; left and right still mean left and right.',
    props: { ...everywhere, direction: 'rtl' },
  },
  {
    name: 'right-to-left-side',
    title: 'Right to left with a side header',
    note: 'Sub-menus open to the left of it.',
    props: { ...everywhere, direction: 'rtl', position: 'right', mobileDesign: 'flyout' },
  },
]
