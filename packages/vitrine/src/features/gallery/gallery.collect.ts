import { report } from '../../page/report'
import { ItemOptionsError } from './gallery.errors'
import { readItem, type Item, type ItemInput } from './gallery.items'
import type { Size } from './gallery.scale'

/** The items of a group. Each is read when it is first needed: a thousand links cost no more than ten. */
export interface Items {
  readonly total: number
  at(index: number): Item
  /** The picture on the page that the item grows out of. */
  pictureOf(index: number): HTMLImageElement | undefined
  linkOf(index: number): HTMLElement | undefined
}

/** Those already read stay the same items, so that a picture on show is not loaded anew when more links arrive. */
export function itemsOfLinks(links: readonly HTMLAnchorElement[], known: WeakMap<HTMLElement, Item>): Items {
  return {
    total: links.length,
    at: (index) => {
      const link = links[index]!
      const item = known.get(link) ?? readItem(inputOf(link))
      known.set(link, item)
      return item
    },
    pictureOf: (index) => links[index]?.querySelector('img') ?? undefined,
    linkOf: (index) => links[index],
  }
}

export function itemsOfInputs(inputs: readonly ItemInput[]): Items {
  const read: Item[] = []
  return {
    total: inputs.length,
    at: (index) => (read[index] ??= readItem(inputs[index]!)),
    pictureOf: () => undefined,
    linkOf: () => undefined,
  }
}

/** A link's item: what its data attributes say, then what its picture and its figure say. Always plain text. */
function inputOf(link: HTMLAnchorElement): ItemInput {
  const { caption, title, type, mediaType, thumbnail, options, rel = link.rel, ...data } = link.dataset
  const picture = link.querySelector('img')
  const isPrettyPhoto = rel.startsWith('prettyPhoto')
  return {
    ...data,
    url: link.getAttribute('href') ?? '',
    type: mediaType ?? type,
    caption: plain(caption ?? ((isPrettyPhoto && link.title) || link.closest('figure')?.querySelector('figcaption')?.textContent)),
    title: plain(title ?? picture?.alt),
    alt: picture?.alt ?? '',
    thumbnail: thumbnail ?? (picture?.currentSrc || picture?.src),
    options: options ? parseOptions(options, link) : undefined,
  }
}

/** JSON, never evaluated. */
function parseOptions(json: string, element: Element): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    report({ feature: 'gallery', error: new ItemOptionsError(json), element })
    return undefined
  }
}

const plain = (given: string | null | undefined): string =>
  (given ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The shape of a picture on the page: good enough to make room for the large one before its own size is known. */
export function shapeOf(picture: HTMLImageElement | undefined): Size | undefined {
  const width = picture?.naturalWidth || picture?.width
  const height = picture?.naturalHeight || picture?.height
  return width && height ? { width, height } : undefined
}
