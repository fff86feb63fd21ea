import { because, messages } from '../mail-link.errors'

/** Text, at-sign, text, dot, text, without white space. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MAX_LENGTH = 2048
const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']

export const isAddress = (text: string): boolean => ADDRESS.test(text)

export type Verdict = { readonly isSafe: true } | { readonly isSafe: false; readonly message?: string }

const SAFE: Verdict = { isSafe: true }
const refuse = (message?: string): Verdict => ({ isSafe: false, message })

/** Whether a page may be sent to this link. The order of the checks decides which fault is named. */
export function checkLink(link: unknown): Verdict {
  if (typeof link !== 'string' || link === '') return refuse()
  if (link.length > MAX_LENGTH) return refuse(messages.tooLong)
  let url: URL
  try {
    url = new URL(link)
  } catch (error) {
    return refuse(because(messages.url, error))
  }
  if (!PROTOCOLS.includes(url.protocol)) return refuse(`${messages.protocol}: ${url.protocol}`)
  // The part before `?`: subject, body and further recipients are not the address.
  if (url.protocol === 'mailto:' && !isAddress(url.pathname)) return refuse(messages.mailto)
  return SAFE
}
