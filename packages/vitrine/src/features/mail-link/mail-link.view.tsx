import { useEffect, type ReactNode } from 'react'
import { mountMailLink } from './mail-link.behaviour'
import type { ProtectedLink } from './protect/creation'

export interface MailLinkProps extends ProtectedLink {
  /** Shown instead of the spelled address. */
  readonly children?: ReactNode
}

/**
 * A protected link for React pages. Its props hold the payload, never the address: make them on the server or at build
 * (`<MailLink {...await sealAddress('you@example.com')} />`), or paste what `npx vitrine mail` prints.
 */
export function MailLink({ payload, text, children }: MailLinkProps) {
  useEffect(() => {
    // Where the page runtime listens too, the first of the two prevents the click and the other leaves it alone.
    const shown = new AbortController()
    mountMailLink(document.documentElement, shown.signal)
    return () => shown.abort()
  }, [])

  const label = children ?? (
    <span translate="no" dir="ltr">
      {text}
    </span>
  )
  if (payload === undefined) {
    return (
      <span role="link" aria-disabled="true">
        {label}
      </span>
    )
  }
  return (
    <a href="#mail" data-mail={payload}>
      {label}
    </a>
  )
}
