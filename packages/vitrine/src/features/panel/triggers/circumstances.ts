import type { Given } from '../options/words'
import type { Reason } from '../rules/evaluation'
import { askOrigin, deviceOf, originOf } from '../rules/origin'

/** Asks the rules about circumstances that a panel has: fetched where one has any. Wrong words are reported by the full reader. */
export async function askCircumstancesHere(given: Given): Promise<Reason[]> {
  const words = (name: string) => (given[name] ?? '').split(/[\s,]+/).filter(Boolean)
  const reasons = askOrigin(
    { when_arriving_from: words('when_arriving_from'), when_device: words('when_device') },
    {
      origin: originOf(document.referrer, location.host),
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
