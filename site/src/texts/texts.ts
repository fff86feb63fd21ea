import { getCollection } from 'astro:content'
import { settings } from '../settings/settings'
import { chooseTexts } from './choice'

export { fill } from './schema'

/** The words of the site's own layouts, in the language of the settings. */
export const texts = chooseTexts(await getCollection('texts'), settings.site.language)
