import { readCookie } from '../../../page/services/cookie'
import type { Given } from '../options/words'
import { askCircumstances, deviceOf, originOf, type CircumstanceOptions } from '../rules/circumstances'
import type { Reason } from '../rules/evaluation'

/** Asks the rules about circumstances that a panel has: fetched where one has any. Wrong words are reported by the full reader. */
export function askCircumstancesHere(given: Given): Reason[] {
  const names = ['when_arriving_from', 'when_device', 'when_address', 'unless_address', 'when_cookie'] as const
  const options = Object.fromEntries(
    names.map((name) => [name, (given[name] ?? '').split(/[\s,]+/).filter(Boolean)]),
  ) as unknown as CircumstanceOptions
  return askCircumstances(options, {
    origin: originOf(document.referrer, location.host),
    device: deviceOf(matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height)),
    address: location.pathname + location.search,
    cookie: readCookie,
  })
}
