import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { allIn, attribute, type Element } from '../html/tree'
import type { ImportResult } from '../run'
import type { MenuLink } from '../write/menus'

export interface CheckResult {
  readonly looked: readonly { readonly what: string; readonly found: number; readonly all: number }[]
  readonly missing: readonly { readonly page: string; readonly what: string; readonly which: string }[]
}

/** How many comments a thread shows, by its id. */
export type CommentCounts = ReadonlyMap<string, number>

interface BuiltPage {
  readonly pictures: readonly string[]
  readonly links: ReadonlySet<string>
  readonly threads: ReadonlySet<string>
  /** The pictures of each. */
  readonly galleries: readonly (readonly string[])[]
  /** Providers' ids and addresses of files, of all videos. */
  readonly videos: readonly string[]
}

/** Looks on the built pages for every page, picture, link, gallery, comment and menu item of the source. */
export function checkBuilt(
  dist: string,
  result: Pick<ImportResult, 'entries' | 'menus' | 'main' | 'footer'>,
  comments: CommentCounts,
): CheckResult {
  const tally = new Map<string, { found: number; all: number }>()
  const missing: { page: string; what: string; which: string }[] = []
  const look = (what: string, isFound: boolean, place: { page: string; which: string }) => {
    const kind = tally.get(what) ?? { found: 0, all: 0 }
    tally.set(what, { found: kind.found + Number(isFound), all: kind.all + 1 })
    if (!isFound) missing.push({ what, ...place })
  }
  for (const entry of result.entries) {
    if (entry.state !== 'published' && entry.state !== 'later') continue
    const page = readPage(dist, entry.path)
    if (entry.state === 'later' && !page) continue
    look('pages', page !== undefined, { page: entry.path, which: entry.file })
    if (!page) continue
    const rest = [...page.pictures]
    for (const picture of entry.pictures) {
      const at = rest.findIndex((src) => isCopyOf(src, picture))
      // A picture that stands there twice must be found twice.
      if (at >= 0) rest.splice(at, 1)
      look('pictures', at >= 0, { page: entry.path, which: picture })
    }
    for (const source of entry.missing) look('pictures', false, { page: entry.path, which: source })
    for (const link of entry.links) look('links', page.links.has(plainHref(link)), { page: entry.path, which: link })
    const galleries = [...page.galleries]
    for (const [at, pictures] of entry.galleries.entries()) {
      const found = galleries.findIndex((shown) => isSameGallery(shown, pictures))
      if (found >= 0) galleries.splice(found, 1)
      look('galleries', found >= 0, { page: entry.path, which: `gallery ${at + 1}, of ${pictures.length} pictures` })
    }
    const videos = [...page.videos]
    for (const video of entry.videos) {
      const at = videos.findIndex((shown) => plainHref(shown).includes(plainHref(video)))
      if (at >= 0) videos.splice(at, 1)
      look('videos', at >= 0, { page: entry.path, which: video })
    }
    const shown = comments.get(entry.thread) ?? 0
    for (let at = 0; at < entry.comments; at += 1)
      look('comments', page.threads.has(entry.thread) && shown > at, { page: entry.path, which: `comment ${at + 1} of ${entry.comments}` })
  }
  const home = readPage(dist, '/')
  for (const menu of result.menus) {
    // A menu that the owner has not placed is looked for among the menus.
    const isPlaced = menu === result.main || menu.file === 'footer' || isNamed(result.footer, menu.file)
    const isThere = existsSync(join(dist, '../content/menus', `${menu.file}.yaml`))
    for (const { href = '', label } of flatten(menu.items)) {
      const what = isPlaced ? 'menu items' : 'menu items that are on no page yet'
      look(what, isPlaced ? (home?.links.has(plainHref(href)) ?? false) : isThere, { page: '/', which: `${menu.name}: ${label}: ${href}` })
    }
  }
  return { looked: [...tally].map(([what, counts]) => ({ what, ...counts })), missing }
}

const isNamed = (footer: string | undefined, menu: string): boolean =>
  footer?.split('\n').some((line) => !line.trimStart().startsWith('#') && line.trim().endsWith(`menu: ${menu}`)) ?? false

const flatten = (items: readonly MenuLink[]): MenuLink[] => items.flatMap((item) => [item, ...flatten(item.children ?? [])])

/** Whatever becomes of its letters: encoded or not, with or without the site's own host. */
function plainHref(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/** A built picture keeps its name in front of what the build adds: sea.jpg is sea.D3kd0_1.webp. */
function isCopyOf(src: string, path: string): boolean {
  const file = plainHref(src).split('/').at(-1) ?? ''
  const name = plainHref(path).split('/').at(-1) ?? ''
  const stem = name.replace(/\.\w+$/, '')
  return file === name || file.startsWith(`${stem}.`)
}

/** Whatever a video says of where it comes from: by its markup a file's source, by its data a provider's id. */
const sourcesOf = (video: Element): string =>
  [video, ...allIn(video)].flatMap((element) => ['data-ytid', 'data-vimeoid', 'src'].map((name) => attribute(element, name))).join(' ')

/** All its pictures, in their order. */
const isSameGallery = (shown: readonly string[], pictures: readonly string[]): boolean =>
  pictures.length > 0 && shown.length === pictures.length && shown.every((src, at) => isCopyOf(src, pictures[at]!))

function readPage(dist: string, path: string): BuiltPage | undefined {
  const file = join(dist, plainHref(path), 'index.html')
  if (!existsSync(file)) return undefined
  const elements = [...allIn(parse(readFileSync(file, 'utf8')))]
  const valuesOf = (names: readonly string[], test: (element: Element) => boolean) =>
    elements.filter(test).flatMap((element) => names.map((name) => attribute(element, name)).filter(Boolean))
  const featuresIn = (name: string) => elements.filter((element) => attribute(element, 'data-feature') === name)
  return {
    pictures: valuesOf(['src'], ({ tagName }) => tagName === 'img'),
    links: new Set(elements.filter(({ tagName }) => tagName === 'a').map((link) => plainHref(attribute(link, 'href')))),
    threads: new Set(
      elements
        .filter(({ tagName, attrs }) => tagName === 'input' && attrs.some(({ value }) => value === 'comment_post_ID'))
        .map((field) => attribute(field, 'value')),
    ),
    galleries: featuresIn('gallery').map((gallery) =>
      [...allIn(gallery)].filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'src')),
    ),
    videos: featuresIn('video').map((video) => sourcesOf(video)),
  }
}
