import type { Reason } from './evaluation'

export type Origin = 'internal' | 'external' | 'search'
export type Device = 'desktop' | 'tablet' | 'mobile'

/** Where the visitor has come from, and on what. */
export interface Arrival {
  readonly origin: Origin
  readonly device: Device
}

export interface OriginOptions {
  readonly when_arriving_from: readonly string[]
  readonly when_device: readonly string[]
}

/** Which of the rules about the visitor's coming are set, and whether each is met. */
export function askOrigin({ when_arriving_from, when_device }: OriginOptions, { origin, device }: Arrival): Reason[] {
  const reasons: Reason[] = []
  if (when_arriving_from.length > 0) reasons.push({ rule: 'arriving-from', isMet: when_arriving_from.includes(origin), found: origin })
  if (when_device.length > 0) reasons.push({ rule: 'device', isMet: when_device.includes(device), found: device })
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
