import { foreignHashes } from './anchor.options'

/** What is to be known about a link that was followed. */
export interface Link {
  /** Its full address. */
  readonly address: string
  /** It stands in a mega menu, where hashes such as `#tab-2` switch tabs. */
  readonly isInMegaMenu?: boolean
  /** Its author says that it means a place on the page it stands on, whatever its query. */
  readonly isForThisPage?: boolean
}

export type Verdict =
  /** Not ours: the browser or another script follows it. */
  { readonly name: 'leave' } | { readonly name: 'scroll'; readonly hash: string } | { readonly name: 'open'; readonly address: string }

const MARKER = '_'
const leave: Verdict = { name: 'leave' }

/** Decides what a link with a hash does on the page at this address. */
export function judgeLink(link: Link, page: string): Verdict {
  const to = new URL(link.address)
  const from = new URL(page)
  const hash = to.hash.slice(1)
  if (to.host !== from.host || to.protocol !== from.protocol || isForeign(hash, link)) return leave
  if (isSamePage(to, from) || (to.pathname === from.pathname && link.isForThisPage)) return { name: 'scroll', hash }
  return hash.startsWith(MARKER) ? leave : { name: 'open', address: `${to.origin}${withSlash(to.pathname)}${to.search}#${MARKER}${hash}` }
}

/** Whether the hash is another script's: a router's, a chat's, a form's steps, a panel's, a tab in a mega menu. */
function isForeign(hash: string, { isInMegaMenu }: Link): boolean {
  if (hash === '' || hash.startsWith('!') || hash.startsWith('/')) return true
  if (foreignHashes.includes(hash) || /-oc__|^panel(-open|-close)?__|^panel-close$/.test(hash)) return true
  return Boolean(isInMegaMenu) && hash.split('-')[0] === 'tab'
}

/** A language or an editor's preview in the query leaves the page what it is; any other query is another page. */
function isSamePage(to: URL, from: URL): boolean {
  if (to.pathname !== from.pathname) return false
  return to.search === from.search || [to.search, from.search].every((query) => query === '' || /[?&](lang|builder)=/.test(query))
}

/** A folder's address ends in a slash, so that the server need not redirect and lose the marker; a file's does not. */
const withSlash = (path: string): string => (path.endsWith('/') || /\.[^/]*$/.test(path) ? path : `${path}/`)

/** The hash behind the marker, or undefined where there is no marker. */
export const readMarked = (hash: string): string | undefined =>
  hash.startsWith(MARKER) && hash.length > MARKER.length ? hash.slice(MARKER.length) : undefined

/** The ids that a hash can mean, in the order in which browsers look: as it is written, then decoded. */
export function readIds(hash: string): readonly string[] {
  try {
    return [...new Set([hash, decodeURIComponent(hash)])]
  } catch {
    return [hash]
  }
}
