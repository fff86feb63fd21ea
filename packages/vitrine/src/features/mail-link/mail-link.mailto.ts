import { findAddresses } from './mail-link.finding'

/**
 * An author's `mailto:` link in the one form that is followed: a single address before the question mark. Further
 * recipients move into the `to` field, which mail programs read the same way. Undefined where the link names no address.
 */
export function normaliseMailto(href: string): string | undefined {
  const [, path = '', query = ''] = /^\s*mailto:([^?]*)\??(.*?)\s*$/is.exec(href) ?? []
  const fields = query.split(/&(?:amp;)?/).filter((field) => field !== '')
  const recipients = splitRecipients(path)
  const others: string[] = []
  for (const field of fields) {
    if (recipients.length === 0 && /^to=/i.test(field)) recipients.push(...splitRecipients(field.slice(3)))
    else others.push(field)
  }
  const [first, ...more] = recipients
  if (first === undefined) return undefined
  const rest = more.length > 0 ? [`to=${more.join(',')}`, ...others] : others
  return `mailto:${first}${rest.length > 0 ? `?${rest.join('&')}` : ''}`
}

/** The address that a link is known by, for its visible text. */
export function addressOf(link: string): string {
  const address = /^mailto:([^?]*)/i.exec(link)?.[1] ?? ''
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** `%40` and `%2C` are what some editors make of the signs. */
const splitRecipients = (list: string): string[] =>
  list
    .replace(/%40/g, '@')
    .split(/,|%2C/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Whether a text names an address at all, also one that is escaped for use in a web address. */
export const hasAddress = (text: string): boolean => findAddresses(text.replace(/%40/g, '@')).length > 0
