import type { PostCardProps } from '../views/post-card'
import type { PostMetaProps } from '../views/post-meta'
import { postInList } from './addresses'
import { hasOwnServer } from './comments'
import { formatDay, isoDay, toUpdated } from './dates'
import { readingMinutes, type Post } from './journal'
import type { Locale } from './locales'
import { toPicture } from './pictures'

export const toPostMeta = ({ id, data, body = '' }: Post, locale: Locale): PostMetaProps => ({
  post: hasOwnServer(locale.settings.comments) ? id : undefined,
  isoDay: isoDay(data.date),
  day: formatDay(data.date, locale),
  updated: toUpdated(data.updated, locale),
  authors: data.authors,
  minutes: readingMinutes(body),
})

interface Place {
  readonly isLead?: boolean
  /** On the first screen. */
  readonly isFirst?: boolean
}

const SIZES = '(width >= 90rem) 28rem, (width >= 56rem) 31vw, (width >= 38rem) 46vw, 94vw'
const LEAD_SIZES = '(width >= 90rem) 50rem, (width >= 56rem) 56vw, 94vw'

/** A post as a list shows it. */
export async function toPostCard(post: Post, locale: Locale, { isLead = false, isFirst = false }: Place = {}): Promise<PostCardProps> {
  const { description, picture, pictureFocus: focus } = post.data
  return {
    ...postInList(post, locale),
    description,
    meta: toPostMeta(post, locale),
    picture: picture && (await toPicture(picture, { alt: '', focus, sizes: isLead ? LEAD_SIZES : SIZES, isFirst })),
    isLead,
  }
}

/** Posts at the top of a page: the first picture is on the first screen, and the first post may lead. */
export const toPostCards = (posts: readonly Post[], locale: Locale, { hasLead = false } = {}): Promise<PostCardProps[]> =>
  Promise.all(posts.map((post, at) => toPostCard(post, locale, { isFirst: at === 0, isLead: hasLead && at === 0 })))
