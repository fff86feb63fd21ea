import { existsSync } from 'node:fs'
import { createAddressBook, tagPath, type AddressBook } from './addresses/addresses'
import { HOME, HOMES, placeEntries } from './addresses/place'
import { toSlug } from './addresses/slugs'
import { fillAddressBook } from './addresses/redirects'
import { decide } from './decisions'
import { convertEntry } from './convert-entry'
import type { Facts } from './html/context'
import type { Converted } from './html/convert'
import { bringMedia, keepAddresses, type BringOptions, type Brought } from './media/bring'
import { memoryKeeper } from './memory'
import { ownCopy } from './own-copy'
import { makePlan, type Plan, type PlannedEntry } from './plan'
import type { Source, SourceEntry } from './source/source'
import { openCommentImport, type CommentTarget } from './write/comments'
import { openFiles, type Files } from './write/files'
import { diffLines } from './write/diff'
import { FOOTER, makeFooter } from './write/footer'
import { insideOf } from './write/inside'
import { makeMenus, writeMenu, type MenuToWrite } from './write/menus'
import { mergeRedirects, REDIRECTS } from './write/redirects'
import { proposeSettings, SETTINGS } from './write/settings'

export interface ImportOptions {
  /** The site's folder. */
  readonly folder: string
  /** Without it nothing is written: everything is read, converted and counted. */
  readonly isWriting: boolean
  readonly media: Omit<BringOptions, 'folder' | 'onProgress'> & {
    /** Whether all pictures keep their old addresses as well, as files. Those that HTML names do in any case. */
    readonly keepsAddresses: boolean
  }
  readonly comments: CommentTarget
  readonly keepsEmails: boolean
  /** Whether articles stay at the paths that they had; undefined: as the last time. */
  readonly keepsPaths?: boolean | undefined
  /** Files that are written although the owner has them: theirs are put aside. */
  readonly taken?: ReadonlySet<string>
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
  /** What stands at the foot of every page, where there is anything to say. */
  readonly footer: string | undefined
  /** What would change in the settings, if the owner takes the old site's name. */
  readonly settings: string | undefined
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
  const files = openFiles(folder, { taken: options.taken, isWriting })
  const keepsPaths = options.keepsPaths ?? files.choices.keepsPaths ?? false
  files.choices.keepsPaths = keepsPaths
  const hasHome = HOMES.some((file) => existsSync(insideOf(folder, file)))
  const takesHome = files.isTaken(HOME) || files.choices.takesHome === true || !hasHome
  const plan = await makePlan(source, { onProgress: watch('Reading') })
  placeEntries(plan, { keepsPaths, takesHome })
  decide(plan, { keepsPaths, takesHome })
  files.choices.takesHome = plan.home !== undefined && takesHome
  if (isWriting && plan.home && files.isTaken(HOME)) await makeRoomForHome(files, plan)
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
  const addressed = new Set<string>()
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
      const converted = convertEntry(record, planned, { plan, book, media, addressed })
      const result = toResult(record, planned, converted)
      for (const [name, count] of converted.facts.reduced) reduced.set(name, (reduced.get(name) ?? 0) + count)
      if (record.type === 'product' && !isWhole(converted.text)) {
        tell(`The product “${planned.title}” has no picture here, or no price, and was not written.`)
        planned.path = ''
      } else await files.write(planned.file, converted.text)
      await takeComments(planned.thread, record.comments, `“${planned.title}”`)
      if (planned.path)
        results.push(ownCopy({ ...result, links: options.isChecking ? result.links : [], changes: [...converted.facts.changes] }))
    }
    comments.added = (await store?.finish()) ?? 0
  } finally {
    await store?.close()
  }
  const menus = makeMenus(plan, book, tell)
  const main = menus.find(({ file }) => file === 'main')
  const footer = makeFooter(plan, menus, book)
  const settings = proposeSettings(folder, plan.site)
  const isAtAddress = (name: string) => options.media.keepsAddresses || addressed.has(name)
  if (isWriting)
    await keepAddresses(
      [...plan.media.values()].filter(({ name }) => media.there.has(name) && isAtAddress(name)),
      folder,
    )
  const redirects = mergeRedirects(folder, book, { written: files.redirects, isServed: servedPaths(plan, media, isAtAddress) })
  for (const menu of menus) await files.write(`content/menus/${menu.file}.yaml`, writeMenu(menu))
  if (footer) await files.write(FOOTER, footer)
  if (isWriting) {
    if (settings && files.isTaken(SETTINGS)) {
      await files.putAside(SETTINGS)
      await files.merge(SETTINGS, settings.text)
    }
    await files.merge(REDIRECTS, redirects.text)
    await files.save()
  }
  return {
    ...{ footer, settings: settings && !(isWriting && files.isTaken(SETTINGS)) ? diffLines(settings.before, settings.text) : undefined },
    ...{ plan, entries: results, reduced, menus, main, redirects: redirects.count, book, media, files, remarks, comments, isWriting },
  }
}

/** The owner's home page is put aside, and so is the page that the old one was before. */
async function makeRoomForHome(files: Files, plan: Plan): Promise<void> {
  for (const file of HOMES) if (file !== HOME) await files.putAside(file)
  const before = `content/pages/${toSlug(plan.entries.get(plan.home!)?.slug ?? '')}.md`
  if (!files.isOurs(before)) return
  await files.putAside(before)
  files.forget(before)
}

/** A product without a picture or a price would stop the build. */
const isWhole = (text: string): boolean => /^pictures:/m.test(text) && /^price: (?!0)/m.test(text)

/** Which addresses the built site answers to: what is not published is not, nor is a file that could not be had. */
function servedPaths(plan: Plan, media: Brought, isAtAddress: (name: string) => boolean): (path: string) => boolean {
  const shown = [...plan.entries.values()].filter(({ state }) => state === 'published')
  const paths = new Set(['/', ...shown.map(({ path }) => path), ...[...plan.tagNames].map(tagPath)])
  if (shown.some(({ type }) => type === 'post')) for (const path of ['/journal/', '/rss.xml']) paths.add(path)
  if (shown.some(({ type, path }) => type === 'product' && path)) paths.add('/shop/')
  for (const { name, kind, address } of plan.media.values())
    if (media.there.has(name) && (kind === 'file' || isAtAddress(name))) paths.add(address)
  return (path) => paths.has(path)
}

/** Nothing is fetched: what can be placed is taken to be there. */
const dryMedia = (plan: Plan): Brought => ({
  there: new Set([...plan.media.values()].map(({ name }) => name)),
  failed: [],
  fetched: 0,
  kept: 0,
})

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
