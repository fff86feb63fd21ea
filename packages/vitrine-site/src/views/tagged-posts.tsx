import { fill } from '../content/texts/schema'
import { PageHead, PartOf } from './page-head'
import type { PostCardProps } from './post-card'
import { PostGrid } from './post-grid'
import { useSite } from './site-context'

interface TaggedPostsProps {
  readonly title: string
  readonly posts: readonly PostCardProps[]
}

/** All posts with a tag. */
export function TaggedPosts({ title, posts }: TaggedPostsProps) {
  const {
    locale,
    texts: { journal },
  } = useSite()
  return (
    <>
      <PageHead title={title} lead={fill(journal.tagLead, { count: posts.length })}>
        <PartOf href={`${locale.prefix}/journal/`} label={journal.title} />
      </PageHead>
      <PostGrid posts={posts} />
    </>
  )
}
