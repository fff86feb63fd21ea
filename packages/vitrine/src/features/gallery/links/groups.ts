import { readFlag } from '../../../core/fields'
import { isReacts } from '../../../page/loading/claim'
import { canJoin, extensionOf, isOff } from './address'
import { GALLERY_LINKS } from '../gallery.selector'
import type { PageSettings } from '../settings/block'

export type Groups = ReadonlyMap<string, readonly HTMLAnchorElement[]>

const OLDER = /^(iLightbox|prettyPhoto)(\[.+)?$/
const TYPE = /^(image|flash|video|iframe|inline|ajax|html)$/i
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
function joins(link: HTMLAnchorElement, group: string, { options }: PageSettings): boolean {
  const address = link.getAttribute('href') ?? ''
  if (group === POST) return !!extensionOf(address)
  if (isOff(address, options)) return false
  const { mediaType, type = '', options: own } = link.dataset
  return canJoin(address) || TYPE.test((mediaType ?? type).trim()) || !!own?.includes('smartRecognition')
}

/** Every link below the root that joins, by group; marks each link with whether it does. */
export function findGroups(root: HTMLElement, settings: PageSettings): Groups {
  const groups = new Map<string, HTMLAnchorElement[]>()
  let singles = 0
  for (const link of root.querySelectorAll<HTMLAnchorElement>(GALLERY_LINKS)) {
    const own = link.closest('[data-feature=gallery]')
    // A caption that is only kept for the overlay: nobody presses what is in it.
    if (link.closest('figcaption[hidden]')) continue
    // A component runs its own gallery.
    if (own && own !== root && isReacts(own, 'gallery')) continue
    // So does whoever has made these links a gallery by a call.
    if (link.dataset.galleryOwner !== settings.owner) continue
    const name = groupNameOf(link)
    if (name === POST && readFlag(settings.options.postImages) === false) continue
    const isJoined = joins(link, name, settings)
    const state = isJoined ? 'joined' : 'not-for-gallery'
    if (link.dataset.galleryState !== state) link.dataset.galleryState = state
    if (!isJoined) continue
    // What an open item shows (a copy of a part of the page, say) adds nothing to the group that is open.
    const id = name === SINGLE ? `${SINGLE}-${++singles}` : link.closest('[data-feature=gallery-overlay]') ? `${name}-shown` : name
    const links = groups.get(id)
    if (links) links.push(link)
    else groups.set(id, [link])
  }
  return groups
}

/** Takes the marks away again. */
export function unmark(root: HTMLElement): void {
  for (const link of root.querySelectorAll('[data-gallery-state]')) link.removeAttribute('data-gallery-state')
}
