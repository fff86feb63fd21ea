import type { ReactNode } from 'react'
import type { LargePicture } from '../content/pictures'
import { JournalSidebar, type JournalSidebarProps } from './journal-sidebar'
import { NextPrevious, type PageLink } from './next-previous'
import { PageHead, PartOf } from './page-head'
import { Picture, type PictureData } from './picture'
import './post.css'
import { PostMeta, type PostMetaProps } from './post-meta'
import { useSite } from './site-context'
import { TagList } from './tag-list'
import { Thread, type ThreadProps } from './thread'

interface PostProps {
  readonly title: string
  /** Below the title. */
  readonly lead?: string | undefined
  readonly picture?: PictureData | undefined
  readonly large?: LargePicture | undefined
  readonly meta: PostMetaProps
  readonly tags: readonly string[]
  readonly sidebar: JournalSidebarProps
  readonly comments?: ThreadProps | undefined
  readonly newer?: PageLink | undefined
  readonly older?: PageLink | undefined
  /** The article itself. */
  readonly children?: ReactNode
}

/** A journal post. */
export function Post({ title, lead, picture, large, meta, tags, sidebar, comments, newer, older, children }: PostProps) {
  const { locale, texts } = useSite()
  const { journal } = texts
  return (
    <>
      <article className="post" data-post="">
        <PageHead title={title} lead={lead}>
          <PartOf href={`${locale.prefix}/journal/`} label={journal.title} />
        </PageHead>
        {picture && large ? (
          <div className="wrap picture">
            <a href={large.src} data-width={large.width} data-height={large.height}>
              <Picture {...picture} />
            </a>
          </div>
        ) : null}
        <div className="wrap body">
          <aside data-part="aside" aria-label={journal.about}>
            <PostMeta {...meta} />
            {tags.length > 0 ? <TagList tags={tags} /> : null}
          </aside>
          <div className="prose">{children}</div>
          <JournalSidebar {...sidebar} />
        </div>
      </article>
      {comments ? <Thread {...comments} /> : null}
      <NextPrevious label={journal.title} before={newer} after={older} />
    </>
  )
}
