import rss from '@astrojs/rss'
import type { CommentedSite } from './site'
import type { StoredComment } from './store'

const MOST_ITEMS = 30

/** The newest comments for feed readers, of one article or of all. */
export async function writeFeed(site: CommentedSite, comments: readonly StoredComment[]): Promise<string> {
  const shown = comments.filter(({ state, post }) => state === 'shown' && site.posts[post]).slice(0, MOST_ITEMS)
  const answer = await rss({
    title: site.options.titleText.replace(/:?\s*\{count\}/, '') + ` · ${site.name}`,
    description: site.name,
    site: site.address,
    customData: `<language>${site.language}</language>`,
    items: shown.map(({ id, post, name, text, created }) => ({
      title: `${name}: ${site.posts[post]!.title}`,
      description: text,
      pubDate: new Date(created),
      link: `${site.posts[post]!.path}#comment-${id}`,
    })),
  })
  return answer.text()
}
