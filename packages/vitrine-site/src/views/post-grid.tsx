import { PostCard, type PostCardProps } from './post-card'
import './post-grid.css'

/** Posts in a grid, at the top of a page; one that leads stands above it. */
export function PostGrid({ posts }: { readonly posts: readonly PostCardProps[] }) {
  return (
    <div className="wrap post-grid">
      {posts
        .filter(({ isLead }) => isLead)
        .map((post) => (
          <PostCard key={post.href} {...post} />
        ))}
      <div className="grid">
        {posts
          .filter(({ isLead }) => !isLead)
          .map((post) => (
            <PostCard key={post.href} {...post} />
          ))}
      </div>
    </div>
  )
}
