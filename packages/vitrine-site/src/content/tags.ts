const slugs = new Map<string, string>()

/** A tag may be written in any letters: this is how it stands in an address. `Köln & Umgebung` is `köln-umgebung`. */
export function tagSlug(name: string): string {
  // A site with thousands of articles compares each with all others: the same few names again and again.
  const known = slugs.get(name)
  if (known !== undefined) return known
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  slugs.set(name, slug)
  return slug
}

/** The page with everything that has the tag, without the language. */
export const tagAddress = (name: string): string => `/journal/tags/${encodeURIComponent(tagSlug(name))}/`

interface Tagged {
  readonly data: { readonly tags: readonly string[] }
}

/** Every tag in use with its entries, the most used first. `Web` and `web` are one, spelt as it is most of the time. */
export function groupByTag<T extends Tagged>(entries: readonly T[]): { readonly name: string; readonly posts: readonly T[] }[] {
  const tags = new Map<string, { readonly names: string[]; readonly posts: Set<T> }>()
  for (const entry of entries)
    for (const name of entry.data.tags) {
      const tag = tags.get(tagSlug(name)) ?? { names: [], posts: new Set() }
      tag.names.push(name)
      tag.posts.add(entry)
      tags.set(tagSlug(name), tag)
    }
  return [...tags.values()]
    .map(({ names, posts }) => ({ name: mostUsed(names), posts: [...posts] }))
    .sort((a, b) => b.posts.length - a.posts.length || a.name.localeCompare(b.name))
}

const hasTag = ({ data }: Tagged, slug: string): boolean => data.tags.some((name) => tagSlug(name) === slug)

const mostUsed = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].reduce((most, next) => (next[1].length > most[1].length ? next : most))[0]

/** How many tags two entries share. */
export const sharedTags = (one: Tagged, other: Tagged): number => one.data.tags.filter((name) => hasTag(other, tagSlug(name))).length
