import { readCookie } from '../../../page/services/cookie'
import type { Reason } from '../rules/evaluation'
import { askPlace, type PlaceOptions } from '../rules/place'

/** Asks the rules about this page and its cookies. */
export const askPlaceHere = (options: PlaceOptions): Reason[] =>
  askPlace(options, { address: location.pathname + location.search, cookie: readCookie })
