import type { Reason } from './evaluation'

/** Where the visitor is, and with which cookies. */
export interface Place {
  /** Path and query. */
  readonly address: string
  /** A cookie's value; null where there is none. */
  readonly cookie: (name: string) => string | null
}

export interface PlaceOptions {
  readonly when_address: readonly string[]
  readonly unless_address: readonly string[]
  readonly when_cookie: readonly string[]
}

/** Which of the rules about the page and its cookies are set, and whether each is met. */
export function askPlace({ when_address, unless_address, when_cookie }: PlaceOptions, { address, cookie }: Place): Reason[] {
  const reasons: Reason[] = []
  const isHere = (pattern: string) => isAddress(pattern, address)
  if (when_address.length + unless_address.length > 0) {
    reasons.push({
      rule: 'address',
      isMet: (when_address.length === 0 || when_address.some(isHere)) && !unless_address.some(isHere),
      found: address,
    })
  }
  if (when_cookie.length > 0) {
    const failing = when_cookie.find((condition) => !isCookie(condition, cookie))
    reasons.push({ rule: 'cookie', isMet: failing === undefined, found: failing ?? '' })
  }
  return reasons
}

/** Whether an address (path and query) is one of the pattern's, in which `*` stands for anything. Only a pattern with a `?` asks for the query. A slash at the end makes no difference. */
export function isAddress(pattern: string, address: string): boolean {
  const [path = '', query] = address.split('?')
  const [wantedPath = '', wantedQuery] = pattern.split('?')
  const place = decode(path)
  return (
    [place, `${place}/`].some((text) => matches(wantedPath, text) || matches(`${wantedPath}/`, text)) &&
    (wantedQuery === undefined || matches(wantedQuery, query ?? ''))
  )
}

/** Piece by piece, the first place that fits each: a regular expression would try every place with every other. */
function matches(pattern: string, text: string): boolean {
  const [first = '', ...rest] = decode(pattern).split(/\*+/)
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let end = first.length
  for (const piece of rest) {
    const at = text.indexOf(piece, end)
    if (at < 0) return false
    end = at + piece.length
  }
  return text.length - last.length >= end && text.endsWith(last)
}

/** `name`: the cookie is there. `!name`: it is not. `name=value`: it has this value. `name!=value`: it has another, or is not there. */
export function isCookie(condition: string, cookie: Place['cookie']): boolean {
  const [, isNot, name = '', sign, value = ''] = /^(!?)([^=!]+)(!?=)?(.*)$/.exec(condition) ?? []
  const found = cookie(name)
  if (!sign) return (found === null) === (isNot === '!')
  return (found === decode(value)) === (sign === '=')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
