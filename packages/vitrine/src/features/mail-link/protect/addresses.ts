/** An e-mail address in running text, or a whole `mailto:` link. */
export interface Find {
  readonly start: number
  readonly end: number
  readonly address: string
  /** The link as written, where the text is a `mailto:` link. */
  readonly link?: string
}

const LOCAL = /[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_+'-]*(?:\.[\p{L}\p{N}\p{M}_+'-]+)*$/u
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63}|[\p{L}\p{M}]{2,63})/iu
/** What belongs to a link after its first address: further recipients, subject, body. */
const REST = /[^\s"'<>\\]*/y
const PUNCTUATION = '.,;:!?)'
/** What may stand between a domain and the next one that hangs on it (`a@b.example@c.example`, `a@b.example'@c.example`). */
const JOINT = /[+'-]*@/y
const MAX_LOCAL = 64
const MAX_DOMAIN = 255
/** `photo@2x.png` is a file, not an address: none of these is a top-level domain. */
const FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|css|m?js|tsx?|json|html?)$/i
/** A user's name in a web address (`https://user@host`), or another network's handle (`@user@host`). */
const NOT_MAIL_BEFORE = /(?:\/\/(?:[^\s/@]*:)?|@)$/
/** `git@host:team/project`. */
const NOT_MAIL_AFTER = /^:[\w~.-]*\//

/** Every address in a text, in order. It looks around each at-sign, so the time grows with the text's length alone. */
export function findAddresses(text: string): Find[] {
  const finds: Find[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const free = finds.at(-1)?.end ?? 0
    const local = LOCAL.exec(text.slice(Math.max(free, at - MAX_LOCAL), at))?.[0]
    const domain = local && DOMAIN.exec(text.slice(at + 1, at + 1 + MAX_DOMAIN))?.[0]
    if (!domain) continue
    const start = at - local.length
    const end = skipDomains(text, at + 1 + domain.length)
    at = end - 1
    const before = text.slice(Math.max(free, start - 64), start)
    if (FILE.test(text.slice(end - 8, end)) || NOT_MAIL_BEFORE.test(before) || NOT_MAIL_AFTER.test(text.slice(end, end + 64))) continue
    const address = text.slice(start, end)
    if (!/mailto:$/i.test(before)) {
      finds.push({ start, end, address })
      continue
    }
    const last = skipRest(text, end)
    finds.push({ start: start - 'mailto:'.length, end: last, address, link: `mailto:${text.slice(start, last)}` })
    at = last - 1
  }
  return finds
}

/** Where the domains end that hang on an address: it is none then, but nothing of it may be left behind. */
function skipDomains(text: string, from: number): number {
  let end = from
  for (;;) {
    const joint = matchAt(JOINT, text, end)
    const domain = joint && DOMAIN.exec(text.slice(end + joint.length, end + joint.length + MAX_DOMAIN))?.[0]
    if (!domain) return end
    end += joint.length + domain.length
  }
}

/** Where a `mailto:` link in running text ends: a full stop behind it is not part of it. */
function skipRest(text: string, from: number): number {
  let end = from + matchAt(REST, text, from).length
  while (end > from && PUNCTUATION.includes(text[end - 1]!)) end -= 1
  return skipDomains(text, end)
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/**
 * An author's `mailto:` link in the one form that is followed: a single address before the question mark. Further
 * recipients move into the `to` field, which mail programs read the same way. Undefined where the link names no address.
 */
export function normaliseMailto(href: string): string | undefined {
  const [, path = '', query = ''] = /^mailto:([^?]*)\??(.*)$/is.exec(href.trim()) ?? []
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
