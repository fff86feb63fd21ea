import rss from '@astrojs/rss'
import { withoutCount } from 'vitrine/comments/content'
import { articleIn, inLanguage, linkTo, type CommentedSite } from './site'
import type { StoredComment } from './store'

const MOST_ITEMS = 30

/** The newest comments for feed readers, of one article or of all. */
export async function writeFeed(site: CommentedSite, comments: readonly StoredComment[], code?: string | null): Promise<string> {
  const { name: siteName, language, options } = inLanguage(site, code)
  const shown = comments.flatMap((comment) => {
    const article = articleIn(site, comment.post, code)
    return comment.state === 'shown' && article ? [{ ...comment, article }] : []
  })
  const answer = await rss({
    title: `${withoutCount(options.titleText)} · ${siteName}`,
    description: siteName,
    site: site.address,
    customData: `<language>${language}</language>`,
    items: shown.slice(0, MOST_ITEMS).map(({ id, article, name, text, created }) => ({
      title: `${name}: ${article.title}`,
      description: text,
      pubDate: new Date(created),
      link: linkTo(article, id),
    })),
  })
  return answer.text()
}
