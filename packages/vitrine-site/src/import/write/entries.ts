import { stringify } from 'yaml'
import { isNoCategory, tagName } from '../addresses/addresses'
import { shorten } from '../addresses/shorten'
import type { Facts } from '../html/context'
import { toWords } from '../html/convert'
import type { Plan, PlannedEntry, PlannedMedia } from '../plan'
import type { SourceEntry } from '../source/source'

export interface EntryToWrite {
  readonly entry: SourceEntry
  readonly planned: PlannedEntry
  readonly markdown: string
  readonly facts: Facts
  /** The picture at its head, if its file is there: its path from the entry's file, and what it shows. */
  readonly head?: { readonly path: string; readonly alt: string } | undefined
  /** Files of a product's pictures. */
  readonly pictures?: readonly { readonly src: string; readonly alt: string }[]
}

const MOST_TITLE = 90
const MOST_DESCRIPTION = 220
const LEAST_DESCRIPTION = 20
const MOST_TAGS = 5

/** An entry as a content file: what is known about it at its head, then its text. */
export function writeEntry(write: EntryToWrite, plan: Plan): string {
  const { entry, markdown } = write
  const data = entry.type === 'post' ? postData(write, plan) : entry.type === 'product' ? productData(write, plan) : pageData(write, plan)
  return `---\n${stringify(withoutEmpty(data), { lineWidth: 0 })}---\n${markdown ? `\n${markdown}\n` : ''}`
}

const withoutEmpty = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)),
  )

function postData(write: EntryToWrite, plan: Plan) {
  const { entry, planned, head, facts } = write
  const categories = entry.categories.map(({ name }) => tagName(name)).filter((name) => !isNoCategory(name))
  const names = entry.tags.map(({ name }) => tagName(name)).filter((name) => /[\p{L}\p{N}]/u.test(name))
  if (names.length > MOST_TAGS)
    facts.changes.add(`Of ${names.length} tags the first ${MOST_TAGS} are tags here; the others are categories.`)
  return {
    ...common(write, plan),
    date: dateOf(entry.date || entry.updated || planned.date),
    updated: entry.updated.slice(0, 10) > entry.date.slice(0, 10) ? dateOf(entry.updated) : undefined,
    tags: names.slice(0, MOST_TAGS),
    categories: [...new Set([...categories.filter((name) => /[\p{L}\p{N}]/u.test(name)), ...names.slice(MOST_TAGS)])],
    authors: [plan.authors.get(entry.author) ?? entry.author].filter(Boolean),
    path: planned.isAtOwnPath ? planned.path : undefined,
    isSticky: entry.isSticky,
    ...(head ? { picture: head.path, pictureAlt: head.alt } : { isPlain: true }),
    isDraft: isDraft(entry),
  }
}

/** What nobody could see is not shown here either. */
const isDraft = ({ state, date }: SourceEntry): boolean => (state !== 'published' && state !== 'later') || !date

function pageData(write: EntryToWrite, plan: Plan) {
  const { entry, head } = write
  return {
    ...common(write, plan),
    ...(head ? { picture: head.path, pictureAlt: head.alt } : {}),
    hasComments: entry.comments.length > 0,
    isDraft: isDraft(entry),
  }
}

function productData(write: EntryToWrite, plan: Plan) {
  const { entry, pictures = [] } = write
  const price = Number(entry.fields.get('_price') || entry.fields.get('_regular_price') || Number.NaN)
  const { title, description } = common(write, plan)
  return { title, description, price: price > 0 ? price : 0, pictures, order: entry.order || undefined }
}

/** A title, a description, and what search engines show in their place. */
function common({ entry, facts }: EntryToWrite, plan: Plan) {
  const name = entry.title.replaceAll(/\s+/g, ' ').trim()
  const words = toWords(entry.html)
  const title = name || shorten(words, 60) || `${entry.typeName} ${entry.id}`
  if (!name) facts.changes.add('It had no title: its first words are its title.')
  const excerpt = toWords(entry.excerpt)
  const own = entry.seo.description || excerpt
  return {
    title: shorten(title, MOST_TITLE),
    heading: title.length > MOST_TITLE ? title : undefined,
    searchTitle: entry.seo.title && entry.seo.title !== title ? shorten(entry.seo.title, MOST_TITLE) : undefined,
    description: describe(own, { words, title, site: plan.site.title }),
    // What was made from the first words would stand there twice.
    isWithoutLead: entry.type === 'post' && !excerpt,
  }
}

function describe(own: string, { words, title, site }: { words: string; title: string; site: string }): string {
  const candidates = [own, words, `${title}. ${words}`, `${title}. ${site}`, `${title}. An entry of ${site || 'this site'}.`]
  const found = candidates.find((text) => text.trim().length >= LEAST_DESCRIPTION) ?? candidates.at(-1)!
  return shorten(found, MOST_DESCRIPTION)
}

/** The clock of the site's own place, to the minute. */
const dateOf = (text: string): string => (text ? text.slice(0, 16) : '1970-01-01')

export const altOf = (media: PlannedMedia, title: string): string =>
  toWords(media.alt) || toWords(media.caption) || toWords(media.title) || title || 'A picture'
