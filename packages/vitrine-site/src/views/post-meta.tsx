import { fill } from '../content/texts/schema'
import './post-meta.css'
import { useSite } from './site-context'

export interface PostMetaProps {
  /** For machines: 2026-11-15. */
  readonly isoDay: string
  readonly day: string
  /** How long it takes to read. */
  readonly minutes: number
  /** The article's id, where it takes comments: the server puts their number there. */
  readonly post?: string | undefined
}

/** When it was published and how long it takes to read. */
export function PostMeta({ isoDay, day, minutes, post }: PostMetaProps) {
  const { texts } = useSite()
  return (
    <p className="label post-meta">
      <time dateTime={isoDay}>{day}</time>
      <span aria-hidden="true">·</span>
      <span>{fill(texts.journal.minutes, { count: minutes })}</span>
      {post ? <span data-comments={post} /> : null}
    </p>
  )
}
