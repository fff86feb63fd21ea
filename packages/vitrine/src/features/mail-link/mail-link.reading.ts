import type { SealedLink } from './mail-link.decoding'
import { HASH_FORM } from './mail-link.forms'

/** What a link says of itself. Without a password of its own it takes the page's. */
export type LinkForm = Omit<SealedLink, 'password'> & { readonly password?: string }

export interface LinkMarkup {
  readonly dataset: Readonly<Record<string, string | undefined>>
  getAttribute(name: string): string | null
}

/** Reads today's forms and the later attribute form of older pages. */
export function readForm(link: LinkMarkup): LinkForm {
  const { mail, cx, cxk, cxm } = link.dataset
  if (mail !== undefined) return { payload: mail }
  if (cx !== undefined) return { payload: cx, password: cxk, mode: cxm === 'secure' || cxm === 'legacy' ? cxm : undefined }
  return { payload: link.getAttribute('href')?.slice(HASH_FORM.length) }
}
