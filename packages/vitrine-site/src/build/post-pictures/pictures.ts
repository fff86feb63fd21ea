import MagicString from 'magic-string'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A paragraph that begins with a picture: without one there is nothing to do, and a page need not be parsed. */
const BEGINS_WITH_PICTURE = /<p\b(?:[^>"']|"[^"]*"|'[^']*')*>\s*<(?:img|picture)\b/i

/**
 * Makes each picture that stands alone in a paragraph of a post, as Markdown makes it, a link to its file, so that it opens in the
 * gallery, and without scripts by itself. Everything else stays byte for byte.
 */
export function linkPictures(html: string): string {
  if (!/data-post|data-feature="gallery"/.test(html) || !BEGINS_WITH_PICTURE.test(html)) return html
  const result = new MagicString(html)
  for (const { picture, address } of findPictures(parse(html, { sourceCodeLocationInfo: true }))) {
    const { startOffset, endOffset } = picture.sourceCodeLocation!
    result
      .appendRight(startOffset, `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`)
      .appendLeft(endOffset, '</a>')
  }
  return result.toString()
}

interface Found {
  readonly picture: Tree.Element
  readonly address: string
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
const attributeOf = ({ attrs }: Tree.Element, name: string) => attrs.find((given) => given.name === name)?.value

/** What a link makes, and what a view will render again by itself, is left alone. */
const CLOSED = new Set(['a', 'astro-island', 'button'])

function* findPictures(root: Tree.ParentNode, isInPost = false): Generator<Found> {
  for (const child of root.childNodes.filter(isElement)) {
    if (CLOSED.has(child.tagName)) continue
    const found = isInPost && child.tagName === 'p' ? readAlone(child) : undefined
    if (found) yield found
    else
      yield* findPictures(
        child,
        isInPost || attributeOf(child, 'data-post') !== undefined || attributeOf(child, 'data-feature') === 'gallery',
      )
  }
}

/** The picture of a paragraph that holds nothing else. */
function readAlone({ childNodes }: Tree.Element): Found | undefined {
  const [picture, ...others] = childNodes.filter((node) => node.nodeName !== '#text' || (node as Tree.TextNode).value.trim() !== '')
  if (!picture || others.length > 0 || !isElement(picture) || !picture.sourceCodeLocation) return undefined
  const image =
    picture.tagName === 'picture'
      ? picture.childNodes.filter(isElement).find(({ tagName }) => tagName === 'img')
      : picture.tagName === 'img'
        ? picture
        : undefined
  const address = image && attributeOf(image, 'src')
  return address ? { picture, address } : undefined
}
