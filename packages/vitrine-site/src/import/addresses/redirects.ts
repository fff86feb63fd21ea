import type { AddressBook } from './addresses'
import type { Plan } from '../plan'
import { tagPath } from './addresses'
import { toSlug } from './slugs'

/** Tells the address book about everything that had an address at the old site, what moved and what stayed. */
export function fillAddressBook(book: AddressBook, plan: Plan): void {
  const base = plan.site.address
  const days = new Set<string>()
  book.add(`${base}/`, '/')
  for (const entry of plan.entries.values()) {
    if (!entry.path) continue
    // A draft was never at its address.
    const isSeen = entry.state === 'published' || entry.state === 'later' || entry.state === 'password' || entry.state === 'private'
    if (entry.link) book.add(entry.link, entry.path)
    book.add(`${base}/?${entry.type === 'page' ? 'page_id' : 'p'}=${entry.id}`, entry.path)
    if (!isSeen) continue
    if (entry.type === 'page') book.add(`${base}/?p=${entry.id}`, entry.path)
    if (entry.type === 'post') {
      if (URL.canParse(entry.link) && !new URL(entry.link).search) book.add(`${entry.link.replace(/\/?$/, '/')}feed/`, '/rss.xml')
      const [year = '', month = '', day = ''] = entry.date.slice(0, 10).split('-')
      if (year) for (const path of [year, `${year}/${month}`, `${year}/${month}/${day}`]) days.add(path)
    }
  }
  for (const { id, type, slug, name } of plan.terms) {
    const used = plan.tagNames.has(name) ? tagPath(name) : '/journal/'
    if (type === 'category') {
      book.add(`${base}/category/${chainOf(plan, slug)}/`, used)
      book.add(`${base}/category/${slug}/`, used)
      book.add(`${base}/category/${chainOf(plan, slug)}/feed/`, '/rss.xml')
      if (id) book.add(`${base}/?cat=${id}`, used)
    }
    if (type === 'product-category' || type === 'product-tag') book.add(`${base}/${type}/${slug}/`, '/shop/')
    if (type === 'tag') {
      book.add(`${base}/tag/${slug}/`, used)
      book.add(`${base}/tag/${slug}/feed/`, '/rss.xml')
      book.add(`${base}/?tag=${slug}`, used)
    }
  }
  for (const login of plan.authors.keys())
    // In addresses WordPress writes a login as it writes a title.
    for (const name of [login, toSlug(login)]) {
      book.add(`${base}/author/${encodeURIComponent(name)}/`, '/journal/')
      book.add(`${base}/author/${encodeURIComponent(name)}/feed/`, '/rss.xml')
    }
  for (const id of plan.authorIds.keys()) book.add(`${base}/?author=${id}`, '/journal/')
  const posts = [...plan.entries.values()].filter(({ type, state }) => type === 'post' && state === 'published').length
  for (let at = 2; at <= Math.min(MOST_PAGES, Math.ceil(posts / PER_PAGE)); at += 1) book.add(`${base}/page/${at}/`, '/journal/')
  for (const path of days) book.add(`${base}/${path}/`, '/journal/')
  for (const path of ['feed', 'feed/atom', 'feed/rss', 'feed/rss2', 'feed/rdf', 'comments/feed']) book.add(`${base}/${path}/`, '/rss.xml')
  for (const kind of ['rss2', 'rss', 'atom']) book.add(`${base}/?feed=${kind}`, '/rss.xml')
  for (const medium of plan.media.values()) {
    const above = plan.entries.get(medium.parent)?.path
    const target = above || medium.address
    if (medium.link) book.add(medium.link, target)
    // A name that no file can have here, or one below sites/2.
    book.add(medium.url, medium.address)
    book.add(`${base}/?attachment_id=${medium.id}`, target)
  }
  for (const [url, { address }] of plan.copies) book.add(url, address)
}

/** What WordPress shows on a page of its list, where nobody has said otherwise. */
const PER_PAGE = 10
const MOST_PAGES = 200

/** A category's address has those above it in front. */
function chainOf(plan: Plan, slug: string): string {
  const chain = [slug]
  for (let at = 0; at < 10; at += 1) {
    const parent = plan.terms.find((term) => term.type === 'category' && term.slug === chain[0])?.parent
    if (!parent || chain.includes(parent)) break
    chain.unshift(parent)
  }
  return chain.map(encodeURIComponent).join('/')
}
