import { defineMiddleware } from 'astro:middleware'
import { context } from 'virtual:vitrine-site/context'
import { addressesIn } from '../../content/addresses'
import { ContentError, describeFaults, distinct, type Fault } from '../../content/faults/fault'
import { readFaults } from '../../content/faults/faults'
import { locales } from '../../content/locales'
import { checkDevPage } from './dev-page'
import { withNotice } from './notice'
import { readTexts } from './inspect'
import { toFault } from './locate'

const root = context.contentFolder.replace(/content[\\/]$/, '')
/** Pages that are asked for by a check: nobody looks at them now. */
const asked = new Set<string>()
/** Files that were there when they were asked for. */
const there = new Set<string>()
/** What was told in the terminal already, by page. */
const told = new Map<string, string>()

/**
 * While something in the content is wrong, every page says so: the old one would only look as if nothing had happened. What is wrong on
 * the page alone, such as a link that leads nowhere, is told above it.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const faults = distinct(readFaults())
  if (faults.length > 0) throw new ContentError(faults, { root })
  const response = await next()
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || asked.has(url.pathname) || url.pathname.startsWith('/style-guide/')) return response
  const html = await response.text()
  const found = await findFaults(url, html)
  const text = found.length > 0 ? describeFaults(found, 'on this page') : ''
  if (text && told.get(url.pathname) !== text) console.warn(text)
  told.set(url.pathname, text)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text ? withNotice(html, text) : html, { status: response.status, headers })
})

async function findFaults(url: URL, html: string): Promise<Fault[]> {
  try {
    const all = await Promise.all(locales.map(async (locale) => [...(await addressesIn(locale))].map((path) => locale.prefix + path)))
    const faults = await checkDevPage({
      page: url.pathname,
      html,
      origin: url.origin,
      known: new Set(all.flat()),
      ask: (path) => ask(path, url),
    })
    const texts = faults.length > 0 ? readTexts(root) : []
    return faults.map((fault) => toFault(fault, texts))
  } catch (error) {
    // A check that fails must not take the page away.
    console.warn(`This page could not be checked: ${(error as Error).message}`)
    return []
  }
}

async function ask(path: string, { origin }: URL) {
  if (there.has(path)) return { isThere: true }
  asked.add(path)
  try {
    const response = await fetch(new URL(path, origin), { headers: { accept: 'text/html,*/*' } })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = await response.text()
    if (response.ok && !isPage) there.add(path)
    return { isThere: response.ok, html: isPage && response.ok ? html : undefined }
  } finally {
    asked.delete(path)
  }
}
