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

interface PostProps {
  readonly title: string
  readonly description: string
  readonly picture: PictureData
  readonly large: LargePicture
  readonly meta: PostMetaProps
  readonly tags: readonly string[]
  readonly sidebar: JournalSidebarProps
  readonly newer?: PageLink | undefined
  readonly older?: PageLink | undefined
  /** The article itself. */
  readonly children?: ReactNode
}

/** A journal post. */
export function Post({ title, description, picture, large, meta, tags, sidebar, newer, older, children }: PostProps) {
  const { journal } = useSite().texts
  return (
    <>
      <article className="post" data-post="">
        <PageHead title={title} lead={description}>
          <PartOf href="/journal/" label={journal.title} />
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
      <NextPrevious label={journal.title} before={newer} after={older} />
    </>
  )
}
