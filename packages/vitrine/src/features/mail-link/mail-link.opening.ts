import { readFields, type Fields } from '../../core/fields'
import { report } from '../../page/report'
import { prepareKey } from './mail-link.cipher'
import { decodeLink } from './mail-link.decoding'
import { cipherFields, type CipherOptions } from './mail-link.options'
import { readForm } from './mail-link.reading'

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

let read: { readonly key: string; readonly settings: CipherOptions } | undefined

/** Settings of the page: `data-mail-…` on the root element, before the object that older pages set. A wrong one is told, once, and its default taken. */
function readPageSettings(): CipherOptions {
  const { mailIterations, mailKeyLength, mailIvLength, mailSaltLength, mailPassword } = document.documentElement.dataset
  const attributes = { iterations: mailIterations, keyLength: mailKeyLength, ivLength: mailIvLength, saltLength: mailSaltLength, password: mailPassword }
  const older = typeof window.cryptxConfig === 'object' ? (window.cryptxConfig as Record<string, unknown> | null) : null
  const key = JSON.stringify([attributes, older])
  if (read?.key !== key) read = { key, settings: readEach({ ...older, ...defined(attributes) }) }
  return read.settings
}

const defined = (values: Record<string, string | undefined>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function readEach(values: Readonly<Record<string, unknown>>): CipherOptions {
  const options: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(cipherFields) as [string, Fields[string]][]) {
    try {
      Object.assign(options, readFields({ [name]: field }, values, 'mail-link'))
    } catch (error) {
      report({ feature: 'mail-link', error })
      options[name] = field.fallback
    }
  }
  return options as CipherOptions
}
