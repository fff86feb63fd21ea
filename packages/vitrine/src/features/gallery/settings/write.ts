import type { Fields, OptionsOf } from '../../../core/fields'
import { galleryFields, type GalleryOptions } from '../gallery.options'
import { galleryTextFields, type GalleryTexts } from '../gallery.texts'

/** Which providers' videos the site shows at all: a setting of its videos that galleries follow. */
type Providers = Partial<Pick<GalleryOptions, 'statusYt' | 'statusVimeo'>>

/** What a site's layout writes into its pages, as the content of `<script type="application/json" data-gallery-settings>`. */
export function pageSettings(
  options: GalleryOptions,
  texts: GalleryTexts,
  { statusYt = true, statusVimeo = true }: Providers = {},
): string | undefined {
  const own = { ...options, statusYt: options.statusYt && statusYt, statusVimeo: options.statusVimeo && statusVimeo }
  const changed = { options: changedIn(galleryFields, own), texts: changedIn(galleryTextFields, texts) }
  if (Object.keys({ ...changed.options, ...changed.texts }).length === 0) return undefined
  // A closing tag in a text would end the script.
  return JSON.stringify(changed).replaceAll('<', '\\u003c')
}

/** Only what differs from the defaults travels with every page. */
function changedIn<F extends Fields>(fields: F, values: OptionsOf<F>): Record<string, unknown> {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(fields[name]?.fallback)
  return Object.fromEntries(Object.entries(values).filter(isChanged))
}
