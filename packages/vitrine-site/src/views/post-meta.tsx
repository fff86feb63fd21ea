import { fill } from '../content/texts/schema'
import './post-meta.css'
import { useSite } from './site-context'

export interface PostMetaProps {
  /** For machines: 2026-11-15. */
  readonly isoDay: string
  readonly day: string
  /** How long it takes to read. */
  readonly minutes: number
}

/** When it was published and how long it takes to read. */
export function PostMeta({ isoDay, day, minutes }: PostMetaProps) {
  const { texts } = useSite()
  return (
    <p className="label post-meta">
      <time dateTime={isoDay}>{day}</time>
      <span aria-hidden="true">·</span>
      <span>{fill(texts.journal.minutes, { count: minutes })}</span>
    </p>
  )
}
