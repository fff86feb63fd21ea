// Serves a folder of finished pages: types, ranges (video seeks need them), compression, caching, the 404 page.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CommentServer } from './comments'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.wasm': 'application/wasm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
const isText = (type: string): boolean => /^(text|application\/(json|xml|manifest|wasm))|svg/.test(type)

type Encoding = 'br' | 'gzip'
const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body),
}
const packed = new Map<string, Buffer>()

export interface ServeOptions {
  /** 0: any free one. */
  readonly port?: number
  readonly host?: string
  /** Answers some requests by itself, and changes the pages that have something to do with it. */
  readonly comments?: Pick<CommentServer, 'answer' | 'change'> | undefined
}

export interface Served {
  readonly address: string
  close(): Promise<void>
}

interface FoundFile {
  readonly path: string
  readonly size: number
  readonly tag: string
  readonly isFolder: boolean
  /** What is served in place of what the disk holds. */
  readonly body?: string
}

interface Answered {
  readonly file: FoundFile
  readonly headers: OutgoingHttpHeaders
  readonly status: number
}

/** Serves `folder`; resolves to its address and a way to close it. */
export function serve(folder: string, { port = 0, host = '127.0.0.1', comments }: ServeOptions = {}): Promise<Served> {
  const server = createServer((request, response) => {
    answerWith({ folder, comments }, request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) return response.destroy()
      response.writeHead(500).end('The server failed.')
    })
  })
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ address: `http://${host}:${(server.address() as AddressInfo).port}`, close }))
  })
}

/** Answers one request from the folder, for a server that has answers of its own too. */
export const answer = (folder: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> =>
  answerWith({ folder }, request, response)

async function answerWith(
  { folder, comments }: Pick<ServeOptions, 'comments'> & { folder: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  if (await comments?.answer(request, response)) return
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end()
  const url = new URL(request.url ?? '/', 'http://localhost')
  const { pathname, search } = url
  const path = safePath(folder, pathname)
  let file = path === undefined ? undefined : await fileAt(path)
  if (file?.isFolder && !pathname.endsWith('/')) return response.writeHead(301, { location: `${pathname}/${search}` }).end()
  if (file?.isFolder) file = await fileAt(join(file.path, 'index.html'))
  const isFound = Boolean(file && !file.isFolder)
  if (!isFound) file = await fileAt(join(folder, '404.html'))
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  const type = TYPES[extname(file.path)] ?? 'application/octet-stream'
  const changed = isFound && extname(file.path) === '.html' ? await comments?.change(file, url) : undefined
  if (changed) file = { ...file, ...changed }
  const isForever = isFound && pathname.startsWith('/_astro/')
  const headers = {
    ...HEADERS,
    'content-type': type,
    etag: file.tag,
    'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (isFound && request.headers['if-none-match'] === file.tag) return response.writeHead(304, headers).end()
  const status = isFound ? 200 : 404
  return isText(type) ? sendText({ file, headers, status }, request, response) : sendBytes({ file, headers, status }, request, response)
}

async function sendText({ file, headers, status }: Answered, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  const body = file.body === undefined ? await packedBody(file, encoding) : await packNow(file.body, encoding)
  response.writeHead(status, {
    ...headers,
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendBytes({ file, headers, status }: Answered, request: IncomingMessage, response: ServerResponse): unknown {
  const range = readRange(request.headers.range, file.size)
  if (range === 'wrong') return response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end()
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const part = range && { 'content-range': `bytes ${start}-${end}/${file.size}` }
  response.writeHead(range ? 206 : status, { ...headers, 'accept-ranges': 'bytes', 'content-length': end - start + 1, ...part })
  if (request.method === 'HEAD' || file.size === 0) return response.end()
  createReadStream(file.path, { start, end })
    .on('error', () => response.destroy())
    .pipe(response)
}

function readRange(header: string | undefined, size: number): 'wrong' | { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end ? 'wrong' : { start, end }
}

/** The path below the folder, or undefined for one that leads out of it or cannot be read. */
function safePath(given: string, pathname: string): string | undefined {
  // A folder may be given with a slash at its end.
  const folder = resolve(given)
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)))
    return path.startsWith(folder + sep) || path === folder || path === folder + sep ? path : undefined
  } catch {
    return undefined
  }
}

async function fileAt(path: string): Promise<FoundFile | undefined> {
  try {
    const found = await stat(path)
    return {
      path,
      size: found.size,
      tag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      isFolder: found.isDirectory(),
    }
  } catch {
    return undefined
  }
}

/** What is made for one answer: quick, and not kept. */
async function packNow(body: string, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return Buffer.from(body)
  return encoding === 'br'
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
    : promisify(gzip)(body, { level: 4 })
}

async function packedBody(file: FoundFile, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return readFile(file.path)
  const key = `${encoding} ${file.tag} ${file.path}`
  const known = packed.get(key) ?? (await compress[encoding](await readFile(file.path)))
  packed.set(key, known)
  return known
}
