import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { commentErrorFields, commentsFields, commentsServerFields } from 'vitrine/comments/content'
import { readManifest } from '../../hosting/manifest'
import { makeEndpoint } from './endpoint'
import { makeNotifier, type Notices } from './notice'
import { openComments } from './open'
import type { CommentStore } from './store'
import { articlesByPath, inLanguage, readSite, type CommentedSite } from './site'
import { hasComments, threadsOf, type Wanted } from './thread'

export interface CommentServerOptions extends Notices {
  /** The finished pages. */
  readonly folder: string
  /** Where the comments are kept, if not in PostgreSQL. */
  readonly file: string
  /** postgres://… */
  readonly url?: string | undefined
  /** One that is open already, in their place. */
  readonly store?: CommentStore
  readonly isBehindProxy?: boolean
  /** ms since 1970; a test may say what time it is. */
  readonly now?: () => number
}

/** A page of the site as it stands on the disk. */
export interface ServedFile {
  readonly path: string
  /** Its entity tag. */
  readonly tag: string
}

/** What a server of files asks: it answers some requests by itself, and puts the newest comments into the pages that have them. */
export interface CommentServer {
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Undefined: the file is to be served as it is. */
  change(file: ServedFile, url: URL): Promise<{ readonly body: string; readonly tag: string } | undefined>
  /** Stays open when the site is built anew, and is handed on to the server of the new one. */
  readonly store: CommentStore
  close(): Promise<void>
}

/** Undefined for a site without comments of its own: then nothing is opened. */
export async function openCommentServer(options: CommentServerOptions): Promise<CommentServer | undefined> {
  const { folder, isBehindProxy = false, now = Date.now } = options
  const site = readSite(folder)
  if (!site) return undefined
  const { base } = readManifest(folder)
  const store = options.store ?? (await openComments(options))
  const threads = threadsOf({ site, store, now })
  const articles = articlesByPath(site)
  /** By path and tag: whether a file has anything to do with comments. */
  const files = new Map<string, string | undefined>()

  const read = async ({ path, tag }: ServedFile): Promise<string | undefined> => {
    const key = `${path} ${tag}`
    if (!files.has(key)) {
      const html = await readFile(path, 'utf8')
      files.set(key, hasComments(html) ? html : undefined)
    }
    return files.get(key)
  }
  const wantedOf = async (article: { post: string; language: string }, { searchParams }: URL): Promise<Wanted> => {
    const page = Number(searchParams.get('comments')) || undefined
    if (searchParams.get('comment') === 'held') return { ...article, page, message: inLanguage(site, article.language).options.heldText }
    const linked = await store.find(Number(searchParams.get('comment')) || 0)
    if (linked?.post === article.post && linked.state === 'shown')
      return { ...article, page: await store.pageOf(linked, site.options.perPage) }
    const above = searchParams.has('replytocom') ? await store.find(Number(searchParams.get('replytocom')) || 0) : undefined
    if (above?.post !== article.post || above.state !== 'shown') return { ...article, page }
    return {
      ...article,
      page: await store.pageOf(above, site.options.perPage),
      values: { replyTo: { id: String(above.id), name: above.name } },
    }
  }

  return {
    answer: makeEndpoint({
      site,
      store,
      threads,
      isBehindProxy,
      now,
      notify: makeNotifier(site, options),
      readPage: (path) => readFile(join(folder, path.slice(base.length - 1), 'index.html'), 'utf8'),
    }),
    change: async (file, url) => {
      const html = await read(file)
      if (html === undefined) return undefined
      try {
        const tag = `${file.tag.slice(0, -1)}-${(await store.version()).toString(36)}"`
        const article = articles.get(url.pathname)
        const counted = await threads.count(html, article?.language ?? url.pathname.slice(base.length).split('/')[0])
        return { tag, body: article ? await threads.fill(counted, await wantedOf(article, url)) : counted }
      } catch (error) {
        // The page is there without them: as it was built.
        console.error(`Comments cannot be shown: ${(error as Error).message}`)
        return undefined
      }
    },
    store,
    close: () => store.close(),
  }
}

/** What a site has that sets nothing. */
export function defaultOptions(): Pick<CommentedSite, 'options' | 'errors'> {
  const defaults = (fields: Readonly<Record<string, { readonly fallback: unknown }>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { fallback }]) => [name, fallback])) as never
  return {
    options: { ...(defaults(commentsFields) as object), ...(defaults(commentsServerFields) as object) } as never,
    errors: defaults(commentErrorFields),
  }
}
