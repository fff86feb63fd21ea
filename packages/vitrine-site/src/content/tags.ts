/** A tag may be written in any letters: this is how it stands in an address. `Köln & Umgebung` is `köln-umgebung`. */
export const tagSlug = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The page with everything that has the tag, without the language. */
export const tagAddress = (name: string): string => `/journal/tags/${encodeURIComponent(tagSlug(name))}/`

interface Tagged {
  readonly data: { readonly tags: readonly string[] }
}

/** Every tag in use with its entries, the most used first. `Web` and `web` are one, spelt as it is most of the time. */
export function groupByTag<T extends Tagged>(entries: readonly T[]): { readonly name: string; readonly posts: readonly T[] }[] {
  const spellings = entries.flatMap((entry) => entry.data.tags)
  return [...Map.groupBy(spellings, tagSlug)]
    .map(([slug, names]) => ({
      name: mostUsed(names),
      posts: entries.filter((entry) => hasTag(entry, slug)),
    }))
    .sort((a, b) => b.posts.length - a.posts.length || a.name.localeCompare(b.name))
}

const hasTag = ({ data }: Tagged, slug: string): boolean => data.tags.some((name) => tagSlug(name) === slug)

const mostUsed = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].reduce((most, next) => (next[1].length > most[1].length ? next : most))[0]

/** How many tags two entries share. */
export const sharedTags = (one: Tagged, other: Tagged): number => one.data.tags.filter((name) => hasTag(other, tagSlug(name))).length
