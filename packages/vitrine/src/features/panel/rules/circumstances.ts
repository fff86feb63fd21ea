import type { Reason } from './evaluation'

export type Origin = 'internal' | 'external' | 'search'
export type Device = 'desktop' | 'tablet' | 'mobile'

/** What is so when the page comes, whatever happened before: where the visitor is, on what, and come from where. */
export interface Circumstances {
  readonly origin: Origin
  readonly device: Device
  /** Path and query. */
  readonly address: string
  /** A cookie's value; null where there is none. */
  readonly cookie: (name: string) => string | null
}

export interface CircumstanceOptions {
  readonly when_arriving_from: readonly string[]
  readonly when_device: readonly string[]
  readonly when_address: readonly string[]
  readonly unless_address: readonly string[]
  readonly when_cookie: readonly string[]
}

/** Which of the rules about circumstances are set, and whether each is met. */
export function askCircumstances(options: CircumstanceOptions, { origin, device, address, cookie }: Circumstances): Reason[] {
  const reasons: Reason[] = []
  const isHere = (pattern: string) => isAddress(pattern, address)
  const { when_arriving_from, when_device, when_address, unless_address, when_cookie } = options
  if (when_arriving_from.length > 0) reasons.push({ rule: 'arriving-from', isMet: when_arriving_from.includes(origin), found: origin })
  if (when_device.length > 0) reasons.push({ rule: 'device', isMet: when_device.includes(device), found: device })
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

/** Search engines, by the name right before the end of their host: `www.google.co.uk`, but neither `notgoogle.example` nor `google.elsewhere.example`. */
const SEARCH =
  /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|msn|teoma|slurp|ecosia|startpage|qwant|kagi|perplexity|search\.brave)\.((co|com|org|net|ne)\.)?[a-z]{2,}$|^com\.google\.android\.googlequicksearchbox$/

/** Where a visitor with this referrer came from. Nowhere known counts as internal; a search engine is not also external. */
export function originOf(referrer: string, host: string): Origin {
  const from = URL.parse(referrer)
  if (!from?.host || from.host === host || from.host.endsWith(`.${host}`) || host.endsWith(`.${from.host}`)) return 'internal'
  return SEARCH.test(from.hostname) ? 'search' : 'external'
}

/** px: a screen whose short side is less is a phone's. */
const PHONE = 600

/** What a visitor holds or sits at: known by how it is pointed at and by its screen, not by the window, which anybody may make narrow. */
export const deviceOf = (isTouched: boolean, shortSide: number): Device =>
  !isTouched ? 'desktop' : shortSide < PHONE ? 'mobile' : 'tablet'

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

const matches = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${decode(pattern)
      .split(/\*+/)
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(text)

/** `name`: the cookie is there. `!name`: it is not. `name=value`: it has this value. `name!=value`: it has another, or is not there. */
export function isCookie(condition: string, cookie: Circumstances['cookie']): boolean {
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
