import { isSiteAddress } from '../../build/checks/paths'
import type { Plan, PlannedEntry } from '../plan'
import { toSlug, uniqueNames } from './slugs'

export interface PlaceOptions {
  /** Whether articles stay at the paths that they had. */
  readonly keepsPaths?: boolean
  /** Whether the old home page is the home page here. */
  readonly takesHome?: boolean
}

export const HOME = 'content/pages/index.md'
/** What may be a site's home page. */
export const HOMES = ['content/home.yaml', HOME, 'content/pages/index.mdx', 'src/pages/index.astro']

/** Addresses that the site itself answers to. */
const TAKEN = new Set([
  'index',
  '404',
  'journal',
  'shop',
  'gallery',
  'search',
  'guide',
  'features',
  'credits',
  'comments',
  'forms',
  'cards',
  'rss',
  '_astro',
  'pagefind',
  'vitrine',
  'wp-content',
])

/** What pages that only listed the articles are called. */
const LIST = /^(?:blog|news|journal|posts|articles?|aktuell(?:es)?|neuigkeiten|actualites|nouvelles|noticias|artikel|nieuws)$/

/** Gives each entry its file and its address. */
export function placeEntries(plan: Plan, { keepsPaths = false, takesHome = false }: PlaceOptions): void {
  const unique = { post: uniqueNames(), page: uniqueNames(), product: uniqueNames() }
  const used = new Set<string>()
  const entries = [...plan.entries.values()]
  const hasPosts = entries.some(({ type, state }) => type === 'post' && state === 'published')
  const root = plan.site.address.replace(/\/+$/, '')

  const placePage = (entry: PlannedEntry) => {
    if (hasPosts && isList(entry)) {
      plan.decisions.push(`The page “${entry.title}” was empty: it listed the articles. Its address leads to /journal/.`)
      return Object.assign(entry, { path: '/journal/' })
    }
    const isHome = entry.link.replace(/\/+$/, '') === root && entry.state === 'published'
    if (isHome && !plan.home) {
      plan.home = entry.id
      if (takesHome) return Object.assign(entry, { file: HOME, path: '/', thread: 'pages/index' })
    }
    const own = isHome ? nameOf(entry) : (keepsPaths && keptPath(entry.link, root)?.slice(1, -1)) || pagePath(entry)
    const id = unique.page(free(own, entry))
    used.add(`/${id}/`)
    Object.assign(entry, { file: `content/pages/${id}.md`, path: `/${id}/`, thread: `pages/${id}` })
  }

  const free = (name: string, { title }: PlannedEntry): string => {
    if (!TAKEN.has(name)) return name
    const other = `${name}-page`
    plan.decisions.push(`The page “${title}” was at /${name}/, which is the site’s own here. It is at /${other}/.`)
    return other
  }

  const pagePath = (entry: PlannedEntry, below: readonly string[] = []): string => {
    const parent = entry.parent && !below.includes(entry.parent) ? plan.entries.get(entry.parent) : undefined
    const own = nameOf(entry)
    if (parent && parent.type === entry.type) return `${pagePath(parent, [...below, entry.id])}/${own}`
    return entry.type === 'page' ? own : `${toSlug(entry.typeName)}/${own}`
  }

  const placePost = (entry: PlannedEntry) => {
    const name = nameOf(entry)
    // /journal/2/ is the second page of the list.
    const id = unique.post(/^\d+$/.test(name) || name === 'tags' ? `post-${name}` : name)
    const kept = keepsPaths ? keptPath(entry.link, root) : undefined
    const isKept = kept !== undefined && kept !== `/journal/${id}/` && !used.has(kept) && !isTaken(kept)
    if (kept && !isKept && kept !== `/journal/${id}/`)
      plan.decisions.push(`The article “${entry.title}” could not stay at ${kept}, where something else stands. It is at /journal/${id}/.`)
    const path = isKept ? kept : `/journal/${id}/`
    used.add(path)
    Object.assign(entry, { file: `content/journal/${id}.md`, path, thread: id, isAtOwnPath: isKept })
  }

  for (const entry of entries) {
    if (entry.type === 'product') {
      const id = unique.product(nameOf(entry))
      Object.assign(entry, { file: `content/products/${id}.md`, path: `/shop/${id}/` })
    } else if (entry.type !== 'post') placePage(entry)
  }
  for (const entry of entries) if (entry.type === 'post') placePost(entry)
}

const nameOf = ({ slug, title, id, typeName }: PlannedEntry): string => toSlug(slug) || toSlug(title) || `${toSlug(typeName)}-${id}`

const isList = ({ type, state, isEmpty, slug }: PlannedEntry): boolean =>
  type === 'page' && state === 'published' && isEmpty && LIST.test(slug)

const isTaken = (path: string): boolean => isSiteAddress(path) || (TAKEN.has(path.split('/')[1]!) && !path.startsWith('/journal/'))

/** The path of an old address as a page can have it here; undefined for a number (?p=12), and for what no page can have. */
export function keptPath(link: string, site: string): string | undefined {
  if (!URL.canParse(link) || !URL.canParse(site)) return undefined
  const [url, base] = [new URL(link), new URL(site)]
  const folder = base.pathname.replace(/\/+$/, '')
  if (url.search || url.host.replace(/^www\./, '') !== base.host.replace(/^www\./, '') || !url.pathname.startsWith(`${folder}/`))
    return undefined
  const parts = decode(url.pathname.slice(folder.length))
    .replace(/^\/index\.php(?=\/)/, '')
    .replace(/\.(?:html?|php)$/, '')
    .split('/')
    .filter(Boolean)
  const isPlain = parts.length > 0 && parts.every((part) => part === toSlug(part) && part.length <= 120)
  return isPlain ? `/${parts.join('/')}/` : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
