import { fill } from '../content/texts/schema'
import './post-meta.css'
import { useSite } from './site-context'

export interface PostMetaProps {
  /** For machines: 2026-11-15. */
  readonly isoDay: string
  readonly day: string
  /** The day of the last change that a reader should know of. */
  readonly updated?: UpdatedProps | undefined
  /** Who wrote it. */
  readonly authors?: readonly string[] | undefined
  /** How long it takes to read. */
  readonly minutes: number
  /** The article's id, where it takes comments: the server puts their number there. */
  readonly post?: string | undefined
}

export interface UpdatedProps {
  /** For machines: 2026-11-15. */
  readonly isoDay: string
  readonly day: string
}

/** When something was last changed, as a sentence with the day in it. */
export function Updated({ isoDay, day }: UpdatedProps) {
  const { texts } = useSite()
  const [before, after] = texts.page.updated.split('{day}')
  return (
    <span>
      {before}
      <time dateTime={isoDay}>{day}</time>
      {after}
    </span>
  )
}

/** When it was published and how long it takes to read. */
export function PostMeta({ isoDay, day, updated, authors = [], minutes, post }: PostMetaProps) {
  const { texts } = useSite()
  return (
    <p className="label post-meta">
      <time dateTime={isoDay}>{day}</time>
      <span aria-hidden="true">·</span>
      {updated ? (
        <>
          <Updated {...updated} />
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      {authors.length > 0 ? (
        <>
          <span>{authors.join(', ')}</span>
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      <span>{fill(texts.journal.minutes, { count: minutes })}</span>
      {post ? <span data-comments={post} /> : null}
    </p>
  )
}
