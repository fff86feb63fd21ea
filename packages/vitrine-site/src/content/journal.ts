import type { CollectionEntry } from 'astro:content'
import type { Locale } from './locales'
import { keepOnce } from './once'
import { readAll, readListed, type Listed } from './read'
import { groupByTag, sharedTags, tagSlug } from './tags'

type Written = Listed<CollectionEntry<'journal'>>
/** An article, with all that it is filed under as its tags. */
export type Post = Omit<Written, 'data'> & { readonly data: Omit<Written['data'], 'tags'> & { tags: string[] } }

/**
 * Published posts, newest first: those in the language, and those in the site's own that are not translated.
 */
export const journalPosts = (locale: Locale): Promise<readonly Post[]> =>
  keepOnce(`journal ${locale.code}`, async () => {
    // One article has one path, whatever the language that it is read in: the original says it.
    const paths = locale.isDefault ? undefined : new Map((await readAll('journal')).map(({ id, data }) => [id, data.path]))
    const posts = (await readListed('journal', locale)).map((post) => withTags(post, paths?.get(post.id) ?? post.data.path))
    const isElsewhere = (post: Post) => Number(post.locale !== locale)
    return posts.sort(
      (a, b) =>
        isElsewhere(a) - isElsewhere(b) ||
        Number(b.data.isSticky ?? false) - Number(a.data.isSticky ?? false) ||
        b.data.date.valueOf() - a.data.date.valueOf() ||
        a.id.localeCompare(b.id),
    )
  })

/** Tags and categories each once, however they are spelt. */
const withTags = (post: Written, path: string | undefined): Post => {
  const all = [...(post.data.tags ?? []), ...(post.data.categories ?? [])]
  return { ...post, data: { ...post.data, path, tags: [...new Map(all.map((name) => [tagSlug(name), name])).values()] } }
}

/** Where an article stands, without the language: below the journal, or where its owner wants it. */
export const postPath = ({ id, data }: Pick<Post, 'id'> & { readonly data: Pick<Post['data'], 'path'> }): string =>
  data.path ?? `/journal/${id}/`

/** Those that stand on a page of their own in the language. */
export const translatedPosts = async (locale: Locale): Promise<readonly Post[]> =>
  (await journalPosts(locale)).filter((post) => post.locale === locale)

export interface Tag {
  readonly name: string
  readonly posts: readonly Post[]
}

/** Every tag in use with its posts, the most used first. */
export const tagsOf = (posts: readonly Post[]): Tag[] => groupByTag(posts)

/** The tags that stand beside every article: the most used, gathered once. */
export const topics = (locale: Locale): Promise<readonly { readonly name: string; readonly count: number }[]> =>
  keepOnce(`topics ${locale.code}`, async () =>
    tagsOf(await translatedPosts(locale))
      .slice(0, MOST_TOPICS)
      .map(({ name, posts }) => ({ name, count: posts.length })),
  )

/** A site that came from another system may have thousands. */
const MOST_TOPICS = 50

/** Other posts with tags of this one: those with the most of them first, then the newest. */
export function relatedTo(post: Post, posts: readonly Post[]): readonly Post[] {
  const shared = (other: Post) => sharedTags(post, other)
  return posts.filter((other) => other.id !== post.id && shared(other) > 0).sort((a, b) => shared(b) - shared(a))
}

const WORDS_PER_MINUTE = 220

/** Minutes that reading the text takes, at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE))
