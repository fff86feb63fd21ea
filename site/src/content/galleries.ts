import { getCollection, type CollectionEntry } from 'astro:content'

export type Gallery = CollectionEntry<'galleries'>

/** The galleries in the owner's order. */
export async function allGalleries(): Promise<Gallery[]> {
  const galleries = await getCollection('galleries')
  return galleries.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}
