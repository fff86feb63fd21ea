import { onCalm } from './page/life'
import type { Mount } from './start'

/** What `start` looks for, and what it loads where it finds it. One literal line a feature; React is behind none of them. */
export interface Registration {
  readonly feature: string
  /** Where it is not `[data-feature="NAME"]`. */
  readonly selector?: string
  /** The behaviour serves the whole page: mounted once, on the root element. */
  readonly isForPage?: boolean
  /** Loaded for each element only when it comes near the window; a click on its controls before that is not lost. */
  readonly isNearOnly?: boolean
  /** Its markup works without it: it is loaded when the visitor comes near. */
  readonly isOnNeed?: boolean
  /**
   * Loaded at the first sign of life (or at once where the page begins at a place of its own): for what only a visitor's doing
   * can need. A click on what this selects is held until it is there; `none` where a click does not need it.
   */
  readonly holds?: string
  readonly load: () => Promise<Mount>
}

const MAIL_LINKS = '[data-mail], a[href^="#mail:"], [data-cx], a[href^="javascript:" i]'
const GALLERY_LINKS =
  '[data-feature="gallery"], a[data-gallery], a[rel^="iLightbox"], a[rel^="prettyPhoto"], a[data-rel^="iLightbox"], a[data-rel^="prettyPhoto"], [data-post] a > img'

const loadLazyLoad = async (): Promise<Mount> => (await import('./features/lazy-load/lazy-load.behaviour')).mountLazyLoad
const loadPanel = async (): Promise<Mount> => (await import('./features/panel/panel.behaviour')).mountPanel
const PANELS_AT_LOAD = ['on_page_load', 'on_click', 'time_on_page', 'after_inactivity', 'after_x_page_views', 'after_x_sessions', 'off_canvas_state'].map((name) => `[data-${name}]`)

export const registry: readonly Registration[] = [
  {
    feature: 'mail-link',
    selector: MAIL_LINKS,
    isForPage: true,
    holds: MAIL_LINKS,
    load: async () => (await import('./features/mail-link/mail-link.behaviour')).mountMailLink,
  },
  {
    feature: 'mail-link',
    selector: 'a[href^="javascript:" i]',
    load: async () => (await import('./features/mail-link/mail-link.older.behaviour')).mountOlderMailLink,
  },
  {
    feature: 'admin-bar',
    load: async () => (await import('./features/admin-bar/admin-bar.behaviour')).mountAdminBar,
  },
  {
    feature: 'anchor',
    selector: 'body',
    isForPage: true,
    holds: 'a[href*="#"]',
    load: async () => (await import('./features/anchor/anchor.behaviour')).mountAnchor,
  },
  {
    feature: 'back-to-top',
    holds: '[data-feature="back-to-top"]',
    load: async () => (await import('./features/back-to-top/back-to-top.behaviour')).mountBackToTop,
  },
  {
    feature: 'gallery',
    selector: GALLERY_LINKS,
    isForPage: true,
    holds: GALLERY_LINKS,
    load: async () => (await import('./features/gallery/gallery.behaviour')).mountGallery,
  },
  {
    feature: 'consent',
    load: async () => (await import('./features/consent/consent.behaviour')).mountConsent,
  },
  {
    feature: 'video',
    isNearOnly: true,
    load: async () => (await import('./features/video/video.behaviour')).mountVideo,
  },
  {
    feature: 'slider',
    isNearOnly: true,
    load: async () => (await import('./features/slider/slider.behaviour')).mountSlider,
  },
  {
    feature: 'video-sync',
    isNearOnly: true,
    load: async () => (await import('./features/video-sync/video-sync.behaviour')).mountVideoSync,
  },
  {
    feature: 'slider-modal',
    load: async () => (await import('./features/slider-modal/slider-modal.behaviour')).mountSliderModal,
  },
  {
    feature: 'animation',
    selector: '[data-animationtype]',
    holds: 'none',
    load: async () => (await import('./features/animation/animation.behaviour')).mountAnimation,
  },
  {
    feature: 'scroll-section',
    holds: '[data-feature="scroll-section"] a',
    load: async () => (await import('./features/scroll-section/scroll-section.behaviour')).mountScrollSection,
  },
  {
    feature: 'scrollspy',
    holds: '[data-feature="scrollspy"] a[href*="#"]',
    load: async () => (await import('./features/scrollspy/scrollspy.behaviour')).mountScrollspy,
  },
  {
    feature: 'sticky',
    holds: '[data-feature="sticky"] a[href*="#"]',
    load: async () => (await import('./features/sticky/sticky.behaviour')).mountSticky,
  },
  // A frame is a page of its own: it does not compete with the arrival of the one that it is on.
  { feature: 'lazy-load', selector: 'iframe[data-feature="lazy-load"]', load: () => onCalm().then(loadLazyLoad) },
  { feature: 'lazy-load', load: loadLazyLoad },
  // Panels that count or time from the start, or that a click anywhere may open; the others wait for somebody to be there.
  { feature: 'panel', selector: `[data-feature="panel"]:is(${PANELS_AT_LOAD})`, load: loadPanel },
  {
    feature: 'panel',
    holds: 'a[href*="__"]',
    load: loadPanel,
  },
  {
    feature: 'panel-forget',
    selector: '[data-control="forget-panels"]',
    holds: '[data-control="forget-panels"]',
    load: async () => (await import('./features/panel/panel.forget.behaviour')).mountForget,
  },
  { feature: 'add-to-cart', holds: '[data-feature="add-to-cart"]', load: async () => (await import('./features/cart/cart.add.behaviour')).mountAddToCart },
  { feature: 'cart-count', selector: '[data-feature="cart"]', load: async () => (await import('./features/cart/cart.count.behaviour')).mountCartCount },
  { feature: 'cart', isOnNeed: true, load: async () => (await import('./features/cart/cart.behaviour')).mountCart },
  { feature: 'header', holds: 'none', load: async () => (await import('./registry.header')).mountHeader },
  { feature: 'login-box', load: async () => (await import('./features/login-box/login-box.behaviour')).mountLoginBox },
  { feature: 'menu', isOnNeed: true, load: async () => (await import('./features/menu/menu.behaviour')).mountMenu },
  { feature: 'mobile-menu', isOnNeed: true, load: async () => (await import('./features/menu/menu.mobile.behaviour')).mountMobileMenu },
  { feature: 'search-keys', selector: '[data-feature="search"]', holds: 'none', load: async () => (await import('./registry.header')).mountSearchKeys },
  { feature: 'search', isOnNeed: true, load: async () => (await import('./features/search/search.behaviour')).mountSearch },
  { feature: 'search-page', selector: '[data-style="page"]', load: async () => (await import('./features/search/search.page.behaviour')).mountSearchPage },
  { feature: 'vertical-menu', isOnNeed: true, load: async () => (await import('./features/vertical-menu/vertical-menu.behaviour')).mountVerticalMenu },
]
