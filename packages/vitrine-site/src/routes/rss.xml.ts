import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { journalPosts } from '../content/journal'
import { settings } from '../content/settings/settings'
import { fill, texts } from '../content/texts/texts'

/** The journal for feed readers. */
export const GET: APIRoute = async (context) =>
  rss({
    title: fill(texts.journal.feed, { name: settings.site.name }),
    description: settings.site.description,
    site: context.site ?? settings.site.address,
    customData: `<language>${settings.site.language}</language>`,
    items: (await journalPosts()).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.date,
      categories: data.tags,
      link: `/journal/${id}/`,
    })),
  })
