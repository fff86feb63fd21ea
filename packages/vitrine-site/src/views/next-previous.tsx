import { fill } from '../content/texts/schema'
import './next-previous.css'
import { useSite } from './site-context'

export interface PageLink {
  readonly href: string
  readonly label: string
}

interface NextPreviousProps {
  /** Names the navigation for screen readers. */
  readonly label: string
  readonly before?: PageLink | undefined
  readonly after?: PageLink | undefined
}

/** The neighbours of a page in its row. */
export function NextPrevious({ label, before, after }: NextPreviousProps) {
  const { neighbours } = useSite().texts
  if (!before && !after) return null
  return (
    <nav className="wrap next-previous" aria-label={fill(neighbours.label, { part: label })}>
      {before ? (
        <a href={before.href} rel="prev">
          <span className="label">{neighbours.previous}</span>
          {before.label}
        </a>
      ) : null}
      {after ? (
        <a href={after.href} rel="next">
          <span className="label">{neighbours.next}</span>
          {after.label}
        </a>
      ) : null}
    </nav>
  )
}
