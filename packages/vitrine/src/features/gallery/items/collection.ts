import { nearest } from '../../../core/nearest'
import { report } from '../../../page/services/report'
import { ItemOptionsError } from '../gallery.errors'
import { itemFields, readItem, type Item, type ItemInput, type OnWrong } from './item'
import { parseLiteral } from './literal'
import type { Size } from '../overlay/layout'

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
      const item = known.get(link) ?? itemOf(link)
      known.set(link, item)
      return item
    },
    pictureOf: (index) => links[index]?.querySelector('img') ?? undefined,
    linkOf: (index) => links[index],
  }
}

export function itemsOfInputs(inputs: readonly ItemInput[], onWrong?: OnWrong): Items {
  const read: Item[] = []
  return {
    total: inputs.length,
    at: (index) => (read[index] ??= readItem(inputs[index]!, onWrong)),
    pictureOf: () => undefined,
    linkOf: () => undefined,
  }
}

/** A link's item: what its data attributes say, then what its picture and its figure say. */
function itemOf(link: HTMLAnchorElement): Item {
  const { mediaType, options, rel = link.rel, gallery: _gallery, galleryState: _state, galleryWaking: _waking, ...data } = link.dataset
  const picture = link.querySelector('img')
  const said = link.closest('figure')?.querySelector('figcaption')
  const onWrong = (error: unknown) => report({ feature: 'gallery', error, element: link })
  const input: ItemInput = {
    ...data,
    url: link.getAttribute('href') ?? '',
    type: mediaType ?? data.type,
    caption: data.caption ?? ((rel.startsWith('prettyPhoto') && link.title) || undefined),
    alt: inOneLine(picture?.alt ?? ''),
    thumbnail: data.thumbnail ?? (picture ? sourceOf(picture) : undefined),
    options: options ? parseOptions(options, onWrong) : undefined,
  }
  tellSlips(Object.keys(data), onWrong)
  if (input.caption !== undefined || !said) return readItem(input, onWrong)
  // A figure's caption is markup already: its text is no markup once more, however it reads.
  const text = inOneLine(said.textContent)
  const isMarkup = said.childElementCount > 0 || text.includes('<')
  return readItem({ ...input, caption: text, captionHtml: isMarkup ? said.innerHTML : undefined }, onWrong)
}

/** What a picture shows, or will: one that loads late may have a blank in its place. */
const sourceOf = ({ currentSrc, src, dataset }: HTMLImageElement): string | undefined => {
  const source = currentSrc || src
  return source.startsWith('data:') ? (dataset.src ?? source) : source || undefined
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** JSON, or an object as older pages write it; never run. */
function parseOptions(given: string, onWrong: (error: unknown) => void): unknown {
  const options = parseLiteral(given)
  if (!options) onWrong(new ItemOptionsError(given))
  return options
}

/** An attribute that is nearly spelt like one of ours. Whatever else a page keeps in data attributes is its own business. */
function tellSlips(names: readonly string[], onWrong: (error: unknown) => void): void {
  const known = Object.keys(itemFields)
  for (const name of names) {
    const meant = known.includes(name) ? undefined : nearest(name, known)
    if (meant) onWrong(`data-${name} is not an option of a gallery link. Did you mean data-${meant}?`)
  }
}

/** The shape of a picture on the page: good enough to make room for the large one before its own size is known. */
export function shapeOf(picture: HTMLImageElement | undefined): Size | undefined {
  const width = picture?.naturalWidth || picture?.width
  const height = picture?.naturalHeight || picture?.height
  return width && height ? { width, height } : undefined
}
