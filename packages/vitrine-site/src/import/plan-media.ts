import { originalNames, placeOf, uploadName, withoutService } from './media/place'
import type { Plan, PlannedMedia } from './planned'
import type { SourceComment, SourceEntry, SourceMedia } from './source/source'

export const count = (map: Map<string, number>, name: string, by = 1): void => void map.set(name, (map.get(name) ?? 0) + by)

export function countComments(plan: Plan, comments: readonly SourceComment[]): void {
  if (comments.length > 0) count(plan.counts, 'comments', comments.length)
}

export function addMedia(plan: Plan, media: SourceMedia): void {
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
  const beside = plan.attached.get(media.parent)
  if (beside) beside.push(media.id)
  else plan.attached.set(media.parent, [media.id])
}

const SOURCES = /<img\b[^<>]*?\s(?:data-(?:lazy-|orig-)?)?(?:src|file)=(?:"([^"]+)"|'([^']+)')/gi
/** Whatever lies below uploads: linked to, played, named by a page builder. */
const UPLOADS =
  /(?:https?:)?\/\/[^\s"'<>()[\]\\]{1,200}?(?:\/wp-content\/uploads|\.files\.wordpress\.com)\/[^\s"'<>()[\]\\?#]{1,400}\.\w{2,5}(?=[\s"'<>()[\]\\?#]|$)/gi

/** Files that content names, whether or not the export knows them as media. */
export function filesNamedIn({ html, fields }: SourceEntry): Set<string> {
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

/** What only content knows, by its address, with the line that names it. */
export function addLooseMedia(plan: Plan, loose: ReadonlyMap<string, number>): void {
  const hosts = new Set([plan.site.address, ...[...plan.media.values()].map(({ url }) => url)].map(hostOf))
  for (const [url, line] of loose) addLoose(plan, { url, line, hosts })
}

interface Loose {
  readonly url: string
  readonly line: number
  /** The old site’s own, and those that its media lie at. */
  readonly hosts: ReadonlySet<string>
}

/** A picture is fetched from wherever it is, any other file only from the old site. */
function addLoose(plan: Plan, { url, line, hosts }: Loose): void {
  const known = findMedia(plan, url)
  if (known && uploadName(known.url) !== uploadName(url)) plan.copies.set(url, known)
  if (known || /^data:/i.test(url)) return
  const absolute = URL.canParse(url, plan.site.address) ? new URL(url, plan.site.address).href : url
  const place = placeOf(absolute)
  const isOwn = hosts.has(hostOf(absolute))
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

function hostOf(url: string): string {
  const own = withoutService(url)
  return URL.canParse(own) ? new URL(own).host.replace(/^www\./, '') : ''
}
