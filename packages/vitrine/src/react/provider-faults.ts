import { sliderTexts } from '../features/slider/slider.controls.view'
import { videoTexts } from '../features/video/video.texts'
import { settingGroups } from '../settings'
import type { Groups } from './context'
import { tellOnce } from './tell-once'

/** Components that are no setting of a site read these. */
const OTHER_GROUPS = ['adminBar', 'consent', 'lazyLoad', 'scrollspy', 'sliderModal', 'sticky']
const groupNames = [...Object.keys(settingGroups), ...OTHER_GROUPS].sort()
const partTexts: Groups = { slider: { ...sliderTexts }, elasticSlider: { ...sliderTexts }, video: { ...videoTexts } }

interface Given {
  readonly texts: Groups
  readonly settings: Groups
  readonly locale?: string | undefined
}

/** Tells what a provider was given that no component reads. Only a development build fetches it: it knows every option there is. */
export function tellProviderFaults({ texts, settings, locale }: Given): void {
  for (const [prop, groups] of Object.entries({ texts, settings })) for (const fault of faultsIn(prop, groups)) tellOnce(fault)
  if (locale !== undefined && !isLocale(locale))
    tellOnce(`VitrineProvider: locale is "${locale}", but it must be a language tag like de-CH. The page's language is used.`)
}

function faultsIn(prop: string, groups: Groups): readonly string[] {
  return Object.entries(groups).flatMap(([group, values]) => {
    if (!groupNames.includes(group)) return [`VitrineProvider: ${prop}.${group} is not a group. Groups are: ${groupNames.join(', ')}.`]
    const fields = (settingGroups as Readonly<Record<string, object>>)[group]
    // Names of the gallery's texts are its own affair: a group of settings for all, and a list of words.
    if (!fields || group === 'gallery') return []
    const names = [...Object.keys(fields), ...Object.keys(partTexts[group] ?? {})]
    const unknown = Object.keys(values ?? {}).filter((name) => !names.includes(name))
    return unknown.map((name) => `VitrineProvider: ${prop}.${group}.${name} is not known. ${group} has: ${names.sort().join(', ')}.`)
  })
}

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}
