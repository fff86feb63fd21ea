import type { ArrivalOptions } from './panel.arrival-options'

export type Origin = ArrivalOptions['when_arriving_from'][number]

/** A name of its own in the host: `climbing.example` is no search engine. */
const SEARCH = /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|msn|teoma|slurp)\./

/** Where a visitor with this referrer came from. Nowhere known counts as internal; a search engine is not also external. */
export function originOf(referrer: string, host: string): Origin {
  const from = URL.parse(referrer)?.host ?? ''
  if (!from || from.includes(host)) return 'internal'
  return SEARCH.test(from) ? 'search' : 'external'
}

/** Where the visitor of this page came from. */
export const readOrigin = (): Origin => originOf(document.referrer, location.host)
