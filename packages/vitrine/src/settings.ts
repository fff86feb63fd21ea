import { flatNames } from './core/flat-names'
import type { Fields, OptionsOf } from './core/fields'
import { readFields } from './core/read-fields'
import { type SettingError } from './core/setting-error'
import { alertFields } from './features/alert/alert.options'
import { animationSettings } from './features/animation/animation.options'
import { backToTopFields } from './features/back-to-top/back-to-top.options'
import { commentErrorFields } from './features/comments/comments.errors'
import { commentsSettings } from './features/comments/comments.options'
import { mailLinkFields } from './features/mail-link/mail-link.options'
import { galleryFields } from './features/gallery/gallery.options'
import { galleryTextFields } from './features/gallery/gallery.texts'
import { elasticSliderFields, sliderFields } from './features/slider/slider.options'
import { videoSyncFields } from './features/video-sync/video-sync.options'
import { videoSettingFields } from './features/video/video.options'
import { layoutFields } from './features/layout/layout.options'
import { scrollSectionSettings } from './features/scroll-section/scroll-section.options'
import { panelSettingFields } from './features/panel/panel.options'
import { cartFields } from './features/cart/cart.options'
import { headerFields } from './features/header/header.options'
import { languageToolbarFields } from './features/language-toolbar/language-toolbar.options'
import { loginBoxFields } from './features/login-box/login-box.options'
import { menuFields } from './features/menu/menu.options'
import { searchFields } from './features/search/search.options'
import { verticalMenuFields } from './features/vertical-menu/vertical-menu.options'
import { quantityFields } from './features/quantity/quantity.options'
import { selectFields } from './features/select/select.options'
import { tabsFields } from './features/tabs/tabs.options'
import { widgetAreaFields } from './features/widget-area/widget-area.options'

/**
 * Every setting of every feature, by group. Build-time only: the page runtime never imports this.
 * A feature adds its group here, and the spec's flat names for it to `core/flat-names.ts`.
 */
export const settingGroups = {
  alert: alertFields,
  animation: animationSettings,
  backToTop: backToTopFields,
  comments: commentsSettings,
  commentErrors: commentErrorFields,
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
  languageToolbar: languageToolbarFields,
  loginBox: loginBoxFields,
  menu: menuFields,
  search: searchFields,
  verticalMenu: verticalMenuFields,
  quantity: quantityFields,
  select: selectFields,
  tabs: tabsFields,
  widgetArea: widgetAreaFields,
} satisfies Record<string, Fields>

type Groups = typeof settingGroups
export type FeatureSettings = { readonly [G in keyof Groups]: OptionsOf<Groups[G]> }
export type FeatureSettingsInput = { readonly [G in keyof Groups]?: { readonly [K in keyof Groups[G]]?: unknown } }

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
    super(
      `The settings have ${faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}
