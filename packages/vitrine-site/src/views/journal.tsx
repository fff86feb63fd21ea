import './journal.css'
import { NextPrevious, type PageLink } from './next-previous'
import { PageHead } from './page-head'
import type { PostCardProps } from './post-card'
import { PostGrid } from './post-grid'
import { useSite } from './site-context'
import { TagList } from './tag-list'

interface JournalProps {
  readonly title: string
  readonly tags: readonly string[]
  readonly posts: readonly PostCardProps[]
  readonly newer?: PageLink | undefined
  readonly older?: PageLink | undefined
}

/** A page of the journal's index. */
export function Journal({ title, tags, posts, newer, older }: JournalProps) {
  const { journal } = useSite().texts
  return (
    <>
      <PageHead title={title} lead={journal.lead} />
      {tags.length > 0 ? (
        <nav className="wrap journal-topics" aria-label={journal.topics}>
          <TagList tags={tags} />
        </nav>
      ) : null}
      <PostGrid posts={posts} />
      <NextPrevious label={journal.title} before={newer} after={older} />
    </>
  )
}
