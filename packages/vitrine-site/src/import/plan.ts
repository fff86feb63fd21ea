import { isNoCategory } from './addresses/addresses'
import { toSlug } from './addresses/slugs'
import { ownCopy } from './own-copy'
import { originalNames, placeOf, uploadName, type MediaPlace } from './media/place'
import type {
  EntryState,
  ReadOptions,
  Source,
  SourceAuthor,
  SourceComment,
  SourceEntry,
  SourceMedia,
  SourceMenuItem,
  SourceSite,
  SourceTerm,
} from './source/source'
import { toWords } from './html/convert'
import { readNavigation, type NavigationLink } from './html/blocks'

/** What is known of an entry before its content is read again. */
export interface PlannedEntry {
  readonly id: string
  readonly type: SourceEntry['type']
  readonly typeName: string
  readonly title: string
  readonly slug: string
  readonly link: string
  readonly date: string
  readonly state: EntryState
  readonly parent: string
  readonly comments: number
  readonly line: number
  /** Below the site's folder; empty for what is not brought. */
  file: string
  /** Its address here. */
  path: string
  /** The id of its comments' thread. */
  thread: string
  /** Whether it stands at a path that it says itself. */
  isAtOwnPath?: boolean
  readonly isEmpty: boolean
}

export interface PlannedMedia extends Omit<SourceMedia, 'comments'>, MediaPlace {}

/** Everything that was found, and what becomes of it. Content itself is not kept: it is read again when it is written. */
export interface Plan {
  site: SourceSite
  readonly authors: Map<string, string>
  readonly authorIds: Map<string, string>
  readonly terms: SourceTerm[]
  /** Names of tags and categories of what is published. */
  readonly tagNames: Set<string>
  readonly entries: Map<string, PlannedEntry>
  readonly media: Map<string, PlannedMedia>
  /** The same by their names below uploads. */
  readonly mediaByName: Map<string, PlannedMedia>
  /** Addresses of the pages that the old site made for its media. */
  readonly mediaPages: Set<string>
  /** Addresses of smaller copies that content shows. */
  readonly copies: Map<string, PlannedMedia>
  readonly attached: Map<string, string[]>
  readonly shared: Map<string, string>
  readonly menus: { readonly name: string; readonly slug: string; readonly items: SourceMenuItem[] }[]
  readonly navigations: { readonly id: string; readonly name: string; readonly slug: string; readonly links: NavigationLink[] }[]
  /** Footers and sidebars that were written in the editor. */
  readonly parts: { readonly title: string; readonly html: string }[]
  readonly counts: Map<string, number>
  readonly refusedMedia: { readonly url: string; readonly line: number }[]
  readonly remarks: { readonly what: string; readonly line: number }[]
  /** What was found and is not brought, by kind. */
  readonly left: Map<string, number>
  readonly decisions: string[]
  /** The id of the page that was the home page, where there was one. */
  home?: string
}

/** Kinds that plug-ins and themes keep for themselves. */
const INTERNAL =
  /^(?:wp_|acf|elementor|wpcf7|mailpoet|shop_|product_variation|scheduled-action|feedback|jp_|amp_|oceanwp_|et_|fl-builder|vc_|ml-slider|tribe-ea|customize|custom-css|nf_sub|wpforms|forminator|rank_math|sib_|popup|astra-|spectra-|tablepress|amn_|_pods)/

export async function makePlan(source: Source, options: ReadOptions = {}): Promise<Plan> {
  const plan: Plan = {
    site: { title: '', tagline: '', address: 'http://old.example', language: 'en' },
    authors: new Map(),
    authorIds: new Map(),
    terms: [],
    tagNames: new Set(),
    entries: new Map(),
    media: new Map(),
    mediaByName: new Map(),
    mediaPages: new Set(),
    copies: new Map(),
    attached: new Map(),
    shared: new Map(),
    menus: [],
    navigations: [],
    parts: [],
    counts: new Map(),
    refusedMedia: [],
    remarks: [],
    left: new Map(),
    decisions: [],
  }
  const loose = new Map<string, number>()
  for await (const record of source.read(options)) {
    if (record.kind === 'site') plan.site = ownCopy(record)
    else if (record.kind === 'author') addAuthor(plan, ownCopy(record))
    else if (record.kind === 'term') plan.terms.push(ownCopy(record))
    else if (record.kind === 'media') addMedia(plan, ownCopy(record))
    else if (record.kind === 'menu-item') addMenuItem(plan, ownCopy(record))
    else if (record.kind === 'remark') plan.remarks.push(ownCopy(record))
    else {
      addEntry(plan, record)
      for (const url of filesNamedIn(record)) if (!loose.has(url)) loose.set(ownCopy(url), record.line)
    }
  }
  for (const [url, line] of loose) addLoose(plan, url, line)
  return plan
}

function addAuthor(plan: Plan, { id = '', login, name }: SourceAuthor): void {
  plan.authors.set(login, name)
  if (id) plan.authorIds.set(id, login)
}

const count = (map: Map<string, number>, name: string, by = 1): void => void map.set(name, (map.get(name) ?? 0) + by)

function addEntry(plan: Plan, entry: SourceEntry): void {
  if (entry.type === 'block') {
    count(plan.counts, 'reusable blocks')
    plan.shared.set(...ownCopy([entry.id, entry.html] as const))
    return
  }
  if (entry.type === 'navigation') {
    plan.navigations.push({
      id: entry.id,
      name: entry.title || entry.slug,
      slug: toSlug(entry.slug || entry.title) || 'menu',
      links: readNavigation(entry.html),
    })
    return
  }
  if (entry.type === 'part' && entry.state === 'published' && /footer|sidebar/.test(`${entry.area} ${entry.slug}`)) {
    count(plan.counts, 'footers and sidebars')
    plan.parts.push(ownCopy({ title: entry.title || entry.slug, html: entry.html }))
    return
  }
  countComments(plan, entry.comments)
  const isInternal =
    (entry.type === 'other' || entry.type === 'part') &&
    (INTERNAL.test(entry.typeName) || entry.state !== 'published' || !entry.html.trim())
  if (isInternal || entry.state === 'trash') {
    count(plan.left, entry.state === 'trash' ? `${entry.typeName} in the bin` : entry.typeName)
    return
  }
  count(plan.counts, { post: 'posts', page: 'pages', product: 'products' }[entry.type as string] ?? entry.typeName)
  if (entry.state !== 'published') count(plan.counts, `of these: ${entry.state}`)
  if (entry.type === 'post' && entry.state === 'published')
    for (const { name } of [...entry.categories, ...entry.tags])
      if (!plan.tagNames.has(name) && !isNoCategory(name)) plan.tagNames.add(ownCopy(name))
  const { comments } = entry
  const { id, type, typeName, title, slug, link, date, state, parent, line } = ownCopy({
    ...{ id: entry.id, type: entry.type, typeName: entry.typeName, title: entry.title, slug: entry.slug, link: entry.link },
    ...{ date: entry.date, state: entry.state, parent: entry.parent, line: entry.line },
  })
  plan.entries.set(id, {
    id,
    type,
    typeName,
    title,
    slug,
    link,
    date,
    state,
    parent,
    comments: comments.length,
    line,
    file: '',
    path: '',
    thread: '',
    isEmpty: toWords(entry.html) === '' && !/<(?:img|iframe|video|audio)\b|\[|wp:/.test(entry.html) && !entry.fields.has('_elementor_data'),
  })
}

function countComments(plan: Plan, comments: readonly SourceComment[]): void {
  if (comments.length > 0) count(plan.counts, 'comments', comments.length)
}

function addMedia(plan: Plan, media: SourceMedia): void {
  count(plan.counts, 'media')
  countComments(plan, media.comments)
  const place = placeOf(media.url)
  if (!place) {
    plan.refusedMedia.push({ url: media.url, line: media.line })
    return
  }
  const { comments: _, ...rest } = media
  const planned = { ...rest, ...place }
  plan.media.set(media.id, planned)
  plan.mediaPages.add(media.link.replace(/\/+$/, ''))
  plan.mediaByName.set(uploadName(media.url).toLowerCase(), planned)
  const above = plan.attached.get(media.parent) ?? []
  plan.attached.set(media.parent, [...above, media.id])
}

const SOURCES = /<img\b[^<>]*?\s(?:data-(?:lazy-|orig-)?)?(?:src|file)=(?:"([^"]+)"|'([^']+)')/gi
/** Whatever lies below uploads: linked to, played, named by a page builder. */
const UPLOADS = /(?:https?:)?\/\/[^\s"'<>()[\]\\]{1,200}?\/wp-content\/uploads\/[^\s"'<>()[\]\\?#]{1,400}\.\w{2,5}(?=[\s"'<>()[\]\\?#]|$)/gi

/** Files that content names, whether or not the export knows them as media. */
function filesNamedIn({ html, fields }: SourceEntry): Set<string> {
  const text = html.trim() ? html : (fields.get('_elementor_data') ?? '').replaceAll('\\/', '/')
  const pictures = [...text.matchAll(SOURCES)].map(([, double, single]) => double ?? single ?? '')
  const others = [...text.matchAll(UPLOADS)].map(([url]) => url)
  return new Set([...pictures, ...others].map((url) => url.replaceAll('&amp;', '&').replaceAll('&#038;', '&')))
}

/** By address or by id, in whichever size. */
export function findMedia(plan: Plan, source: string): PlannedMedia | undefined {
  if (/^\d+$/.test(source)) return plan.media.get(source)
  return originalNames(uploadName(source).toLowerCase())
    .map((name) => plan.mediaByName.get(name))
    .find(Boolean)
}

/** What only content knows. A picture is fetched from wherever it is, any other file only from the old site. */
function addLoose(plan: Plan, url: string, line: number): void {
  const known = findMedia(plan, url)
  if (known && uploadName(known.url) !== uploadName(url)) plan.copies.set(url, known)
  if (known || /^data:/i.test(url)) return
  const absolute = URL.canParse(url, plan.site.address) ? new URL(url, plan.site.address).href : url
  const place = placeOf(absolute)
  const isOwn = hostOf(absolute) === hostOf(plan.site.address)
  if (!place || (place.kind === 'file' && !isOwn)) {
    if (!place) plan.refusedMedia.push({ url, line })
    return
  }
  count(plan.counts, 'files that only the content names')
  const id = `loose ${place.name}`
  const planned: PlannedMedia = { id, url: absolute, title: '', alt: '', caption: '', link: '', parent: '', order: 0, line, ...place }
  plan.media.set(id, planned)
  plan.mediaByName.set(uploadName(absolute).toLowerCase(), planned)
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '')

function addMenuItem(plan: Plan, item: SourceMenuItem): void {
  count(plan.counts, 'menu items')
  const slug = toSlug(item.menu) || 'menu'
  let menu = plan.menus.find((known) => known.slug === slug)
  if (!menu) plan.menus.push((menu = { slug, name: item.menuName || item.menu || 'Menu', items: [] }))
  menu.items.push(item)
}
