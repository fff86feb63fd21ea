import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { postPath, translatedPosts } from '../content/journal'
import { localeOf } from '../content/locales'
import { fill } from '../content/texts/schema'
import { momentOf } from '../content/time'

/** The journal for feed readers. */
export const GET: APIRoute = async (context) => {
  const locale = localeOf(context.url)
  const { settings, texts, prefix } = locale
  return rss({
    title: fill(texts.journal.feed, { name: settings.site.name }),
    description: settings.site.description,
    site: context.site ?? new URL(settings.site.address).origin,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${settings.site.language}</language>`,
    items: (await translatedPosts(locale)).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      pubDate: new Date(momentOf(data.date, settings.site.timeZone)),
      ...(data.updated ? { customData: `<atom:updated>${data.updated.toISOString()}</atom:updated>` } : {}),
      categories: data.tags,
      link: `${prefix}${postPath({ id, data })}`,
    })),
  })
}
