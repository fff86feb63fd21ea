import { getCollection } from 'astro:content'
import { context } from 'virtual:vitrine-site/context'
import { chooseTexts } from './choice'
import { ownTexts } from './own'
import type { Texts } from './schema'

export { fill } from './schema'

const own = Object.entries(ownTexts).map(([id, data]) => ({ id, data: data as unknown as Texts }))
const given = context.content.includes('texts') ? await getCollection('texts') : []

/** The words of the site's own layouts in a language: the owner's, or the builder's. */
export const textsIn = (language: string): Texts => chooseTexts([...given, ...own], language)

/** In the site's own language. */
export const texts = textsIn(context.settings.site.language)
