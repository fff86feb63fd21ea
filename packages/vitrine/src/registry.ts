import { isPlaceHere } from './features/anchor/anchor.selector'
import { CANCEL_LINK, REPLY_LINK } from './features/comments/comments.names'
import { CART_KEY } from './page/services/cart-names'
import { GALLERY, GALLERY_LINKS } from './features/gallery/gallery.selector'
import { onCalm } from './page/loading/activity'
import { isBarKey, isFirstTap } from './features/menu/menu.selector'
import { isForPanel } from './features/panel/panel.selector'
import { isSearchKey } from './features/search/search.selector'
import { watchPushes } from './page/loading/push'
import {
  FLAGS_TO_TRANSLATE,
  hasStoredLanguage,
  LANGUAGE_TOOLBAR,
  OLDER_TRIGGER,
} from './features/language-toolbar/language-toolbar.selector'
import type { Mount, Registration } from './page/loading/registration'
import { CONSENT_KEY } from './page/ui/consent.names'

/** A call with a text in it may be an older page's decoder; `javascript:void(0)` is the page's own. */
const DECODER_CALLS = `a[href^="javascript:" i]:is([href*="'"],[href*='"'],[href*="%27"],[href*="%22"])`
const MAIL_LINKS = `[data-mail],a[href^="#mail:"],[data-cx],${DECODER_CALLS}`

const loadLazyLoad = async (): Promise<Mount> => (await import('./features/lazy-load/lazy-load.behaviour')).mountLazyLoad
const loadLanguageToolbar = async (): Promise<Mount> =>
  (await import('./features/language-toolbar/language-toolbar.behaviour')).mountLanguageToolbarOnce
const QUANTITY = '[data-feature=quantity]'
const loadQuantity = async (): Promise<Mount> => (await import('./features/quantity/quantity.behaviour')).mountQuantity as Mount
const loadPanel = async (): Promise<Mount> => {
  const { mountPanel } = await import('./features/panel/panel.behaviour')
  return (element, signal) => void mountPanel(element, signal)
}
const PANELS_AT_LOAD = [
  'on_page_load',
  'time_on_page',
  'after_inactivity',
  'after_x_page_views',
  'after_x_sessions',
  'off_canvas_state',
].map((name) => `[data-${name}]`)

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Blocked: it lives in memory, and is empty on a new page.
    return false
  }
}

/** One literal line a feature; React is behind none of them. */
export const registry: readonly Registration[] = [
  {
    feature: 'mail-link',
    selector: MAIL_LINKS,
    scope: 'page',
    loadAt: 'first-activity',
    holdClicksOn: MAIL_LINKS,
    load: async () => (await import('./features/mail-link/mail-link.behaviour')).mountMailLink,
  },
  {
    feature: 'mail-link',
    selector: DECODER_CALLS,
    loadAt: 'start',
    load: async () => (await import('./features/mail-link/mail-link.older.behaviour')).mountOlderMailLink,
  },
  {
    feature: 'admin-bar',
    loadAt: 'start',
    load: async () => (await import('./features/admin-bar/admin-bar.behaviour')).mountAdminBar,
  },
  {
    feature: 'alert',
    loadAt: 'first-activity',
    holdClicksOn: '[data-feature=alert] [data-part=close]',
    load: async () => (await import('./features/alert/alert.behaviour')).mountAlert,
  },
  {
    feature: 'anchor',
    selector: 'body',
    scope: 'page',
    loadAt: 'first-activity',
    holdClicksOn: isPlaceHere,
    isAfterPage: true,
    load: async () => (await import('./features/anchor/anchor.behaviour')).mountAnchor,
  },
  {
    feature: 'back-to-top',
    loadAt: 'first-activity',
    holdClicksOn: '[data-feature=back-to-top]',
    load: async () => (await import('./features/back-to-top/back-to-top.behaviour')).mountBackToTop,
  },
  {
    feature: 'gallery',
    selector: GALLERY,
    scope: 'page',
    loadAt: 'first-activity',
    holdClicksOn: GALLERY_LINKS,
    load: async () => (await import('./features/gallery/gallery.behaviour')).loadGallery(),
  },
  // On pages of any system: what moves the one form.
  {
    feature: 'comment-reply',
    selector: CANCEL_LINK,
    scope: 'page',
    loadAt: 'first-activity',
    holdClicksOn: `${REPLY_LINK}, ${CANCEL_LINK}`,
    load: async () => (await import('./features/comments/comments.reply.behaviour')).mountCommentReply,
  },
  {
    feature: 'comments',
    loadAt: 'near',
    load: async () => (await import('./features/comments/comments.behaviour')).mountComments,
  },
  // Where nothing is kept there is nothing to tick: it comes when the page has come to rest.
  {
    feature: 'consent',
    loadAt: 'start',
    load: async () => {
      if (!isStored(CONSENT_KEY)) await onCalm()
      return (await import('./features/consent/consent.behaviour')).mountConsent
    },
  },
  {
    feature: 'video',
    loadAt: 'near',
    load: async () => (await import('./features/video/video.behaviour')).mountVideo,
  },
  {
    feature: 'slider',
    loadAt: 'near',
    holdKeys: ['ArrowLeft', 'ArrowRight'],
    load: async () => (await import('./features/slider/slider.behaviour')).mountSlider,
  },
  {
    feature: 'video-sync',
    loadAt: 'near',
    load: async () => (await import('./features/video-sync/video-sync.behaviour')).mountVideoSync,
  },
  {
    feature: 'slider-modal',
    loadAt: 'first-activity',
    holdClicksOn: '[data-feature=slider-modal]',
    load: async () => (await import('./features/slider-modal/slider-modal.behaviour')).mountSliderModal,
  },
  {
    feature: 'animation',
    selector: '[data-animationtype]',
    loadAt: 'start',
    load: async () => (await import('./features/animation/animation.behaviour')).mountAnimation,
  },
  {
    feature: 'scroll-section',
    loadAt: 'first-activity',
    load: async () => {
      const lastPush = watchPushes()
      const { mountScrollSection } = await import('./features/scroll-section/scroll-section.behaviour').finally(lastPush)
      return (group, signal) => mountScrollSection(group, signal).takePush(lastPush())
    },
  },
  {
    feature: 'scrollspy',
    loadAt: 'first-activity',
    load: async () => (await import('./features/scrollspy/scrollspy.behaviour')).mountScrollspy,
  },
  {
    feature: 'sticky',
    loadAt: 'first-activity',
    load: async () => (await import('./features/sticky/sticky.behaviour')).mountSticky,
  },
  // A frame is a page of its own: it does not compete with the arrival of the one that it is on.
  { feature: 'lazy-load', selector: 'iframe[data-feature=lazy-load]', loadAt: 'start', load: () => onCalm().then(loadLazyLoad) },
  { feature: 'lazy-load', loadAt: 'start', load: loadLazyLoad },
  // Panels that count or time from the start; the others wait for somebody to be there.
  { feature: 'panel', selector: `[data-feature=panel]:is(${PANELS_AT_LOAD})`, loadAt: 'start', load: loadPanel },
  {
    feature: 'panel',
    loadAt: 'first-activity',
    holdClicksOn: isForPanel,
    load: loadPanel,
  },
  {
    feature: 'panel-forget',
    selector: '[data-control=forget-panels]',
    loadAt: 'first-activity',
    holdClicksOn: '[data-control=forget-panels]',
    load: async () => (await import('./features/panel/storage/forget')).mountForget,
  },
  {
    feature: 'add-to-cart',
    loadAt: 'first-activity',
    holdClicksOn: '[data-feature=add-to-cart]',
    load: async () => (await import('./features/cart/cart.add.behaviour')).mountAddToCart,
  },
  // Most visitors have nothing in their cart, and nothing is to be shown then, unless another window puts something in.
  {
    feature: 'cart-count',
    selector: '[data-cart-count]',
    loadAt: 'start',
    load: async () => {
      if (!isStored(CART_KEY)) await onCalm()
      return (await import('./page/ui/cart-count')).mountCartCount
    },
  },
  { feature: 'cart', loadAt: 'use', load: async () => (await import('./features/cart/cart.served')).mountServedCart },
  { feature: 'header', loadAt: 'first-activity', load: async () => (await import('./registry.header')).mountHeader },
  // At once where a choice is stored: the page is to be translated before it is read.
  {
    feature: 'language-choice',
    selector: LANGUAGE_TOOLBAR,
    loadAt: 'start',
    load: async () => (hasStoredLanguage() ? loadLanguageToolbar() : () => {}),
  },
  { feature: 'language-toolbar', loadAt: 'use', holdClicksOn: FLAGS_TO_TRANSLATE, holdKeysOn: isBarKey, load: loadLanguageToolbar },
  {
    feature: 'language-toolbar',
    selector: OLDER_TRIGGER,
    loadAt: 'first-activity',
    holdClicksOn: OLDER_TRIGGER,
    load: loadLanguageToolbar,
  },
  { feature: 'login-box', loadAt: 'start', load: async () => (await import('./features/login-box/login-box.behaviour')).mountLoginBox },
  {
    feature: 'menu',
    loadAt: 'use',
    holdClicksOn: isFirstTap,
    holdKeysOn: isBarKey,
    load: async () => (await import('./features/menu/menu.behaviour')).mountMenu,
  },
  { feature: 'mobile-menu', loadAt: 'use', load: async () => (await import('./features/menu/menu.mobile.behaviour')).mountMobileMenu },
  {
    feature: 'flyout-search',
    selector: '[data-feature=header]:has([data-design=flyout]) [data-feature=search]',
    loadAt: 'use',
    load: async () => (await import('./features/menu/menu.mobile.behaviour')).mountFlyoutSearch,
  },
  {
    feature: 'search-keys',
    selector: '[data-feature=search]',
    loadAt: 'first-activity',
    holdKeysOn: isSearchKey,
    load: async () => (await import('./registry.header')).mountSearchKeys,
  },
  { feature: 'search', loadAt: 'use', load: async () => (await import('./features/search/search.served')).mountServedSearch },
  // At once where the address asks for something.
  {
    feature: 'search-page',
    selector: '[data-style=page]',
    loadAt: 'first-activity',
    load: async () => (await import('./features/search/search.served')).mountServedSearchPage,
  },
  {
    feature: 'vertical-menu',
    loadAt: 'use',
    holdKeysOn: isBarKey,
    load: async () => (await import('./features/vertical-menu/vertical-menu.behaviour')).mountVerticalMenu,
  },
  // A field without buttons is given them at once: what stands below it would move later.
  { feature: 'quantity', selector: `${QUANTITY}:not(:has([data-control]))`, loadAt: 'start', load: loadQuantity },
  { feature: 'quantity', loadAt: 'first-activity', holdClicksOn: `${QUANTITY} [data-control]`, load: loadQuantity },
  {
    feature: 'tabs',
    loadAt: 'first-activity',
    load: async () => (await import('./features/tabs/tabs.behaviour')).mountTabs as Mount,
  },
]
