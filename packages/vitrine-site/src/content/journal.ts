import type { CollectionEntry } from 'astro:content'
import type { Locale } from './locales'
import { keepOnce } from './once'
import { readListed, type Listed } from './read'
import { groupByTag, sharedTags } from './tags'

export type Post = Listed<CollectionEntry<'journal'>>

/**
 * Published posts, newest first: those in the language, and those in the site's own that are not translated.
 */
export const journalPosts = (locale: Locale): Promise<readonly Post[]> =>
  keepOnce(`journal ${locale.code}`, async () => {
    const posts = await readListed('journal', locale)
    const isElsewhere = (post: Post) => Number(post.locale !== locale)
    return posts.sort(
      (a, b) => isElsewhere(a) - isElsewhere(b) || b.data.date.valueOf() - a.data.date.valueOf() || a.id.localeCompare(b.id),
    )
  })

/** Those that stand on a page of their own in the language. */
export const translatedPosts = async (locale: Locale): Promise<readonly Post[]> =>
  (await journalPosts(locale)).filter((post) => post.locale === locale)

export interface Tag {
  readonly name: string
  readonly posts: readonly Post[]
}

/** Every tag in use with its posts, the most used first. */
export const tagsOf = (posts: readonly Post[]): Tag[] => groupByTag(posts)

/** Other posts with tags of this one: those with the most of them first, then the newest. */
export function relatedTo(post: Post, posts: readonly Post[]): readonly Post[] {
  const shared = (other: Post) => sharedTags(post, other)
  return posts.filter((other) => other.id !== post.id && shared(other) > 0).sort((a, b) => shared(b) - shared(a))
}

const WORDS_PER_MINUTE = 220

/** Minutes that reading the text takes, at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE))
