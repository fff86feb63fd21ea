import { open } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ASSETS, COMMON_HEADERS, FILE_POLICY, FOREVER, FRESH, PAGE_POLICY, SHARED_FILES, TRANSPORT } from '../../hosting/headers'
import { readManifest } from '../../hosting/manifest'
import { findRedirect } from '../../hosting/redirects'
import type { CommentServer } from '../comments'
import { chooseEncoding, packNow, readPacked } from './compress'
import { isKnown, readRange } from './conditions'
import { fileAt, isFileName, placeOf, readAddress, type FoundFile } from './find'
import { isText, typeOf } from './kinds'

/** Answers some requests by itself, and changes the pages that have something to do with it. */
export type Service = Pick<CommentServer, 'answer' | 'change'>

interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
}

const SHARED = new RegExp(`\\.(${SHARED_FILES})$`, 'i')

/** Answers requests from a folder of finished pages: types, ranges (video seeks need them), compression, caching, the 404 page. */
export function answerFrom(given: string, service?: Service) {
  // A folder may be given with a slash at its end.
  const folder = resolve(given)
  const { redirects, base } = readManifest(folder)
  const redirectOf = findRedirect(redirects)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name.toLowerCase(), value)
    response.setHeader('content-security-policy', PAGE_POLICY)
    if (isSecure(request)) response.setHeader('strict-transport-security', TRANSPORT)
    const url = readAddress(request.url)
    if (!url) return void response.writeHead(400, { connection: 'close' }).end()
    if (await service?.answer(request, response)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end()
    await answer({ request, response, url })
  }

  async function answer(call: Call): Promise<void> {
    const { response, url } = call
    const sent = redirectOf(url)
    if (sent?.location) return void response.writeHead(sent.status, { location: sent.location, 'cache-control': FRESH }).end()
    if (sent) return sendNothing(call, sent.status)
    if (url.pathname === '/' && base !== '/') return void response.writeHead(302, { location: base }).end()
    if (!`${url.pathname}/`.startsWith(base)) return sendNothing(call, 404)
    const found = await fileAt(placeOf(folder, url.pathname.slice(base.length - 1) || '/'))
    const isName = isFileName(url.pathname)
    if (found?.isFolder && isName) return void response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end()
    const file = found?.isFolder ? await fileAt(join(found.path, 'index.html')) : isName ? found : undefined
    if (!file || file.isFolder) return sendNothing(call, 404)
    const changed = extname(file.path) === '.html' ? await service?.change(file, url) : undefined
    await send(call, changed ? { ...file, ...changed } : file)
  }

  /** The page that says so, where the site has one. */
  async function sendNothing({ request, response }: Call, status: number): Promise<void> {
    const file = await fileAt(join(folder, '404.html'))
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
    const body = file && (await readPacked(file, encoding).catch(() => undefined))
    if (!body) return void response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': FRESH }).end(String(status))
    const packed = encoding ? { 'content-encoding': encoding } : {}
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': FRESH, vary: 'accept-encoding', ...packed })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async function send(call: Call, file: FoundFile): Promise<void> {
    const { request, response, url } = call
    const type = typeOf(file.path)
    const modified = file.body === undefined ? file.modified : undefined
    const headers: OutgoingHttpHeaders = {
      'content-type': type,
      etag: isText(type) ? `W/${file.tag}` : file.tag,
      'cache-control': url.pathname.startsWith(`${base}${ASSETS}/`) ? FOREVER : FRESH,
      'cross-origin-resource-policy': SHARED.test(file.path) ? 'cross-origin' : 'same-origin',
      ...(modified === undefined ? {} : { 'last-modified': new Date(modified).toUTCString() }),
      ...(isText(type) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
      ...(/svg|xml/.test(type) ? { 'content-security-policy': FILE_POLICY } : {}),
    }
    if (isKnown(request.headers, { tag: file.tag, modified })) return void response.writeHead(304, headers).end()
    try {
      await (isText(type) ? sendText(call, file, headers) : sendBytes(call, file, headers))
    } catch (error) {
      // Gone since it was found, or not ours to read.
      if (response.headersSent || !isMissing(error)) throw error
      await sendNothing(call, 404)
    }
  }
}

async function sendText({ request, response }: Call, file: FoundFile, headers: OutgoingHttpHeaders): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  const body = file.body === undefined ? await readPacked(file, encoding) : await packNow(file.body, encoding)
  response.writeHead(200, { ...headers, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function sendBytes({ request, response }: Call, file: FoundFile, headers: OutgoingHttpHeaders): Promise<void> {
  const { size } = file
  const range = readRange(request.headers, size, file)
  if (range === 'wrong') return void response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const part = range && { 'content-range': `bytes ${start}-${end}/${size}` }
  const handle = await open(file.path)
  try {
    response.writeHead(range ? 206 : 200, { ...headers, 'content-length': end - start + 1, ...part })
    if (request.method === 'HEAD' || size === 0) return void response.end()
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await handle.close()
  }
}

/** By TLS to here, or to the machine before this one. */
const isSecure = ({ socket, headers }: IncomingMessage): boolean =>
  'encrypted' in socket || headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
