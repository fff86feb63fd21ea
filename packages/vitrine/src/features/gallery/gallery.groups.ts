import { readFlag } from '../../core/fields'
import { canJoin, extensionOf } from './gallery.links'

/** What the page says once for all its galleries, as it stands in the page: not yet checked. */
export interface PageSettings {
  readonly options: Readonly<Record<string, unknown>>
  readonly texts: Readonly<Record<string, unknown>>
}

/** Where links that may join stand: marked ones, those in a gallery, those of older pages, those with a picture in a post. */
export const CANDIDATES =
  'a[data-gallery],[data-feature=gallery] a[href],a[rel^=iLightbox],a[rel^=prettyPhoto],a[data-rel^=iLightbox],a[data-rel^=prettyPhoto],[data-post] a:has(img)'
const OLDER = /^(iLightbox|prettyPhoto)(\[.+)?$/
const SINGLE = 'single'
const POST = 'post'

/** The group that a link asks for; a link on its own is a group of its own. */
function groupNameOf(link: HTMLAnchorElement): string {
  const { gallery, rel = link.rel } = link.dataset
  if (gallery) return gallery
  const older = OLDER.exec(rel)
  if (older) return older[2] ? rel : SINGLE
  const container = link.closest<HTMLElement>('[data-feature=gallery]')
  if (container) return container.dataset.group || container.id || 'gallery'
  return gallery === '' ? SINGLE : POST
}

/** Whether the link joins: by its address, or because its author named a type. A post's pictures join as files only. */
function joins(link: HTMLAnchorElement, group: string): boolean {
  const address = link.getAttribute('href') ?? ''
  if (group === POST) return !!extensionOf(address)
  return canJoin(address) || !!link.dataset.type || !!link.dataset.options?.includes('smartRecognition')
}

/** Every link that joins, by group; marks each link with whether it does. */
export function findGroups({ options }: PageSettings): Map<string, HTMLAnchorElement[]> {
  const groups = new Map<string, HTMLAnchorElement[]>()
  let singles = 0
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CANDIDATES)) {
    const name = groupNameOf(link)
    if (name === POST && readFlag(options.postImages) === false) continue
    const isJoined = joins(link, name)
    const state = isJoined ? 'joined' : 'not-for-gallery'
    if (link.dataset.galleryState !== state) link.dataset.galleryState = state
    if (!isJoined) continue
    const id = name === SINGLE ? `${SINGLE}-${++singles}` : name
    const links = groups.get(id)
    if (links) links.push(link)
    else groups.set(id, [link])
  }
  return groups
}

export function readPageSettings(): PageSettings {
  const settings = { options: {}, texts: {} }
  for (const block of document.querySelectorAll('script[data-gallery-settings]')) {
    const { options, texts } = JSON.parse(block.textContent) as Partial<PageSettings>
    Object.assign(settings.options, options)
    Object.assign(settings.texts, texts)
  }
  return settings
}
