import { isNoCategory } from './addresses/addresses'
import { toSlug } from './addresses/slugs'
import { ownCopy } from './own-copy'
import type { Plan } from './planned'
import { addLooseMedia, addMedia, count, countComments, filesNamedIn } from './plan-media'
import type { ReadOptions, Source, SourceAuthor, SourceEntry, SourceMenuItem } from './source/source'
import { toWords } from './html/convert'
import { readNavigation } from './html/blocks'

export type { Plan, PlannedEntry, PlannedMedia } from './planned'

/** Kinds that plug-ins and themes keep for themselves. */
const INTERNAL =
  /^(?:wp_|acf|elementor|wpcf7|mailpoet|shop_|product_variation|scheduled-action|feedback|jp_|amp_|oceanwp_|et_|fl-builder|vc_|ml-slider|tribe-ea|customize|custom-css|nf_sub|wpforms|forminator|rank_math|sib_|popup|astra-|spectra-|tablepress|amn_|_pods)/

export async function makePlan(source: Source, options: ReadOptions = {}): Promise<Plan> {
  const plan: Plan = {
    site: { title: '', tagline: '', address: 'http://old.example', language: 'en' },
    authors: new Map(),
    authorIds: new Map(),
    terms: [],
    usedTerms: new Map(),
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
  addLooseMedia(plan, loose)
  addUsedTerms(plan)
  return plan
}

function addAuthor(plan: Plan, { id = '', login, name }: SourceAuthor): void {
  plan.authors.set(login, name)
  if (id) plan.authorIds.set(id, login)
}

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
  if (entry.type === 'post' && entry.state === 'published') {
    fileUnder(plan, 'category', entry.categories)
    fileUnder(plan, 'tag', entry.tags)
  }
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

function fileUnder(plan: Plan, type: 'category' | 'tag', terms: SourceEntry['categories']): void {
  for (const { slug, name } of terms) {
    if (!plan.tagNames.has(name) && !isNoCategory(name)) plan.tagNames.add(ownCopy(name))
    const key = `${type} ${slug}`
    if (slug && !plan.usedTerms.has(key)) plan.usedTerms.set(...ownCopy([key, { type, slug, name }] as const))
  }
}

function addUsedTerms(plan: Plan): void {
  const listed = new Set(plan.terms.map(({ type, slug }) => `${type} ${slug}`))
  for (const [key, term] of plan.usedTerms) if (!listed.has(key)) plan.terms.push({ ...term, id: '', parent: '', description: '' })
}

function addMenuItem(plan: Plan, item: SourceMenuItem): void {
  count(plan.counts, 'menu items')
  const slug = toSlug(item.menu) || 'menu'
  let menu = plan.menus.find((known) => known.slug === slug)
  if (!menu) plan.menus.push((menu = { slug, name: item.menuName || item.menu || 'Menu', items: [] }))
  menu.items.push(item)
}
