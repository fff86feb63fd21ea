import type { Field, Fields } from '../../packages/vitrine/src/core/fields'
import { animationFields, animationSettings } from '../../packages/vitrine/src/features/animation/animation.options'
import { galleryFields } from '../../packages/vitrine/src/features/gallery/gallery.options'
import { galleryTextFields } from '../../packages/vitrine/src/features/gallery/gallery.texts'
import { itemFields } from '../../packages/vitrine/src/features/gallery/items/item'
import { headerFields } from '../../packages/vitrine/src/features/header/header.options'
import { layoutFields } from '../../packages/vitrine/src/features/layout/layout.options'
import { cipherFields } from '../../packages/vitrine/src/features/mail-link/mail-link.options'
import { menuFields } from '../../packages/vitrine/src/features/menu/menu.options'
import { panelFields } from '../../packages/vitrine/src/features/panel/panel.options'
import { scrollSectionFields } from '../../packages/vitrine/src/features/scroll-section/scroll-section.options'
import { sliderFields } from '../../packages/vitrine/src/features/slider/slider.options'
import { videoFields } from '../../packages/vitrine/src/features/video/video.options'
import { videoSyncFields } from '../../packages/vitrine/src/features/video-sync/video-sync.options'

export interface Row {
  /** The part of the specification that names it. */
  readonly entity: string
  /** As the specification names it. */
  readonly name: string
  /** Our field, and what it is called. */
  readonly own: string
  readonly field: Field<unknown>
  /** Another value than the default, as a page writes it: in a string, where it is not a list or an object. */
  readonly given: unknown
  /** A value that is not allowed, in a string; undefined where every text is allowed. */
  readonly wrong?: string | undefined
}

/** Rows of one entity: the specification's name, our own where it is another, a value, and one that is wrong. */
const rows = (
  entity: string,
  fields: Fields,
  list: readonly (readonly [name: string, given: unknown, wrong?: string, own?: string])[],
): Row[] => list.map(([name, given, wrong, own = name]) => ({ entity, name, own, field: fields[own]!, given, wrong }))

/** Every field of the specification's third section that a page sets. */
export const FIELDS: readonly Row[] = [
  ...rows('E-mail protection settings', cipherFields, [
    ['iteration count', '5000', '0', 'iterations'],
    ['key length', '16', '20', 'keyLength'],
    ['initialisation-vector length', '12', '4', 'ivLength'],
    ['salt length', '24', '2', 'saltLength'],
  ]),
  ...rows('Slider video settings', videoFields, [
    ['mp4', '/clip.mp4'],
    ['webm', '/clip.webm'],
    ['ogv', '/clip.ogv'],
    ['ytid', 'aqz-KE-bpKQ', 'no'],
    ['vimeoid', '76979871', 'no'],
    ['poster', '/clip.jpg'],
    ['bgvideo', 't', 'perhaps'],
    ['loop', 'f', 'perhaps'],
    ['start', '1:30', 'soon'],
    ['end', '90', 'late'],
    ['volume', '20', '101'],
    ['autoplay', 'false', 'perhaps'],
    ['controls', 'true', 'perhaps'],
    ['ratio', '4:3', 'wide'],
  ]),
  ...rows('Animated elements', animationFields, [
    ['animationtype', 'zoom', 'explode'],
    ['animationduration', '1.5', 'long'],
    ['animationdelay', '0.3', '-1'],
    ['animationoffset', 'bottom-in-view', 'middle'],
  ]),
  ...rows('Gallery item', itemFields, [
    ['URL', '/a.jpg', undefined, 'url'],
    ['type', 'iframe', 'film'],
    ['caption', 'A caption'],
    ['title', 'A title'],
    ['alt', 'A picture'],
    ['thumbnail', '/a-small.jpg', 'javascript:alert(1)'],
    ['width', '640', 'wide'],
    ['height', '480', 'tall'],
    ['social links', { mail: { source: 'mailto:?body={URL}', text: 'Mail' } }, 'all', 'social'],
  ]),
  ...rows('Site settings', galleryFields, [
    ['status_lightbox', '0', 'perhaps', 'isOn'],
    ['lightbox_gallery', '0', 'perhaps', 'hasSlideshow'],
    ['lightbox_autoplay', '1', 'perhaps', 'autoplay'],
    ['lightbox_skin', 'metro-white', 'pink', 'skin'],
    ['lightbox_title', '0', 'perhaps', 'hasTitle'],
    ['lightbox_animation_speed', 'Fast', 'warp', 'speed'],
    ['lightbox_path', 'horizontal', 'round', 'path'],
    ['lightbox_arrows', '0', 'perhaps', 'hasArrows'],
    ['lightbox_slideshow_speed', '3000', 'slow', 'pauseTime'],
    ['lightbox_opacity', '0.5', '2', 'opacity'],
    ['lightbox_desc', '0', 'perhaps', 'hasCaption'],
    ['lightbox_loop', '1', 'perhaps', 'loop'],
    ['lightbox_social', '0', 'perhaps', 'hasSocial'],
    ['lightbox_social_links', { mail: { source: 'mailto:?body={URL}', text: 'Mail' } }, 'all', 'socialLinks'],
    ['lightbox_deeplinking', '0', 'perhaps', 'deepLinking'],
    ['lightbox_zoom', '1.5', '0.5', 'zoom'],
    ['lightbox_post_images', '0', 'perhaps', 'postImages'],
    ['status_vimeo', '0', 'perhaps', 'statusVimeo'],
    ['status_yt', '0', 'perhaps', 'statusYt'],
  ]),
  ...rows('Site settings', galleryTextFields, [['translated texts', 'Weiter', undefined, 'next']]),
  ...rows('Site settings', layoutFields, [
    ['visibility_small', '500', '-1', 'visibilitySmall'],
    ['visibility_medium', '900', '-1', 'visibilityMedium'],
  ]),
  ...rows('Off-canvas panel configuration', panelFields, [
    ['type', 'sliding-bar', 'drawer'],
    ['position', 'right', 'middle'],
    ['transition', 'push', 'jump'],
    ['height', '50vh'],
    ['overlay', 'no', 'perhaps'],
    ['overlay_page_scrollbar', 'no', 'perhaps'],
    ['enter_animation', 'zoom', 'explode'],
    ['enter_animation_direction', 'up', 'around'],
    ['enter_animation_speed', '1', 'fast'],
    ['enter_animation_timing', 'linear'],
    ['exit_animation', 'fade', 'explode'],
    ['exit_animation_direction', 'down', 'around'],
    ['exit_animation_speed', '1', 'fast'],
    ['exit_animation_timing', 'linear'],
    ['status_css_animations', 'desktop'],
    ['auto_close_after_time', '5', 'soon'],
    ['show_close_button_after_time', '3', 'soon'],
    ['frequency', 'xtimes', 'often'],
    ['frequency_xtimes', '3', 'few'],
    ['frequency_xdays', '2', 'few'],
    ['after_x_page_views', 'yes', 'perhaps'],
    ['number_of_page_views', '4', 'some'],
    ['after_x_sessions', 'yes', 'perhaps'],
    ['number_of_sessions', '2', 'some'],
    ['when_arriving_from', 'search', 'afar'],
    ['on_page_load', 'yes', 'perhaps'],
    ['time_on_page', 'yes', 'perhaps'],
    ['time_on_page_duration', '9', 'long'],
    ['on_scroll', 'yes', 'perhaps'],
    ['scroll_direction', 'down', 'sideways'],
    ['scroll_to', 'element', 'there'],
    ['scroll_position', '50%'],
    ['scroll_element', '#end'],
    ['exit_intent', 'yes', 'perhaps'],
    ['after_inactivity', 'yes', 'perhaps'],
    ['inactivity_duration', '20', 'long'],
    ['on_click', 'yes', 'perhaps'],
    ['on_click_element', '.open'],
    ['on_add_to_cart', 'yes', 'perhaps'],
    ['off_canvas_state', 'opened', 'ajar'],
    ['has_js_rules', 'yes', 'perhaps'],
  ]),
  ...rows('Slider options', sliderFields, [
    ['autoplay', '0', 'perhaps'],
    ['speed', '300', 'fast'],
    ['animation', 'slide', 'explode'],
    ['interval', '2000', 'often'],
    ['thumbnail max width', '90', 'narrow', 'thumbnailMaxWidth'],
    ['smooth height', '1', 'perhaps', 'smoothHeight'],
    ['control nav', '0', 'perhaps', 'controlNav'],
    ['direction nav', '0', 'perhaps', 'directionNav'],
  ]),
  ...rows('Video timing options', videoSyncFields, [
    ['role', 'controller', 'boss'],
    ['allowedDrift', '0.5', 'much'],
    ['maxAllowedDrift', '2', 'much'],
    ['minCheckInterval', '0.5', 'often'],
    ['maxRateAdjustment', '0.1', '2'],
    ['maxTimeToCatchUp', '3', 'soon'],
    ['autoPlayMuted', '0', 'perhaps'],
  ]),
  ...rows('Menu and layout settings', menuFields, [
    ['mobile_menu_design', 'flyout', 'modern', 'mobileDesign'],
    ['dropdown_goto', 'Menu', undefined, 'goToLabel'],
    ['mobile_nav_cart', 'Basket', undefined, 'mobileCartLabel'],
    ['submenu_slideout', '0', 'perhaps', 'hasSlideOut'],
    ['mobile_submenu_open', 'Unfold %s', undefined, 'openLabel'],
    ['mobile_submenu_close', 'Fold %s', undefined, 'closeLabel'],
    ['megamenu_base_width', 'viewport_width', 'page', 'megaBaseWidth'],
  ]),
  ...rows('Menu and layout settings', headerFields, [
    ['header_position', 'left', 'bottom', 'position'],
    ['side_header_break_point', '1000', '-1', 'breakPoint'],
    ['header_sticky', '0', 'perhaps', 'isSticky'],
    ['header_sticky_tablet', '1', 'perhaps', 'isStickyOnTablet'],
    ['header_sticky_mobile', '1', 'perhaps', 'isStickyOnMobile'],
    ['layout_mode', 'boxed', 'narrow', 'siteLayout'],
    ['logo_alignment', 'center', 'top', 'logoAlignment'],
  ]),
  ...rows('Menu and layout settings', layoutFields, [
    ['typography_factor', '2', '0', 'typographyFactor'],
    ['typography_sensitivity', '0.2', '2', 'typographySensitivity'],
    ['content_break_point', '700', '-1', 'contentBreakPoint'],
  ]),
  ...rows('Menu and layout settings', scrollSectionFields, [
    ['container_hundred_percent_height_mobile', '1', 'perhaps', 'mobile'],
    ['hundred_percent_scroll_sensitivity', '800', 'high', 'sensitivity'],
  ]),
  ...rows('Menu and layout settings', animationSettings, [['status_css_animations', 'off', 'perhaps', 'status']]),
]

/** The defaults that the specification states, by entity and our own name. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'E-mail protection settings': { iterations: 100_000, keyLength: 32, ivLength: 16, saltLength: 16 },
  'Slider video settings': { loop: true, autoplay: true, ratio: 16 / 9, volume: 75 },
  'Animated elements': { animationduration: 0.5 },
  'Site settings': { opacity: 0.85, pauseTime: 5000 },
  'Slider options': { interval: 7000, speed: 600, animation: 'fade', thumbnailMaxWidth: 150 },
}
