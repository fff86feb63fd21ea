import type { APIRoute } from 'astro'
import { commentOptions, pagePath, pageThread } from '../../content/comments'
import { postPath, translatedPosts } from '../../content/journal'
import { defaultLocale, locales, type Locale } from '../../content/locales'
import { readAll } from '../../content/read'
import type { CommentedSite, SiteInLanguage } from '../../server/comments/site'

/** What the server of the comments has to know of the built site. */
export const GET: APIRoute = async () => {
  const [own, ...others] = await Promise.all(locales.map(describe))
  const site: CommentedSite = {
    ...own!,
    address: new URL(defaultLocale.settings.site.address).origin,
    languages: Object.fromEntries(others.map((other) => [other.language, other])),
  }
  return new Response(JSON.stringify(site), { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

async function describe(locale: Locale): Promise<SiteInLanguage> {
  const { code: language, prefix, settings } = locale
  const posts = await translatedPosts(locale)
  const pages = (await readAll('pages', locale)).filter(({ data }) => data.hasComments)
  return {
    name: settings.site.name,
    language,
    options: commentOptions(locale),
    errors: settings.commentErrors,
    posts: Object.fromEntries([
      ...posts.map(({ id, data }) => [id, { path: `${prefix}${postPath({ id, data })}`, title: data.title }] as const),
      ...pages.map(({ id, data }) => [pageThread(id), { path: `${prefix}${pagePath(id)}`, title: data.title }] as const),
    ]),
  }
}
