import type { ReactNode } from 'react'
import { Comments } from 'vitrine/comments'
import type { CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'
import type { LargePicture } from '../content/pictures'
import { LateStyles } from './home/late-styles'
import { JournalSidebar, type JournalSidebarProps } from './journal-sidebar'
import { NextPrevious, type PageLink } from './next-previous'
import { PageHead, PartOf } from './page-head'
import { Picture, type PictureData } from './picture'
import './post.css'
import { PostMeta, type PostMetaProps } from './post-meta'
import { useSite } from './site-context'
import { TagList } from './tag-list'

interface PostProps {
  readonly title: string
  readonly description: string
  readonly picture: PictureData
  readonly large: LargePicture
  readonly meta: PostMetaProps
  readonly tags: readonly string[]
  readonly sidebar: JournalSidebarProps
  /** The thread's article, what is said around it, and the address of its style sheet. */
  readonly comments?:
    | {
        readonly post: string
        readonly article: string
        readonly styles: string
        readonly options: CommentsOptions & CommentsServerOptions
      }
    | undefined
  readonly newer?: PageLink | undefined
  readonly older?: PageLink | undefined
  /** The article itself. */
  readonly children?: ReactNode
}

/** A journal post. */
export function Post({ title, description, picture, large, meta, tags, sidebar, comments, newer, older, children }: PostProps) {
  const { locale, texts } = useSite()
  const { journal } = texts
  return (
    <>
      <article className="post" data-post="">
        <PageHead title={title} lead={description}>
          <PartOf href={`${locale.prefix}/journal/`} label={journal.title} />
        </PageHead>
        <div className="wrap picture">
          <a href={large.src} data-width={large.width} data-height={large.height}>
            <Picture {...picture} />
          </a>
        </div>
        <div className="wrap body">
          <aside data-part="aside" aria-label={journal.about}>
            <PostMeta {...meta} />
            <TagList tags={tags} />
          </aside>
          <div className="prose">{children}</div>
          <JournalSidebar {...sidebar} />
        </div>
      </article>
      {comments ? (
        <div className="wrap comments" data-late-styles={comments.styles} data-pagefind-ignore="">
          <LateStyles href={comments.styles} />
          <Thread {...comments} />
        </div>
      ) : null}
      <NextPrevious label={journal.title} before={newer} after={older} />
    </>
  )
}

/** The thread as of the build. What only the server needs to know is not in the page. */
function Thread({ post, article, options }: NonNullable<PostProps['comments']>) {
  const { moderation: _m, perPage: _p, keepsEmail: _k, mostLinks: _l, origins: _o, ...shown } = options
  return <Comments {...shown} {...{ post, article }} />
}
