import { readAll } from '../read'
import { settings } from '../settings/settings'
import { chooseTexts } from './choice'
import { ownTexts } from './own'
import type { Texts } from './schema'

export { fill } from './schema'

const own = Object.entries(ownTexts).map(([id, data]) => ({ id, data: data as unknown as Texts }))

/** The words of the site's own layouts, in the language of the settings: the owner's, or the builder's. */
export const texts = chooseTexts([...(await readAll('texts')), ...own], settings.site.language)
