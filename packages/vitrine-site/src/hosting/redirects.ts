import { isMap, isScalar, LineCounter, parseDocument, type Node, type Pair } from 'yaml'

export type RedirectStatus = 301 | 302 | 307 | 308 | 410
const STATUSES: readonly number[] = [301, 302, 307, 308, 410]

/** An address that pages used to have, and where they are now. */
export interface Redirect {
  /** The old path, decoded and without a slash at its end: `/old` stands for /old/ too. */
  readonly from: string
  /** Only where the address asks for this: `p=12`. */
  readonly query?: string | undefined
  /** Nothing where the page is gone for good. */
  readonly to?: string | undefined
  readonly status: RedirectStatus
  /** Where it is written. */
  readonly line: number
}

export interface RedirectsFile {
  readonly redirects: readonly Redirect[]
  /** What stops the build, each with its line. */
  readonly faults: readonly string[]
  /** What works, and could be better. */
  readonly warnings: readonly string[]
}

export const REDIRECTS_FILE = 'redirects.yaml'
const FORM = '/old/: /new/, or /old/: { to: /new/, status: 302 }'

/** Reads content/redirects.yaml: a map of old paths to new ones. Everything that is wrong is told at once. */
export function readRedirects(text: string): RedirectsFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false })
  const at = (node: unknown) => lines.linePos((node as Node).range?.[0] ?? 0).line
  const faults = document.errors.map((error) => say(lines.linePos(error.pos[0]).line, error.message.split('\n')[0]!))
  if (faults.length > 0 || document.contents === null) return { redirects: [], faults, warnings: [] }
  if (!isMap(document.contents)) return { redirects: [], faults: [say(1, `it must be a list of lines such as ${FORM}.`)], warnings: [] }
  const read: Redirect[] = []
  for (const pair of document.contents.items as Pair<Node, Node | null>[]) {
    const line = at(pair.key)
    const result = readOne(String(isScalar(pair.key) ? pair.key.value : pair.key), pair.value?.toJSON() as unknown)
    if (typeof result === 'string') faults.push(say(line, result))
    else read.push({ ...result, line })
  }
  const { redirects, ...more } = settle(read)
  return { redirects, faults: [...faults, ...more.faults], warnings: more.warnings }
}

const say = (line: number, what: string): string => `content/${REDIRECTS_FILE}:${line} ${what}`

function readOne(key: string, value: unknown): Omit<Redirect, 'line'> | string {
  const given = typeof value === 'string' ? { to: value } : value
  if (!/^\/(?![/\\])/.test(key) || key.includes('#'))
    return `"${key}" is not an old path: it must begin with one /, without a host and without #.`
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return `"${key}" must have a new path: ${FORM}.`
  const { to, status = 301, ...others } = given as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return `"${key}": ${unknown} is not a field here. Fields are: to, status.`
  if (!STATUSES.includes(status as number)) return `"${key}": status is ${String(status)}, but it must be one of ${STATUSES.join(', ')}.`
  if ((status === 410) !== (to === undefined || to === null))
    return status === 410 ? `"${key}" is gone (410): it must have no to.` : `"${key}": to is missing: it must be a new path, or status 410.`
  if (status !== 410 && !isTarget(to))
    return `"${key}": to is ${JSON.stringify(to)}, but it must be a path such as /new/ or an address with https://.`
  const url = new URL(key, 'http://site.example')
  const query = url.search.slice(1)
  const from = normalPath(url.pathname)
  if (from === undefined) return `"${key}" cannot be read as an address.`
  return { from, query: query || undefined, to: status === 410 ? undefined : (to as string), status: status as RedirectStatus }
}

/** A path of the site or an address elsewhere; nothing that runs, and no host in disguise. */
const isTarget = (to: unknown): to is string =>
  typeof to === 'string' && !/[\s\p{Cc}]/u.test(to) && (/^\/(?![/\\])/.test(to) || (/^https?:\/\/[^/]/i.test(to) && URL.canParse(to)))

/** How two spellings of one path are known to be the same; undefined for one that cannot be decoded. */
export function normalPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/(?<=.)\/+$/, '')
  } catch {
    return undefined
  }
}

const keyOf = ({ from, query }: Pick<Redirect, 'from' | 'query'>): string => from + (query ? `?${query}` : '')

/** Where a target leads inside the site, in the form of `from`. */
const pathOfTarget = (to: string | undefined): { readonly from: string; readonly query?: string } | undefined => {
  if (!to?.startsWith('/')) return undefined
  const { pathname, search } = new URL(to, 'http://site.example')
  const from = normalPath(pathname)
  return from === undefined ? undefined : { from, query: search.slice(1) }
}

/** Twice the same, circles, and ways round: a visitor is sent on once. */
function settle(read: readonly Redirect[]): RedirectsFile {
  const faults: string[] = []
  const warnings: string[] = []
  const known = new Map<string, Redirect>()
  for (const redirect of read) {
    const before = known.get(keyOf(redirect))
    if (before) faults.push(say(redirect.line, `"${keyOf(redirect)}" is there already, in line ${before.line}.`))
    else known.set(keyOf(redirect), redirect)
  }
  const nextOf = ({ to }: Redirect): Redirect | undefined => {
    const target = pathOfTarget(to)
    return target && (known.get(keyOf(target)) ?? (target.query ? known.get(target.from) : undefined))
  }
  const redirects = [...known.values()].map((redirect) => {
    const way = [redirect]
    for (let next = nextOf(redirect); next; next = nextOf(next)) {
      if (way.includes(next)) {
        faults.push(say(redirect.line, `"${keyOf(redirect)}" leads in a circle: ${[...way, next].map(keyOf).join(' → ')}.`))
        return redirect
      }
      way.push(next)
    }
    const last = way.at(-1)!
    if (last === redirect) return redirect
    warnings.push(
      say(
        redirect.line,
        `"${keyOf(redirect)}" is sent on twice: ${way.map(keyOf).join(' → ')}. Visitors are sent to ${last.to ?? 'nothing (410)'} at once.`,
      ),
    )
    return { ...redirect, to: last.to, status: last.to === undefined ? 410 : redirect.status } as Redirect
  })
  return { redirects, faults, warnings }
}

/** What only the finished pages can tell: a target that is not there, a redirect that hides a page. */
export function checkTargets(redirects: readonly Redirect[], hasPage: (path: string) => boolean): string[] {
  return redirects.flatMap((redirect) => {
    const target = pathOfTarget(redirect.to)
    return [
      ...(target && !hasPage(target.from)
        ? [say(redirect.line, `"${keyOf(redirect)}": to is "${redirect.to}", but there is no such page.`)]
        : []),
      ...(!redirect.query && hasPage(redirect.from)
        ? [say(redirect.line, `"${keyOf(redirect)}" is a page of the site: nobody could read it any more.`)]
        : []),
    ]
  })
}

export interface Sent {
  readonly status: RedirectStatus
  readonly location?: string
}

/** Finds where an address is sent to. What a visitor's address asks for goes along, unless the target asks for something itself. */
export function findRedirect(redirects: readonly Redirect[]): (url: URL) => Sent | undefined {
  const byPath = Map.groupBy(redirects, ({ from }) => from)
  // Those that want a query first: they say more.
  for (const [from, group] of byPath)
    byPath.set(
      from,
      group.toSorted((a, b) => (b.query?.length ?? 0) - (a.query?.length ?? 0)),
    )
  return ({ pathname, search, searchParams }) => {
    const path = normalPath(pathname)
    const found = path === undefined ? undefined : byPath.get(path)?.find(({ query }) => isAsked(query, searchParams))
    if (!found) return undefined
    const { to, status, query } = found
    if (to === undefined) return { status }
    const [address = '', hash] = to.split('#')
    const passed = query || address.includes('?') ? '' : search
    return { status, location: encodeTarget(address) + passed + (hash === undefined ? '' : `#${hash}`) }
  }
}

const isAsked = (query: string | undefined, params: URLSearchParams): boolean =>
  !query || [...new URLSearchParams(query)].every(([name, value]) => params.getAll(name).includes(value))

/** As it may stand in a header: letters of any language are encoded, what is encoded stays so. */
export const encodeTarget = (to: string): string => {
  const url = new URL(to, 'http://site.example')
  return to.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}
