import type { CollectionEntry } from 'astro:content'
import { readAll } from './read'

export type Feature = CollectionEntry<'features'>

/** The feature pages in the owner's order. */
export async function allFeatures(): Promise<Feature[]> {
  const features = await readAll('features')
  return features.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}
