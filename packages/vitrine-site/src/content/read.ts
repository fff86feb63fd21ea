import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content'
import { context } from 'virtual:vitrine-site/context'

/** All of a kind of content; nothing where the site has no folder for it. */
export const readAll = async <K extends CollectionKey>(kind: K): Promise<CollectionEntry<K>[]> =>
  context.content.includes(kind) ? getCollection(kind) : []

export const hasContent = (name: string): boolean => context.content.includes(name)
