import { readFields, type SettingError, type Fields, type OptionsOf } from './core/fields'
import { alertFields } from './features/alert/alert.options'
import { animationSettings } from './features/animation/animation.options'
import { backToTopFields } from './features/back-to-top/back-to-top.options'
import { mailLinkFields } from './features/mail-link/mail-link.options'
import { galleryFields } from './features/gallery/gallery.options'
import { galleryTextFields } from './features/gallery/gallery.texts'
import { elasticSliderFields, sliderFields } from './features/slider/slider.options'
import { videoSyncFields } from './features/video-sync/video-sync.options'
import { videoSettingFields } from './features/video/video.options'
import { layoutFields } from './features/layout/layout.options'
import { scrollSectionSettings } from './features/scroll-section/scroll-section.options'
import { panelSettingFields } from './features/panel/panel.setting-options'
import { cartFields } from './features/cart/cart.options'
import { headerFields } from './features/header/header.options'
import { loginBoxFields } from './features/login-box/login-box.options'
import { menuFields } from './features/menu/menu.options'
import { searchFields } from './features/search/search.options'
import { verticalMenuFields } from './features/vertical-menu/vertical-menu.options'

/**
 * Every setting of every feature, by group. Build-time only: the page runtime never imports this.
 * A feature adds its group here, and the spec's flat names for it below.
 */
export const settingGroups = {
  alert: alertFields,
  animation: animationSettings,
  backToTop: backToTopFields,
  mailLink: mailLinkFields,
  gallery: galleryFields,
  galleryTexts: galleryTextFields,
  slider: sliderFields,
  elasticSlider: elasticSliderFields,
  video: videoSettingFields,
  videoSync: videoSyncFields,
  layout: layoutFields,
  scrollSection: scrollSectionSettings,
  panel: panelSettingFields,
  cart: cartFields,
  header: headerFields,
  loginBox: loginBoxFields,
  menu: menuFields,
  search: searchFields,
  verticalMenu: verticalMenuFields,
} satisfies Record<string, Fields>

type Groups = typeof settingGroups
export type FeatureSettings = { readonly [G in keyof Groups]: OptionsOf<Groups[G]> }
export type FeatureSettingsInput = { readonly [G in keyof Groups]?: { readonly [K in keyof Groups[G]]?: unknown } }

/** The flat names that existing pages use, each with the setting that it means: `lightbox_opacity` → gallery, opacity. */
export const flatNames: Readonly<Record<string, readonly [group: keyof Groups, name: string]>> = {
  status_lightbox: ['gallery', 'isOn'],
  lightbox_gallery: ['gallery', 'hasSlideshow'],
  lightbox_autoplay: ['gallery', 'autoplay'],
  lightbox_skin: ['gallery', 'skin'],
  lightbox_title: ['gallery', 'hasTitle'],
  lightbox_animation_speed: ['gallery', 'speed'],
  lightbox_path: ['gallery', 'path'],
  lightbox_arrows: ['gallery', 'hasArrows'],
  lightbox_slideshow_speed: ['gallery', 'pauseTime'],
  lightbox_opacity: ['gallery', 'opacity'],
  lightbox_desc: ['gallery', 'hasCaption'],
  lightbox_loop: ['gallery', 'loop'],
  lightbox_social: ['gallery', 'hasSocial'],
  lightbox_social_links: ['gallery', 'socialLinks'],
  lightbox_deeplinking: ['gallery', 'deepLinking'],
  lightbox_zoom: ['gallery', 'zoom'],
  lightbox_post_images: ['gallery', 'postImages'],
  status_yt: ['video', 'statusYt'],
  status_vimeo: ['video', 'statusVimeo'],
  status_css_animations: ['animation', 'status'],
  visibility_small: ['layout', 'visibilitySmall'],
  visibility_medium: ['layout', 'visibilityMedium'],
  content_break_point: ['layout', 'contentBreakPoint'],
  sidebar_break_point: ['layout', 'sidebarBreakPoint'],
  typography_factor: ['layout', 'typographyFactor'],
  typography_sensitivity: ['layout', 'typographySensitivity'],
  container_hundred_percent_height_mobile: ['scrollSection', 'mobile'],
  hundred_percent_scroll_sensitivity: ['scrollSection', 'sensitivity'],
  header_layout: ['header', 'layout'],
  header_position: ['header', 'position'],
  side_header_break_point: ['header', 'breakPoint'],
  logo_alignment: ['header', 'logoAlignment'],
  layout_mode: ['header', 'siteLayout'],
  header_sticky: ['header', 'isSticky'],
  header_sticky_tablet: ['header', 'isStickyOnTablet'],
  header_sticky_mobile: ['header', 'isStickyOnMobile'],
  header_sticky_type2_layout: ['header', 'stickyPart'],
  header_sticky_shrinkage: ['header', 'isShrinking'],
  mobile_menu_design: ['menu', 'mobileDesign'],
  dropdown_goto: ['menu', 'goToLabel'],
  mobile_nav_cart: ['menu', 'mobileCartLabel'],
  submenu_slideout: ['menu', 'hasSlideOut'],
  mobile_submenu_open: ['menu', 'openLabel'],
  mobile_submenu_close: ['menu', 'closeLabel'],
  megamenu_base_width: ['menu', 'megaBaseWidth'],
  search_style: ['search', 'style'],
}

/**
 * Reads settings by group, by flat name, or both (a group's own value wins). Values may be strings. Every wrong or unknown
 * one is named, all at once, so that an owner mends them in one go.
 */
export function readSettings(input: Readonly<Record<string, unknown>>): FeatureSettings {
  const given: Record<string, Record<string, unknown>> = {}
  const faults: string[] = []
  for (const [name, value] of Object.entries(input)) {
    const flat = Object.hasOwn(flatNames, name) ? flatNames[name] : undefined
    if (flat) (given[flat[0]] ??= {})[flat[1]] ??= value
    else if (Object.hasOwn(settingGroups, name)) Object.assign((given[name] ??= {}), value)
    else faults.push(`${name} is not a setting. Settings are: ${[...Object.keys(settingGroups), ...Object.keys(flatNames)].join(', ')}.`)
  }
  const settings: Record<string, unknown> = {}
  for (const [group, fields] of Object.entries(settingGroups)) {
    const values = given[group] ?? {}
    for (const name of Object.keys(values)) {
      if (!Object.hasOwn(fields, name)) faults.push(`${group}.${name} is not a setting. ${group} has: ${Object.keys(fields).join(', ')}.`)
    }
    for (const [name, field] of Object.entries(fields) as [string, Fields[string]][]) {
      try {
        readFields({ [name]: field }, values, group)
      } catch (error) {
        faults.push((error as SettingError).message)
      }
    }
    if (faults.length === 0) settings[group] = readFields(fields as Fields, values, group)
  }
  if (faults.length > 0) throw new SettingsError(faults)
  return settings as FeatureSettings
}

/** All that is wrong in the settings, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The settings have ${faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}
