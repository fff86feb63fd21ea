import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { usePageBehaviour } from '../../react/use-behaviour'
import { mountMailLink } from './mail-link.behaviour'
import type { ProtectedLink } from './protect/creation'

export interface MailLinkProps extends ProtectedLink, Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** Shown instead of the spelt-out address. */
  readonly children?: ReactNode
}

/**
 * A protected link for React pages. Its props hold the payload, never the address: make them on the server or at build
 * (`<MailLink {...await sealAddress('you@example.com')} />`), or paste what `npx vitrine mail` prints.
 */
export function MailLink({ payload, text, children, ...attributes }: MailLinkProps) {
  usePageBehaviour(mountMailLink, 'mail-link')
  const label = children ?? (
    <span translate="no" dir="ltr">
      {text}
    </span>
  )
  if (payload === undefined) {
    return (
      <span {...attributes} role="link" aria-disabled="true">
        {label}
      </span>
    )
  }
  return (
    <a {...attributes} href="#mail" data-mail={payload}>
      {label}
    </a>
  )
}
