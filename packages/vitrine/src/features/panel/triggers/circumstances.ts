import type { Given } from '../options/words'
import type { Reason } from '../rules/evaluation'
import { askOrigin, deviceOf, isInternal, type Origin } from '../rules/origin'

/** Asks the rules about circumstances that a panel has: fetched where one has any. Wrong words are reported by the full reader. */
export async function askCircumstancesHere(given: Given): Promise<Reason[]> {
  const words = (name: string) => (given[name] ?? '').split(/[\s,]+/).filter(Boolean)
  const reasons = askOrigin(
    { when_arriving_from: words('when_arriving_from'), when_device: words('when_device') },
    {
      origin: await originHere(),
      device: deviceOf(matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height)),
    },
  )
  if (!given.when_address && !given.unless_address && !given.when_cookie) return reasons
  const { askPlaceHere } = await import('./place')
  return [
    ...reasons,
    ...askPlaceHere({
      when_address: words('when_address'),
      unless_address: words('unless_address'),
      when_cookie: words('when_cookie'),
    }),
  ]
}

/** Most page views come from the site itself: which hosts are search engines is asked for the others only. */
async function originHere(): Promise<Origin> {
  const { referrer } = document
  if (isInternal(referrer, location.host)) return 'internal'
  const { isSearchEngine } = await import('../rules/search-engines')
  // One that is a search engine is not also external.
  return isSearchEngine(referrer) ? 'search' : 'external'
}
