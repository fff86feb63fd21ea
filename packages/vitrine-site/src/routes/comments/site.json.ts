import type { APIRoute } from 'astro'
import { journalPosts } from '../../content/journal'
import { defaultLocale } from '../../content/locales'
import { settings } from '../../content/settings/settings'
import type { CommentedSite } from '../../server/comments/site'

/** What the server of the comments has to know of the built site. */
export const GET: APIRoute = async () => {
  const posts = (await journalPosts(defaultLocale)).map(({ id, data }) => [id, { path: `/journal/${id}/`, title: data.title }] as const)
  const { name, address, language } = settings.site
  const site: CommentedSite = {
    name,
    address: new URL(address).origin,
    language,
    options: settings.comments,
    errors: settings.commentErrors,
    posts: Object.fromEntries(posts),
  }
  return new Response(JSON.stringify(site), { headers: { 'content-type': 'application/json; charset=utf-8' } })
}
