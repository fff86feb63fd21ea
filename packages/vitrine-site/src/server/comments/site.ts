import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommentErrors, CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'

/** An article, as one language has it. */
export interface ArticlePage {
  readonly path: string
  readonly title: string
}

/** What a site says in one of its languages. */
export interface SiteInLanguage {
  readonly name: string
  readonly language: string
  readonly options: CommentsOptions & CommentsServerOptions
  readonly errors: CommentErrors
  /** Articles that take comments, by id. */
  readonly posts: Readonly<Record<string, ArticlePage>>
}

/** What the built site says about its comments: written at build, read when the server starts. */
export interface CommentedSite extends SiteInLanguage {
  readonly address: string
  /** The languages beside the site's own, by code. An article has one conversation, whichever language it is read in. */
  readonly languages?: Readonly<Record<string, SiteInLanguage>>
}

/** Below the folder of finished pages. */
export const SITE_FILE = 'comments/site.json'

/** Undefined for a site that has no comments, or has them in another system. */
export function readSite(folder: string): CommentedSite | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, SITE_FILE), 'utf8')) as CommentedSite
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The site in a language; in its own where it does not have that one. */
export const inLanguage = (site: CommentedSite, code: string | null | undefined): SiteInLanguage =>
  (code && own(site.languages, code)) || site

/** An article in a language; where it is not translated, in whichever it is. */
export const articleIn = (site: CommentedSite, post: string, code?: string | null): ArticlePage | undefined =>
  own(inLanguage(site, code).posts, post) ??
  own(site.posts, post) ??
  Object.values(site.languages ?? {})
    .map(({ posts }) => own(posts, post))
    .find(Boolean)

const own = <T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  all && Object.hasOwn(all, name) ? all[name] : undefined

/** Which article stands at which address, and in which language. */
export const articlesByPath = (site: CommentedSite): ReadonlyMap<string, { readonly post: string; readonly language: string }> =>
  new Map(
    [site, ...Object.values(site.languages ?? {})].flatMap(({ language, posts }) =>
      Object.entries(posts).map(([post, { path }]) => [path, { post, language }] as const),
    ),
  )

/** The address of one comment: the article's page on which it stands now, however long the thread has become. */
export const linkTo = ({ path }: ArticlePage, id: number): string => `${path}?comment=${id}#comment-${id}`

/** The address at which this server answers, without a host: another one may have the files. */
export const pathOf = ({ options: { address } }: SiteInLanguage): string => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}
