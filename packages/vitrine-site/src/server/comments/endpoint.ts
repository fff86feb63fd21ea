import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatDay, NO_PARENT, type CommentData, type CommentError } from 'vitrine/comments/content'
import { readAddress } from '../files/find'
import { NotAForm, readForm, TooLarge } from './body'
import { writeFeed } from './feed'
import { allowOrigin, answerPreflight, isOwnForm, senderOf } from './origin'
import { checkForm, type Fields } from './rules'
import { articleIn, inLanguage, pathOf, type CommentedSite } from './site'
import { toData, type CommentStore, type StoredComment } from './store'
import type { threadsOf } from './thread'
import { maskAddress, signForm } from './token'

export interface Endpoint {
  readonly site: CommentedSite
  readonly store: CommentStore
  readonly threads: ReturnType<typeof threadsOf>
  /** Whether the machine before this one says whom a request is from. */
  readonly isBehindProxy: boolean
  readonly now: () => number
  /** A finished page of the site, by its address. */
  readonly readPage: (path: string) => Promise<string>
  /** Tells the owner of a new comment. */
  readonly notify: (comment: StoredComment) => void
}

const STATUS: Readonly<Record<CommentError, number>> = {
  noName: 400,
  noText: 400,
  wrongEmail: 400,
  tooLong: 400,
  trap: 400,
  oldForm: 400,
  unsigned: 400,
  noParent: 409,
  duplicate: 409,
  noArticle: 404,
  foreign: 403,
  tooMany: 429,
  tooLarge: 413,
  unavailable: 503,
}

interface Refusal {
  readonly error: CommentError
  readonly fields?: Fields
  /** For the words in braces. */
  readonly most?: number
  readonly wait?: number
}

/** One question to the server, and the language of the page that it came from. */
interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly language: string | null
}

/** Answers everything below the form's address. */
export function makeEndpoint(endpoint: Endpoint) {
  const { site, store } = endpoint
  const { origins, perPage } = site.options
  const [address = ''] = pathOf(site).split('?')
  const messageOf = ({ error, most = 0, wait = 0 }: Refusal, language: string | null): string =>
    inLanguage(site, language).errors[error].replace('{most}', String(most)).replace('{wait}', String(wait))
  const headersOf = ({ wait }: Refusal) => (wait ? { 'retry-after': String(wait) } : {})

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = readAddress(request.url)
    if (!url || (url.pathname !== address && url.pathname !== `${address}feed.xml`)) return false
    const call = { request, response, url, language: url.searchParams.get('lang') }
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    const isAllowed = allowOrigin(request, response, origins)
    if (request.method === 'OPTIONS') answerPreflight(response, isAllowed)
    else if (request.method === 'POST' && url.pathname === address) await post(call)
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
    else await read(call)
    return true
  }

  async function read({ request, response, url, language }: Call): Promise<void> {
    const numberIn = (name: string) => Number(url.searchParams.get(name)) || 0
    const id = url.searchParams.get('post') ?? ''
    try {
      if (url.pathname !== address) return await sendFeed(response, await store.list({ state: 'shown', post: id, most: 30 }), language)
      const replied = await store.find(numberIn('replytocom'))
      const article = articleIn(site, id || (replied?.post ?? ''), language)
      if (!article) return sendWords(response, 404, inLanguage(site, language).errors.noArticle)
      if (replied) return void response.writeHead(303, { location: `${article.path}?replytocom=${replied.id}#respond` }).end()
      // A link that somebody follows: the article, with its thread.
      if (request.headers.accept?.includes('text/html')) return void response.writeHead(303, { location: `${article.path}#comments` }).end()
      const total = (await store.counts()).get(id) ?? 0
      const last = Math.max(1, Math.ceil(total / perPage))
      const linked = await store.find(numberIn('comment'))
      const page = linked?.post === id && linked.state === 'shown' ? await store.pageOf(linked, perPage) : numberIn('page') || 1
      const shown = Math.min(Math.max(1, Math.trunc(page)), last)
      const comments = (await store.page(id, { page: shown, size: perPage })).map((comment) => dataIn(comment, language))
      sendJson(response, 200, { comments, total, page: shown, last, token: signForm(store.secret, id, endpoint.now()) })
    } catch (error) {
      console.error(`Comments cannot be read: ${(error as Error).message}`)
      sendJson(response, 503, { message: inLanguage(site, language).errors.unavailable })
    }
  }

  /** A comment for a script, with its day in the words of the page. */
  function dataIn(comment: StoredComment, language: string | null): CommentData {
    const data = toData(comment)
    return { ...data, day: formatDay(data.date, inLanguage(site, language).language) }
  }

  async function sendFeed(response: ServerResponse, comments: readonly StoredComment[], language: string | null): Promise<void> {
    const feed = await writeFeed(site, comments, language)
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' }).end(feed)
  }

  async function post(call: Call): Promise<void> {
    const { request, response, language } = call
    const isScript = request.headers.accept?.includes('application/json') ?? false
    const refuse = (refusal: Refusal) => (isScript ? refuseScript : refuseForm)(call, refusal)
    if (!isOwnForm(request.headers, { address: site.address, origins })) return refuse({ error: 'foreign' })
    let fields: Fields
    try {
      fields = await readForm(request)
    } catch (error) {
      // What is left of it is not read: the connection is not used again.
      response.setHeader('connection', 'close')
      if (error instanceof TooLarge) return refuse({ error: 'tooLarge' })
      if (error instanceof NotAForm) return void response.writeHead(415).end()
      throw error
    }
    const now = endpoint.now()
    const network = maskAddress(senderOf(request, endpoint.isBehindProxy))
    const hasArticle = (id: string) => articleIn(site, id) !== undefined && site.options.isOpen
    const checked = checkForm(fields, { secret: store.secret, now, network, hasArticle, options: site.options })
    if ('error' in checked) return refuse({ ...checked, fields })
    let added
    try {
      added = await store.add(checked.comment)
    } catch (error) {
      console.error(`A comment could not be stored: ${(error as Error).message}`)
      return refuse({ error: 'unavailable', fields })
    }
    if (!('comment' in added)) return refuse({ ...added, error: added.type, fields })
    if (added.type === 'added') endpoint.notify(added.comment)
    if (isScript) return sendJson(response, added.comment.state === 'shown' ? 201 : 202, { comment: dataIn(added.comment, call.language) })
    response.writeHead(303, { location: await placeOf(added.comment, language) }).end()
  }

  /** Where a browser without scripts goes on: to the comment, or back to the form with a word that it is held. */
  async function placeOf(comment: StoredComment, language: string | null): Promise<string> {
    const { path } = articleIn(site, comment.post, language)!
    if (comment.state !== 'shown') return `${path}?comment=held#respond`
    const page = await store.pageOf(comment, perPage).catch(() => 1)
    return `${path}${page > 1 ? `?comments=${page}` : ''}#comment-${comment.id}`
  }

  async function refuseScript({ response, language }: Call, refusal: Refusal): Promise<void> {
    const id = refusal.fields?.comment_post_ID ?? ''
    const isToSign = (refusal.error === 'oldForm' || refusal.error === 'unsigned') && articleIn(site, id)
    const token = isToSign ? signForm(store.secret, id, endpoint.now()) : undefined
    for (const [name, value] of Object.entries(headersOf(refusal))) response.setHeader(name, value)
    sendJson(response, STATUS[refusal.error], { error: refusal.error, message: messageOf(refusal, language), token })
  }

  /** The article again, with the form as it was filled in and a sentence that says what to do. */
  async function refuseForm({ response, language }: Call, refusal: Refusal): Promise<void> {
    const { error, fields = {} } = refusal
    const id = fields.comment_post_ID ?? ''
    const article = articleIn(site, id, language)
    const message = messageOf(refusal, language)
    const headers = { ...headersOf(refusal), 'content-type': `${article ? 'text/html' : 'text/plain'}; charset=utf-8` }
    if (!article) return void response.writeHead(STATUS[error], headers).end(message)
    const html = await endpoint.readPage(article.path)
    const filled = await endpoint.threads
      .fill(html, { post: id, language: language ?? undefined, message, values: await valuesOf(fields) })
      .catch(() => `${message}\n\n${fields.comment ?? ''}`)
    const isPage = filled.startsWith('<')
    if (!isPage) headers['content-type'] = 'text/plain; charset=utf-8'
    response.writeHead(STATUS[error], headers).end(filled)
  }

  async function valuesOf({ author: name, email, comment: text, comment_parent: parent = NO_PARENT }: Fields) {
    const above = parent === NO_PARENT ? undefined : await store.find(Number(parent) || 0).catch(() => undefined)
    return { name, email, text, replyTo: above?.state === 'shown' ? { id: String(above.id), name: above.name } : undefined }
  }
}

function sendWords(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words)
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
