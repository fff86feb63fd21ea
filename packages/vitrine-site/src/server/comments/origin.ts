import type { IncomingMessage, ServerResponse } from 'node:http'

/** Which sites a form may stand on. */
export interface KnownSites {
  /** The site's own address. */
  readonly address: string
  /** Sites whose files are on another host than the comments: the owner has named them. */
  readonly origins: readonly string[]
}

interface Headers {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a form stood on this site, or on one that the owner has named. A browser says so itself; a program that is none has to
 * have a signed form anyway.
 */
export function isOwnForm(headers: Headers, { address, origins }: KnownSites): boolean {
  if (headers.origin !== undefined && origins.includes(headers.origin)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers.origin === undefined) return true
  if (!URL.canParse(headers.origin)) return false
  const { host } = new URL(headers.origin)
  return host === headers.host || host === new URL(address).host
}

/** Lets scripts of the named sites read the answer. Everybody else's browser keeps it from them. */
export function allowOrigin({ headers: { origin } }: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  if (origins.length === 0) return false
  // The answer differs by it: a cache between must not give one site's answer to another.
  response.setHeader('vary', 'origin')
  if (origin === undefined || !origins.includes(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  return true
}

/** A browser that asks before it sends. Plain forms need no question, but a page's own script may send another header. */
export function answerPreflight(response: ServerResponse, isAllowed: boolean): void {
  if (!isAllowed) return void response.writeHead(403).end()
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'accept, content-type',
      'access-control-max-age': '86400',
    })
    .end()
}

/** Whom a request is from: the machine before this one says so, where there is one that can be believed. */
export function senderOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return told || (socket.remoteAddress ?? '')
}
