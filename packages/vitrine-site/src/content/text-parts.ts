import { parseFragment, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A part that a text asks for: what it is, what was said of it, and the HTML between its lines. */
export interface PartPiece {
  readonly part: string
  readonly props: Readonly<Record<string, string>>
  readonly html: string
}

const TAG = 'vitrine-part'
const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
const attributeOf = ({ attrs }: Tree.Element, name: string) => attrs.find((given) => given.name === name)?.value

/** A text's HTML as pieces: what stays as it is, byte for byte, and the parts in between. Parts in parts stay in their HTML. */
export function splitParts(html: string): (string | PartPiece)[] {
  if (!html.includes(`<${TAG}`)) return [html]
  const found = [...partsIn(parseFragment(html, { sourceCodeLocationInfo: true }))]
  const pieces: (string | PartPiece)[] = []
  let from = 0
  for (const element of found) {
    const { startOffset, endOffset, startTag, endTag } = element.sourceCodeLocation!
    pieces.push(html.slice(from, startOffset), {
      part: attributeOf(element, 'data-part') ?? '',
      props: JSON.parse(attributeOf(element, 'data-props') ?? '{}') as Record<string, string>,
      html: html.slice(startTag!.endOffset, endTag?.startOffset ?? endOffset),
    })
    from = endOffset
  }
  return [...pieces, html.slice(from)].filter((piece) => piece !== '')
}

function* partsIn(root: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of root.childNodes.filter(isElement)) {
    if (child.tagName === TAG) yield child
    else yield* partsIn(child)
  }
}

export interface ImageTag {
  /** The tag itself. */
  readonly html: string
  readonly src: string
  /** One of its smaller versions, of about 1,200 pixels. */
  readonly middle: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Written behind its address: ![A fig.](fig.jpg "Picked in June"). */
  readonly title?: string | undefined
  /** The caption of the figure that it stands in, as HTML: with links and emphasis. */
  readonly figcaption?: string | undefined
}

/** The pictures in a piece of HTML, in order. */
export function imagesIn(html: string): ImageTag[] {
  const find = (root: Tree.ParentNode, figcaption?: string): ImageTag[] =>
    root.childNodes.filter(isElement).flatMap((child) => {
      if (child.tagName === 'img') return [{ ...readImage(child), figcaption }]
      return find(child, child.tagName === 'figure' ? captionOf(child) : figcaption)
    })
  return find(parseFragment(html))
}

function captionOf(figure: Tree.Element): string | undefined {
  const caption = figure.childNodes.filter(isElement).find(({ tagName }) => tagName === 'figcaption')
  return caption && serialize(caption).trim()
}

function readImage(element: Tree.Element): ImageTag {
  const get = (name: string) => attributeOf(element, name)
  const title = get('title')
  // A title would be shown twice: below the picture, and when the pointer rests on it.
  const own = { ...element, attrs: element.attrs.filter(({ name }) => name !== 'title') }
  return {
    html: serializeOuter(own),
    src: get('src') ?? '',
    middle: middleOf(get('srcset')) ?? get('src') ?? '',
    width: Number(get('width')),
    height: Number(get('height')),
    alt: get('alt') ?? '',
    title,
  }
}

function middleOf(srcset: string | undefined): string | undefined {
  const versions = (srcset ?? '').split(', ').map((version) => version.split(' '))
  return versions.find(([, width]) => Number.parseInt(width ?? '') >= 1200)?.[0]
}

/**
 * What stands in a slider as its slides: what lines of three hyphens part; without any, each picture and each other block is one.
 */
export function slidesIn(html: string): string[] {
  const nodes = parseFragment(html).childNodes.filter((node) => isElement(node) || ('value' in node && node.value.trim() !== ''))
  const write = (some: readonly Tree.ChildNode[]) =>
    some.map((node) => (isElement(node) ? serializeOuter(node) : 'value' in node ? node.value : '')).join('')
  if (nodes.some((node) => node.nodeName === 'hr')) {
    const groups: Tree.ChildNode[][] = [[]]
    for (const node of nodes) {
      if (node.nodeName === 'hr') groups.push([])
      else groups.at(-1)!.push(node)
    }
    return groups.map(write).filter((slide) => slide !== '')
  }
  return nodes.flatMap((node) => {
    const isPictures =
      isElement(node) &&
      node.tagName === 'p' &&
      node.childNodes.every((child) => child.nodeName === 'img' || ('value' in child && child.value.trim() === ''))
    return isPictures ? imagesIn(serializeOuter(node)).map(toFigure) : [write([node])]
  })
}

/** A picture with its words below it. */
const toFigure = ({ html, title }: ImageTag): string => (title ? `<figure>${html}<figcaption>${escape(title)}</figcaption></figure>` : html)

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An address of a part's own: "Opening hours" is #opening-hours. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part'

/** A part as a component of an MDX page begins it: what it was given as a directive would have it, all of it texts. */
export function beginPart(part: string, props: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== null)
  const said = JSON.stringify(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return `<${TAG} data-part="${part}" data-props="${escape(said)}">`
}

export const END_OF_PART = `</${TAG}>`
