import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content'
import { context } from 'virtual:vitrine-site/context'
import { buildMoment } from './clock'
import { defaultLocale, type Locale } from './locales'
import { leadsToMissingPart } from './parts'
import { isPublished, type Timed } from './time'
import { languageOfId, plainId } from './translated-id'

/** All of a kind of content in a language that is published; nothing where there is no folder for it. */
export async function readAll<K extends CollectionKey>(
  kind: K,
  { code, isDefault }: Locale = defaultLocale,
): Promise<CollectionEntry<K>[]> {
  if (!hasContent(kind, code)) return []
  const entries = await getCollection(kind)
  const language = isDefault ? undefined : code
  const here = entries.filter(({ id, data }) => languageOfId(id) === language && isShown(data as Timed))
  return here.map((entry) => ({ ...entry, id: plainId(entry.id) }))
}

/** Whoever writes (`npm run dev`) sees everything; visitors see what is published. */
const isShown = (data: Timed): boolean => import.meta.env.DEV || isPublished(data, buildMoment(), context.settings.site.timeZone)

/** An entry of a list: in its language, or in the site's own where it is not translated. */
export type Listed<E> = E & { readonly locale: Locale }

/** All of a kind for a list in a language. What is not translated stands in it too, in the site's own language. */
export async function readListed<K extends CollectionKey>(kind: K, locale: Locale): Promise<Listed<CollectionEntry<K>>[]> {
  const own = (await readAll(kind, locale)).map((entry) => ({ ...entry, locale }))
  if (locale.isDefault) return own
  const ids = new Set(own.map(({ id }) => id))
  const others = (await readAll(kind)).filter(({ id }) => !ids.has(id))
  return [...own, ...others.map((entry) => ({ ...entry, locale: defaultLocale }))]
}

/** Whether a link of the owner's leads somewhere: not into a part that the site does without. */
export const isPartThere = ({ href }: { readonly href?: string | undefined }): boolean =>
  !href || !leadsToMissingPart(href, (name) => hasContent(name), context.settings.site.without)

export const hasContent = (name: string, language = defaultLocale.code): boolean =>
  context.languages.some(({ code, content }) => code === language && (content.includes(name) || content.includes(`${name}.yaml`)))
