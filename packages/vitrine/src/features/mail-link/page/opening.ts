import { readOptions } from '../../../page/services/options'
import { decodeLink, type SealedLink } from '../cipher/decoding'
import { prepareKey } from '../cipher/modern'
import { cipherFields, type CipherOptions } from '../mail-link.options'
import { HASH_FORM } from './links'

declare global {
  interface Window {
    /** The settings of older pages. */
    cryptxConfig?: unknown
  }
}

/** Loaded when a visitor first turns to a protected link. */

/** Gets ready while the visitor aims, so that the click itself is instant. */
export function prepare(link: HTMLElement): void {
  const { payload, password, mode } = readForm(link)
  const settings = readPageSettings()
  if (mode !== 'legacy' && typeof payload === 'string') void prepareKey(payload, password ?? settings.password, settings)
}

/** Opens the link and sends the page to it. What may not be followed leaves the page as it is. */
export async function follow(element: HTMLElement): Promise<void> {
  const { payload, password, mode } = readForm(element)
  const settings = readPageSettings()
  const link = await decodeLink({ payload, password: password ?? settings.password, mode }, settings)
  if (link !== undefined) window.location.href = link
}

interface PageSettings {
  readonly key: string
  readonly settings: CipherOptions
}

let known: PageSettings | undefined

/** The page's settings: `data-mail-…` on the root element, before the object that older pages set. What is wrong is told once, and its default serves. */
function readPageSettings(): CipherOptions {
  const root = document.documentElement
  const older = typeof window.cryptxConfig === 'object' ? (window.cryptxConfig as Record<string, unknown> | null) : null
  const values = { ...older, ...readAttributes(root) }
  const key = Object.entries(values)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? 'object' : String(value)}`)
    .join()
  if (known?.key !== key) known = { key, settings: readOptions(cipherFields, root, { feature: 'mail-link', values, prefix: 'mail' }) }
  return known.settings
}

/** `data-mail-key-length` is the option `keyLength`. */
function readAttributes({ dataset }: HTMLElement): Record<string, string | undefined> {
  const given = Object.entries(dataset).filter(([name]) => /^mail[A-Z]/.test(name))
  return Object.fromEntries(given.map(([name, value]) => [name[4]!.toLowerCase() + name.slice(5), value]))
}

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
