import { getCollection } from 'astro:content'
import { context } from 'virtual:vitrine-site/context'
import { chooseTexts } from './choice'
import { completeTexts, ownTexts, type GivenTexts } from './own'
import type { Texts } from './schema'

export { fill } from './schema'

const own = Object.entries(ownTexts).map(([id, data]) => ({ id, data: data as unknown as Texts }))
const read = context.content.includes('texts') ? await getCollection('texts') : []
// Once more: what was read may be kept from a build with an earlier builder, which knew fewer words.
const given = read.map(({ id, data }) => ({ id, data: completeTexts(id, data as unknown as GivenTexts) as unknown as Texts }))

/** The words of the site's own layouts in a language: the owner's, or the builder's. */
export const textsIn = (language: string): Texts => chooseTexts([...given, ...own], language)

/** In the site's own language. */
export const texts = textsIn(context.settings.site.language)
