import type { Home } from '../../content/home-data'
import { PostCard, type PostCardProps } from '../post-card'
import './journal.css'
import { replaceable } from '../replaceable'

type JournalProps = NonNullable<Home['journal']> & { readonly posts: readonly PostCardProps[] }

/** The newest posts; nothing where there is none. */
const UsualJournal = ({ title, action, posts }: JournalProps) =>
  posts.length > 0 ? (
    <section className="wrap home-journal" aria-labelledby="home-journal">
      <header>
        <h2 id="home-journal">{title}</h2>
        <p>
          <a className="onward" href={action.href}>
            {action.label}
          </a>
        </p>
      </header>
      <div className="posts">
        {posts.map((post) => (
          <PostCard key={post.href} {...post} heading="h3" />
        ))}
      </div>
    </section>
  ) : null

export const Journal = replaceable('home.journal', UsualJournal)
