import type { CollectionEntry } from 'astro:content'
import { readAll } from './read'

export type Gallery = CollectionEntry<'galleries'>

/** The galleries in the owner's order. */
export async function allGalleries(): Promise<Gallery[]> {
  const galleries = await readAll('galleries')
  return galleries.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}
