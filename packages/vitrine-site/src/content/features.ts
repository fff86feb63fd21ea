import type { CollectionEntry } from 'astro:content'
import type { Locale } from './locales'
import { readListed, type Listed } from './read'

export type Feature = Listed<CollectionEntry<'features'>>

/** The feature pages in the owner's order. */
export async function allFeatures(locale: Locale): Promise<Feature[]> {
  const features = await readListed('features', locale)
  return features.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}
