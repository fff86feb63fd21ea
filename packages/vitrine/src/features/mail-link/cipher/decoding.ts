import { decrypt, type CipherLengths } from './modern'
import { because, messages } from '../mail-link.errors'
import { legacyDecrypt } from './legacy'
import { checkLink } from './validation'

/** `secure` never falls back to the legacy scheme, `legacy` never tries the modern one; without a mode both are tried. */
export type Mode = 'secure' | 'legacy' | undefined

/** A protected link as it stands in the page. */
export interface SealedLink {
  readonly payload: unknown
  readonly password: unknown
  readonly mode?: Mode
}

/**
 * Opens a protected link: the link if it may be followed, else undefined. It never throws; what is wrong is said in the
 * console, in the catalogue's words and order.
 */
export async function decodeLink({ payload, password, mode }: SealedLink, options: CipherLengths): Promise<string | undefined> {
  if (typeof payload !== 'string' || payload === '') return fail(messages.payload)
  try {
    const link = mode === 'legacy' ? decodeLegacy(payload) : await decodeModern({ payload, password, mode }, options)
    if (link === undefined) return fail(messages.noUrl)
    const verdict = checkLink(link)
    if (verdict.isSafe) return link
    if (verdict.message) fail(verdict.message)
    return fail(messages.unsafe)
  } catch (error) {
    return fail(because(messages.navigation, error))
  }
}

async function decodeModern({ payload, password, mode }: SealedLink, options: CipherLengths): Promise<string> {
  try {
    return await decrypt(payload, password, options)
  } catch (error) {
    if (mode === 'secure') throw error
    console.warn(messages.fallback)
    return legacyDecrypt(payload)
  }
}

function decodeLegacy(payload: string): string | undefined {
  try {
    return legacyDecrypt(payload)
  } catch (error) {
    return fail(because(messages.legacyOnly, error))
  }
}

function fail(message: string): undefined {
  console.error(message)
  return undefined
}
