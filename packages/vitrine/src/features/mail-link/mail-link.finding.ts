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
const REST = /^[^\s"'<>\\]*/
const PUNCTUATION = /[.,;:!?)]+$/
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
    const from = Math.max(finds.at(-1)?.end ?? 0, at - MAX_LOCAL)
    const local = LOCAL.exec(text.slice(from, at))?.[0]
    const domain = readDomain(text, at + 1)
    if (!local || !domain || FILE.test(domain)) continue
    const start = at - local.length
    const end = at + 1 + domain.length
    at = end - 1
    const before = text.slice(Math.max(0, start - 64), start)
    if (NOT_MAIL_BEFORE.test(before) || NOT_MAIL_AFTER.test(text.slice(end, end + 64))) continue
    const address = text.slice(start, end)
    if (!/mailto:$/i.test(before)) {
      finds.push({ start, end, address })
      continue
    }
    const rest = REST.exec(text.slice(end))![0].replace(PUNCTUATION, '')
    finds.push({ start: start - 'mailto:'.length, end: end + rest.length, address, link: `mailto:${address}${rest}` })
    at = end + rest.length - 1
  }
  return finds
}

/** A domain, with whatever else of its kind hangs on it (`a@b.example@c.example`): no address then, but nothing to leave behind. */
function readDomain(text: string, from: number): string {
  let end = from
  for (let part = DOMAIN.exec(text.slice(from, from + MAX_DOMAIN))?.[0]; part; part = text[end] === '@' ? DOMAIN.exec(text.slice(end + 1, end + 1 + MAX_DOMAIN))?.[0] : undefined) {
    end += part.length + (end > from ? 1 : 0)
  }
  return text.slice(from, end)
}
