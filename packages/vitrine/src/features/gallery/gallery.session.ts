import { readFields } from '../../core/fields'
import { replaceHash } from '../../page/hash'
import { report } from '../../page/report'
import { itemsOfInputs, itemsOfLinks } from './gallery.collect'
import { writeDeepLink, type DeepLink } from './gallery.deep-link'
import { findGroups, type PageSettings } from './gallery.groups'
import type { Item, ItemInput } from './gallery.items'
import { enter, exit, onLeft } from './gallery.history'
import { openOverlay, styled, type Overlay } from './gallery.open'
import { galleryFields, type GalleryOptions } from './gallery.options'
import { rehearse } from './gallery.rehearsal'
import { galleryTextFields } from './gallery.texts'

/** What is open, and how it and the address follow each other. */
export interface Session {
  open(asked: DeepLink, opener?: HTMLElement): Promise<void>
  /** The address has left the gallery. */
  leave(): void
  /** The page has new links. */
  refresh(): void
}

export function createSession(settings: PageSettings, signal: AbortSignal): Session {
  const texts = readFields(galleryTextFields, settings.texts, 'galleryTexts')
  let opened: { overlay: Overlay; group: string; refresh(): void } | undefined
  /** The address may still be on its way back from the last closing. */
  let settled = Promise.resolve()

  const close = () => opened?.overlay.close()

  const cold = new AbortController()
  rehearse({ options: read(settings.options), texts }, cold.signal)

  const open = async ({ group, index }: DeepLink, opener?: HTMLElement) => {
    cold.abort()
    await Promise.all([settled, styled])
    if (signal.aborted) return
    if (opened?.group === group) return index < opened.overlay.total() ? opened.overlay.go(index) : close()
    const { links, options, inputs } = find(group, settings)
    const known = new WeakMap<HTMLElement, Item>()
    const items = links ? itemsOfLinks(links, known) : itemsOfInputs(inputs ?? [])
    if (index >= items.total) return close()
    opened?.overlay.close()
    const run = new AbortController()
    const address = (at: number) => writeDeepLink({ group, index: at })
    if (opener) enter(options.deepLinking ? address(index) : undefined)
    if (!options.deepLinking) onLeft(close, run.signal)
    const overlay = openOverlay({
      items,
      options,
      texts,
      index,
      opener,
      onMove: (at) => options.deepLinking && replaceHash(address(at)),
      onClosing: (isLeft) => {
        run.abort()
        if (opened?.overlay === overlay) opened = undefined
        if (!isLeft) settled = exit(options.deepLinking)
      },
    })
    let shown = links
    const refresh = () => {
      const found = findGroups(settings).get(group)
      if (!found || (found.length === shown?.length && found.every((link, at) => link === shown?.[at]))) return
      shown = found
      overlay.refresh(itemsOfLinks(found, known))
    }
    opened = { overlay, group, refresh }
  }

  signal.addEventListener('abort', close)
  return {
    open,
    leave: () => opened?.overlay.close(true),
    refresh: () => opened?.refresh(),
  }
}

interface Found {
  readonly options: GalleryOptions
  readonly links?: readonly HTMLAnchorElement[]
  readonly inputs?: readonly ItemInput[]
}

/** A group's items and options: the page's settings, then what the gallery that holds the links says of its own. */
function find(group: string, settings: PageSettings): Found {
  const links = findGroups(settings).get(group)
  const own = links?.[0]?.closest<HTMLElement>('[data-feature=gallery]')?.dataset
  const options = read({ ...settings.options, ...own })
  return { options, links, inputs: options.groups[group] }
}

/** A wrong option is told to the page's author and left out; the visitor still sees the picture. */
function read(values: Readonly<Record<string, unknown>>): GalleryOptions {
  const good: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(galleryFields)) {
    try {
      good[name] = readFields({ [name]: field }, values, 'gallery')[name]
    } catch (error) {
      report({ feature: 'gallery', error })
    }
  }
  return readFields(galleryFields, good)
}
