import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { tellOnce } from '../../react/tell-once'
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
export function MailLink(props: MailLinkProps) {
  const { payload, text, children, ...attributes } = props
  // An address that could not be sealed has been told already, and its payload is undefined.
  if (!('payload' in props))
    tellOnce('MailLink: payload is undefined, but it must be what sealAddress or `npx vitrine mail` gives. The link opens nothing.')
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
