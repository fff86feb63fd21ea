import type { PostCardProps } from '../views/post-card'
import type { PostMetaProps } from '../views/post-meta'
import { formatDay, isoDay } from './dates'
import { readingMinutes, type Post } from './journal'
import { toPicture } from './pictures'
import { settings } from './settings/settings'

export const toPostMeta = ({ id, data, body = '' }: Post): PostMetaProps => ({
  post: settings.comments.address.startsWith('/') ? id : undefined,
  isoDay: isoDay(data.date),
  day: formatDay(data.date),
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
export async function toPostCard(post: Post, { isLead = false, isFirst = false }: Place = {}): Promise<PostCardProps> {
  const { title, description, picture, pictureFocus: focus } = post.data
  return {
    href: `/journal/${post.id}/`,
    title,
    description,
    meta: toPostMeta(post),
    picture: await toPicture(picture, { alt: '', focus, sizes: isLead ? LEAD_SIZES : SIZES, isFirst }),
    isLead,
  }
}

/** Posts at the top of a page: the first picture is on the first screen, and the first post may lead. */
export const toPostCards = (posts: readonly Post[], { hasLead = false } = {}): Promise<PostCardProps[]> =>
  Promise.all(posts.map((post, at) => toPostCard(post, { isFirst: at === 0, isLead: hasLead && at === 0 })))
