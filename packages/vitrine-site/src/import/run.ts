import { dirname, relative } from 'node:path'
import { parseFragment } from 'parse5'
import { readVideoAddress } from 'vitrine/core/video-address'
import { createAddressBook, tagPath, type AddressBook } from './addresses/addresses'
import { placeEntries } from './addresses/place'
import { fillAddressBook } from './addresses/redirects'
import { decide } from './decisions'
import type { ConvertContext, Facts } from './html/context'
import { convert, type Converted } from './html/convert'
import { safeAddress } from './html/safe'
import { attribute, find } from './html/tree'
import { bringMedia, type BringOptions, type Brought } from './media/bring'
import { memoryKeeper } from './memory'
import { ownCopy } from './own-copy'
import { findMedia, makePlan, type Plan, type PlannedEntry } from './plan'
import type { Source, SourceEntry } from './source/source'
import { openCommentImport, type CommentTarget } from './write/comments'
import { altOf, writeEntry } from './write/entries'
import { openFiles, type Files } from './write/files'
import { mainMenu, makeMenus, writeMenu, type MenuToWrite } from './write/menus'
import { mergeRedirects, REDIRECTS } from './write/redirects'

export interface ImportOptions {
  /** The site's folder. */
  readonly folder: string
  /** Without it nothing is written: everything is read, converted and counted. */
  readonly isWriting: boolean
  readonly media: Omit<BringOptions, 'folder' | 'onProgress'>
  readonly comments: CommentTarget
  readonly keepsEmails: boolean
  /** Whether articles stay at the paths that they had; undefined: as the last time. */
  readonly keepsPaths?: boolean | undefined
  /** Every link is kept, to be looked for on the built pages. */
  readonly isChecking?: boolean
  readonly onStep?: (step: string, done: number, all: number) => void
}

/** What is to be found on the built page of an entry. */
export interface EntryResult {
  readonly id: string
  readonly title: string
  readonly file: string
  readonly path: string
  readonly state: SourceEntry['state']
  readonly line: number
  readonly pictures: readonly string[]
  readonly missing: readonly string[]
  readonly links: readonly string[]
  readonly files: readonly string[]
  readonly places: Facts['places']
  readonly changes: readonly string[]
  readonly galleries: readonly (readonly string[])[]
  readonly videos: readonly string[]
  readonly thread: string
  readonly comments: number
}

export interface ImportResult {
  readonly plan: Plan
  readonly entries: readonly EntryResult[]
  readonly reduced: ReadonlyMap<string, number>
  readonly menus: readonly MenuToWrite[]
  readonly main: MenuToWrite | undefined
  readonly redirects: number
  readonly book: AddressBook
  readonly media: Brought
  readonly files: Files
  readonly remarks: readonly string[]
  readonly comments: { readonly found: number; readonly added: number; readonly shown: number }
  readonly isWriting: boolean
}

/** Reads a source twice: once to know all of it, once to write. Dry, it does everything but the writing. */
export async function runImport(source: Source, options: ImportOptions): Promise<ImportResult> {
  const { folder, isWriting, onStep } = options
  const size = source.size ?? 0
  const watch = (step: string) => {
    const keepLow = memoryKeeper()
    return (bytes: number) => {
      keepLow(bytes)
      onStep?.(step, bytes, size)
    }
  }
  const files = openFiles(folder)
  const keepsPaths = options.keepsPaths ?? files.choices.keepsPaths ?? false
  files.choices.keepsPaths = keepsPaths
  const plan = await makePlan(source, { onProgress: watch('Reading') })
  placeEntries(plan, { keepsPaths })
  decide(plan, { keepsPaths })
  const book = createAddressBook(plan.site.address)
  fillAddressBook(book, plan)
  const media = isWriting
    ? await bringMedia([...plan.media.values()], { ...options.media, folder, onProgress: (done, all) => onStep?.('Media', done, all) })
    : dryMedia(plan)
  const remarks: string[] = []
  const tell = (what: string) => void remarks.push(what)
  const store =
    isWriting && (plan.counts.get('comments') ?? 0) > 0
      ? await openCommentImport(options.comments, { site: plan.site.address, keepsEmails: options.keepsEmails })
      : undefined
  const results: EntryResult[] = []
  const reduced = new Map<string, number>()
  const comments = { found: 0, added: 0, shown: 0 }
  const takeComments = async (thread: string | undefined, given: SourceEntry['comments'], what: string) => {
    comments.found += given.length
    comments.shown += given.filter(({ state }) => state === 'shown').length
    if (given.length > 0 && !thread) tell(`${given.length} comments of ${what} have no page here.`)
    if (thread && store) await store.add(thread, given)
  }
  try {
    for await (const record of source.read({ onProgress: watch('Writing') })) {
      if (record.kind === 'media')
        await takeComments(plan.entries.get(record.parent)?.thread, record.comments, `the medium “${record.title}”`)
      if (record.kind !== 'entry') continue
      const planned = plan.entries.get(record.id)
      if (!planned?.file) {
        await takeComments(undefined, record.comments, `“${record.title}”`)
        continue
      }
      const converted = convertEntry(record, planned, { plan, book, media })
      const result = toResult(record, planned, converted)
      for (const [name, count] of converted.facts.reduced) reduced.set(name, (reduced.get(name) ?? 0) + count)
      if (record.type === 'product' && !isWhole(converted.text)) {
        tell(`The product “${planned.title}” has no picture here, or no price, and was not written.`)
        planned.path = ''
      } else if (isWriting) await files.write(planned.file, converted.text)
      await takeComments(planned.thread, record.comments, `“${planned.title}”`)
      if (planned.path)
        results.push(ownCopy({ ...result, links: options.isChecking ? result.links : [], changes: [...converted.facts.changes] }))
    }
    comments.added = (await store?.finish()) ?? 0
  } finally {
    await store?.close()
  }
  const menus = makeMenus(plan, book, tell)
  const main = mainMenu(menus)
  const redirects = mergeRedirects(folder, book, {
    written: files.redirects,
    isServed: servedPaths(plan, media, options.media.keepsAddresses),
  })
  if (isWriting) {
    for (const menu of menus)
      await files.write(`content/menus/${menu === main ? 'main' : menu.slug === 'main' ? 'main-2' : menu.slug}.yaml`, writeMenu(menu))
    await files.put(REDIRECTS, redirects.text)
    await files.save()
  }
  return { plan, entries: results, reduced, menus, main, redirects: redirects.count, book, media, files, remarks, comments, isWriting }
}

/** A product without a picture or a price would stop the build. */
const isWhole = (text: string): boolean => /^pictures:/m.test(text) && /^price: (?!0)/m.test(text)

/** Which addresses the built site answers to: what is not published is not, nor is a file that could not be had. */
function servedPaths(plan: Plan, media: Brought, keepsAddresses: boolean): (path: string) => boolean {
  const shown = [...plan.entries.values()].filter(({ state }) => state === 'published')
  const paths = new Set(['/', ...shown.map(({ path }) => path), ...[...plan.tagNames].map(tagPath)])
  if (shown.some(({ type }) => type === 'post')) for (const path of ['/journal/', '/rss.xml']) paths.add(path)
  for (const { name, kind, address } of plan.media.values())
    if (media.there.has(name) && (kind === 'file' || keepsAddresses)) paths.add(address)
  return (path) => paths.has(path)
}

/** Nothing is fetched: what can be placed is taken to be there. */
const dryMedia = (plan: Plan): Brought => ({
  there: new Set([...plan.media.values()].map(({ name }) => name)),
  failed: [],
  fetched: 0,
  kept: 0,
})

interface Whole {
  readonly plan: Plan
  readonly book: AddressBook
  readonly media: Brought
}

function convertEntry(entry: SourceEntry, planned: PlannedEntry, whole: Whole): Converted & { readonly text: string } {
  const context = contextOf(entry, planned, whole)
  const converted = convert(entry.html || fromElementor(entry), context)
  const head = headOf(entry.picture, planned, whole)
  if (entry.picture && !head) converted.facts.missing.push(`picture ${entry.picture}`)
  else if (head) converted.facts.pictures.push(head.path)
  const pictures = entry.type === 'product' ? productPictures(entry, planned, whole) : []
  return { ...converted, text: writeEntry({ entry, planned, ...converted, head, pictures }, whole.plan) }
}

function toResult(entry: SourceEntry, planned: PlannedEntry, { facts }: Converted): EntryResult {
  const { id, title, file, path, state, thread } = planned
  const { pictures, missing, links, files, places, galleries, videos } = facts
  const shown = entry.comments.filter((comment) => comment.state === 'shown').length
  return {
    id,
    title,
    file,
    path,
    state,
    line: entry.line,
    pictures,
    missing,
    links,
    files,
    places,
    changes: [],
    galleries,
    videos,
    thread,
    comments: shown,
  }
}

const relativeTo = (file: string, target: string): string => {
  const way = relative(dirname(file), target).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}

function headOf(id: string, { file, title }: PlannedEntry, { plan, media }: Whole) {
  const found = id ? plan.media.get(id) : undefined
  if (!found || found.kind !== 'picture' || !media.there.has(found.name)) return undefined
  return { path: relativeTo(file, found.file), alt: altOf(found, title) }
}

function productPictures(entry: SourceEntry, planned: PlannedEntry, whole: Whole) {
  const ids = [entry.picture, ...(entry.fields.get('_product_image_gallery') ?? '').split(',')].filter(Boolean)
  return ids.flatMap((id) => {
    const head = headOf(id.trim(), planned, whole)
    return head ? [{ src: head.path, alt: head.alt }] : []
  })
}

function contextOf(entry: SourceEntry, planned: PlannedEntry, { plan, book, media }: Whole): ConvertContext {
  return {
    picture: (source) => {
      const found = findMedia(plan, source)
      if (!found || found.kind !== 'picture' || !media.there.has(found.name)) return undefined
      return {
        path: relativeTo(planned.file, found.file),
        address: found.address,
        alt: altOf(found, planned.title),
        hasOwnAlt: found.alt !== '',
        caption: found.caption,
      }
    },
    link: (href) => {
      const found = /\.\w{2,5}(?:[?#]|$)/.test(href) ? findMedia(plan, href) : undefined
      return found && media.there.has(found.name) ? found.address : book.translate(href)
    },
    isOwn: book.isOwn,
    isAttachment: (href) => plan.mediaPages.has(href.replace(/\/+$/, '')),
    file: (url) => {
      const found = url ? findMedia(plan, url) : undefined
      return found && media.there.has(found.name) ? { address: found.address, title: found.title } : undefined
    },
    title: planned.title,
    videoTitles: readVideoTitles(entry.fields),
    attached: (plan.attached.get(entry.id) ?? []).filter((id) => plan.media.get(id)?.kind === 'picture'),
    shared: (id) => plan.shared.get(id),
    footnotes: readFootnotes(entry.fields.get('footnotes')),
  }
}

/** WordPress keeps what providers answered when it asked them for a video: a frame with its title. */
function readVideoTitles(fields: SourceEntry['fields']): ReadonlyMap<string, string> {
  const answers = [...fields].filter(([name, value]) => name.startsWith('_oembed_') && value.includes('<iframe'))
  return new Map(
    answers.flatMap(([, value]) => {
      const frame = find(parseFragment(value), ({ tagName }) => tagName === 'iframe')
      const video = frame && readVideoAddress(attribute(frame, 'src'))
      return video && attribute(frame, 'title') ? [[video.id, attribute(frame, 'title')] as const] : []
    }),
  )
}

function readFootnotes(json = ''): ReadonlyMap<string, string> {
  try {
    const notes = JSON.parse(json) as readonly { readonly id?: string; readonly content?: string }[]
    return new Map(notes.map(({ id = '', content = '' }) => [id, content]))
  } catch {
    return new Map()
  }
}

interface Widget {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly elements?: readonly Widget[]
}

/** A page of Elementor whose content is only in its own record: words, headings, pictures, buttons, videos. */
function fromElementor({ fields }: SourceEntry): string {
  const json = fields.get('_elementor_data')
  if (!json) return ''
  try {
    return (JSON.parse(json) as readonly Widget[]).map(fromWidget).join('\n')
  } catch {
    return ''
  }
}

function fromWidget({ settings = {}, elements = [] }: Widget): string {
  const text = (name: string) => (typeof settings[name] === 'string' ? (settings[name] as string) : '')
  const urlOf = (name: string) => String((settings[name] as { readonly url?: string } | undefined)?.url ?? '')
  const video = text('youtube_url') || text('vimeo_url')
  return [
    text('title') && `<h2>${text('title')}</h2>`,
    text('editor'),
    text('description_text') && `<p>${text('description_text')}</p>`,
    urlOf('image') && `<p><img src="${urlOf('image')}" alt=""></p>`,
    text('text') && safeAddress(urlOf('link')) && `<p><a class="elementor-button" href="${urlOf('link')}">${text('text')}</a></p>`,
    video && `<p>${video}</p>`,
    text('html'),
    ...elements.map(fromWidget),
  ]
    .filter(Boolean)
    .join('\n\n')
}
