import type { ReactNode } from 'react'
import './page-head.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: string | undefined
  /** What stands above the title. */
  readonly children?: ReactNode
}

/** The top of an ordinary page: what it is, and one sentence more. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      {children}
      <h1>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </header>
  )
}

/** The part of the site that a page belongs to, above its title. */
export const PartOf = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <p className="label">
    <a href={href}>{label}</a>
  </p>
)
