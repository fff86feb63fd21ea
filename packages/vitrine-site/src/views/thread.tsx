import { Comments } from 'vitrine/comments'
import type { CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'
import { LateStyles } from './home/late-styles'
import './thread.css'

export interface ThreadProps {
  /** The thread's id. */
  readonly post: string
  /** The address of the page that it is about. */
  readonly article: string
  /** The address of its style sheet. */
  readonly styles: string
  readonly options: CommentsOptions & CommentsServerOptions
}

/** The thread below an article or a page, as of the build. What only the server needs to know is not in the page. */
export function Thread({ post, article, styles, options }: ThreadProps) {
  const { moderation: _m, perPage: _p, keepsEmail: _k, mostLinks: _l, origins: _o, ...shown } = options
  return (
    <div className="wrap comments" data-late-styles={styles} data-pagefind-ignore="">
      <LateStyles href={styles} />
      <Comments {...shown} {...{ post, article }} />
    </div>
  )
}
