import { reportWrong, type WrongSetting } from '../../../page/services/wrong-setting'
import type { Size } from '../overlay/layout'
import { inOneLine, itemFields, readItem, type Item, type ItemInput, type OnWrong, type Syntax } from './item'

/** The items of a group. Each is read when it is first needed: a thousand links cost no more than ten. */
export interface Items {
  readonly total: number
  at(index: number): Item
  /** The picture on the page that the item grows out of. */
  pictureOf(index: number): HTMLImageElement | undefined
  linkOf(index: number): HTMLElement | undefined
}

/** What in a page's links needs the full syntax. */
export const NEEDS_SYNTAX = 'a:is([data-options],[data-caption-html],[data-caption*="<"],[data-title*="<"],[title*="<"])'

interface Reading {
  readonly syntax: Syntax
  /** Items already read stay the same, so that a picture on show is not loaded anew when more links arrive. */
  readonly known: WeakMap<HTMLElement, Item>
}

export function itemsOfLinks(links: readonly HTMLAnchorElement[], { syntax, known }: Reading): Items {
  return {
    total: links.length,
    at: (index) => {
      const link = links[index]!
      const item = known.get(link) ?? itemOf(link, syntax)
      known.set(link, item)
      return item
    },
    pictureOf: (index) => links[index]?.querySelector('img') ?? undefined,
    linkOf: (index) => links[index],
  }
}

export function itemsOfInputs(inputs: readonly ItemInput[], syntax?: Syntax, onWrong?: OnWrong): Items {
  const read: Item[] = []
  return {
    total: inputs.length,
    at: (index) => (read[index] ??= readItem(inputs[index]!, onWrong, syntax)),
    pictureOf: () => undefined,
    linkOf: () => undefined,
  }
}

/** A link's item: what its data attributes say, then what its picture and its figure say. */
function itemOf(link: HTMLAnchorElement, syntax: Syntax): Item {
  const { mediaType, options, rel = link.rel, gallery: _gallery, galleryState: _state, galleryWaking: _waking, ...data } = link.dataset
  const picture = link.querySelector('img')
  const said = link.closest('figure')?.querySelector('figcaption')
  const onWrong = (wrong: WrongSetting) => reportWrong(wrong, 'gallery', link)
  const parsed = options ? syntax.parseOptions(options) : undefined
  // Whatever a page keeps in other data attributes is its own business; one that is nearly spelt like ours is told.
  const others = Object.keys(data).filter((name) => !Object.hasOwn(itemFields, name))
  const broken = parsed ? undefined : options
  if (broken || others.length > 0)
    import('../settings/faults').then(
      ({ tellLinkFaults }) => tellLinkFaults({ link, broken, others }),
      // Not fetched: the default serves all the same.
      () => {},
    )
  const input: ItemInput = {
    ...data,
    url: link.getAttribute('href') ?? '',
    type: mediaType ?? data.type,
    caption: data.caption ?? ((rel.startsWith('prettyPhoto') && link.title) || undefined),
    alt: inOneLine(picture?.alt ?? ''),
    thumbnail: data.thumbnail ?? (picture ? sourceOf(picture) : undefined),
    options: parsed,
  }
  if (input.caption !== undefined || !said) return readItem(input, onWrong, syntax)
  // A figure's caption is markup already: its text is no markup once more, however it reads.
  const text = inOneLine(said.textContent)
  const isMarkup = said.childElementCount > 0 || text.includes('<')
  return readItem({ ...input, caption: text, captionHtml: isMarkup ? said.innerHTML : undefined }, onWrong, syntax)
}

/** What a picture shows, or will: one that loads late may have a blank in its place. */
const sourceOf = ({ currentSrc, src, dataset }: HTMLImageElement): string | undefined => {
  const source = currentSrc || src
  return source.startsWith('data:') ? (dataset.src ?? source) : source || undefined
}

/** The shape of a picture on the page: good enough to make room for the large one before its own size is known. */
export function shapeOf(picture: HTMLImageElement | undefined): Size | undefined {
  const width = picture?.naturalWidth || picture?.width
  const height = picture?.naturalHeight || picture?.height
  return width && height ? { width, height } : undefined
}
