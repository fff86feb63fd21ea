import { readEach, type Field, type Fields, type OptionsOf } from '../../../core/fields'
import { readOptions } from '../../../page/services/options'
import { reportWrong, type WrongSetting } from '../../../page/services/wrong-setting'
import type { GroupInputs } from '../items/item'
import { readGroups } from './groups'
import { galleryFields, type GalleryOptions } from '../gallery.options'
import type { PageSettings } from './block'
import { galleryTextFields, type GalleryTexts } from '../gallery.texts'

export const tell = (wrong: WrongSetting) => reportWrong(wrong, 'gallery')

/** The page's settings. What is wrong in them is told to the page's author, and its default serves; the visitor still sees the picture. */
export function readPageOptions({ options, texts }: PageSettings): { readonly options: GalleryOptions; readonly texts: GalleryTexts } {
  const groups: Field<GroupInputs> = { ...galleryFields.groups, read: (given) => readGroups(given, tell) }
  return {
    options: readAll({ ...galleryFields, groups }, options, 'gallery'),
    texts: readAll(galleryTextFields, texts, 'galleryTexts'),
  }
}

function readAll<F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>, owner: string): OptionsOf<F> {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length > 0)
    import('./faults').then(
      ({ tellUnknownSettings }) => tellUnknownSettings(owner, unknown, Object.keys(fields)),
      // Not fetched: the rest counts all the same.
      () => {},
    )
  return readEach(fields, values, (name, given) => tell({ setting: `${owner}.${name}`, given, allowed: fields[name]!.allowed }))
}

/** What the gallery that holds the links says of its own. For the rest, and for what is wrong in it, the page's options serve. */
export function readOwnOptions(links: readonly HTMLElement[] | undefined, page: GalleryOptions): GalleryOptions {
  const gallery = links?.map((link) => link.closest<HTMLElement>('[data-feature=gallery]')).find((found) => found !== null)
  if (!gallery) return page
  const { group: _group, ...values } = gallery.dataset
  const fields = Object.entries(galleryFields).map(([name, field]) => [name, { ...field, fallback: page[name as keyof GalleryOptions] }])
  return readOptions(Object.fromEntries(fields) as typeof galleryFields, gallery, { feature: 'gallery', group: '', values })
}
