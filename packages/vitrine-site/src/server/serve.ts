import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerFrom, type Service } from './files/answer'

export interface ServeOptions {
  /** 0: any free one. */
  readonly port?: number
  readonly host?: string
  readonly comments?: Service | undefined
  /** How long a slow or silent client is waited for; a test has no time to. */
  readonly limits?: Partial<Limits>
}

/** ms. */
interface Limits {
  /** Until a request's headers are there. */
  readonly headers: number
  /** Until all of a request is there. */
  readonly request: number
  /** Without a byte, in either direction. */
  readonly silence: number
  /** Between two requests. */
  readonly pause: number
}

const LIMITS: Limits = { headers: 10_000, request: 30_000, silence: 30_000, pause: 5_000 }

export interface Served {
  readonly address: string
  /** The folder has been built anew: its redirects are read again, and these services answer. */
  renew(comments: Service | undefined): void
  close(): Promise<void>
}

/** Serves `folder`; resolves to its address and a way to close it. */
export function serve(folder: string, { port = 0, host = '127.0.0.1', comments, limits = {} }: ServeOptions = {}): Promise<Served> {
  const { headers, request, silence, pause } = { ...LIMITS, ...limits }
  let answerOne = answerFrom(folder, comments)
  const options = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: pause }
  const server = createServer(
    { ...options, connectionsCheckingInterval: Math.min(headers, 2_000) },
    (asked, response) => void answerOne(asked, response).catch((error: unknown) => tellFailure(error, asked, response)),
  )
  server.timeout = silence
  server.on('clientError', refuse)
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  const renew = (services: Service | undefined) => void (answerOne = answerFrom(folder, services))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: 1024 }, () =>
      resolve({ address: `http://${host}:${(server.address() as AddressInfo).port}`, renew, close }),
    )
  })
}

/** Answers one request from the folder, for a server that has answers of its own too. */
export function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const known = answers.get(folder) ?? answerFrom(folder)
  answers.set(folder, known)
  return known(request, response).catch((error: unknown) => tellFailure(error, request, response))
}
const answers = new Map<string, ReturnType<typeof answerFrom>>()

const GONE = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']

/** A visitor who went away is no fault. Any other is told in a line, and the next request is served. */
function tellFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const { code, message } = error as NodeJS.ErrnoException
  const isGone = GONE.includes(code ?? '')
  if (!isGone) console.error(`${request.method} ${request.url?.slice(0, 200)} failed: ${message}`)
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('500')
}

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no request gets an answer of one line, and nothing goes into the log. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket | NodeJS.WritableStream): void {
  const isOpen = socket.writable && code !== 'ECONNRESET'
  if (isOpen) socket.end(`HTTP/1.1 ${REFUSALS[code] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else (socket as Socket).destroy()
}
