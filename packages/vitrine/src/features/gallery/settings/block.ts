import { pageSettingsOf } from '../../../page/services/options'
import { reportWrong, type WrongSetting } from '../../../page/services/wrong-setting'

type Values = Readonly<Record<string, unknown>>

/** What the page says once for all its galleries, by the options' own names: not yet checked. */
export interface PageSettings {
  readonly options: Values
  readonly texts: Values
  /** Who runs these links, where it is not the page's own gallery. */
  readonly owner?: string
}

/** The option that a name means, where it may be a flat one. */
export type OwnName = (name: string) => string

const BLOCKS = 'script[data-gallery-settings]'

/** Whether the page sets something by the flat names that existing pages use: `lightbox_loop`. */
export const hasFlatNames = (): boolean =>
  [...document.querySelectorAll(BLOCKS)].some((block) => /"(lightbox|status)_/.test(block.textContent))

/** What the page's settings say of galleries, then its gallery's own blocks. What cannot be read is reported and left out; the rest counts. */
export function readPageSettings(ownName?: OwnName): PageSettings {
  // Whether a provider's videos are shown at all is a setting of videos.
  const { statusYt, statusVimeo } = pageSettingsOf('video')
  const settings = { options: { statusYt, statusVimeo, ...pageSettingsOf('gallery') }, texts: { ...pageSettingsOf('galleryTexts') } }
  for (const element of document.querySelectorAll(BLOCKS)) {
    const onWrong = (wrong: WrongSetting) => reportWrong(wrong, 'gallery', element)
    const { options, texts } = readSettingsBlock(element.textContent, onWrong, ownName)
    Object.assign(settings.options, options)
    Object.assign(settings.texts, texts)
  }
  return settings
}

/** One block. Existing pages list settings by flat names, beside `options` or in them; an option's own name wins. */
export function readSettingsBlock(json: string, onWrong: (wrong: WrongSetting) => void, ownName: OwnName = (name) => name): PageSettings {
  const read = (setting: string, given: unknown, example: string): Values => {
    if (typeof given === 'object' && given && !Array.isArray(given)) return given as Values
    if (given !== undefined) onWrong({ setting, given, allowed: `a JSON object such as ${example}` })
    return {}
  }
  const { options: named, texts, ...others } = read('data-gallery-settings', parse(json), '{"options": {"skin": "light"}}')
  const given = { ...others, ...read('gallery.options', named, '{"skin": "light"}') }
  const options: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const own = ownName(name)
    if (own === name || !Object.hasOwn(given, own)) options[own] = value
  }
  return { options, texts: read('gallery.texts', texts, '{"next": "Forward"}') }
}

/** What is no JSON stays the text that it is. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return json.trim()
  }
}
