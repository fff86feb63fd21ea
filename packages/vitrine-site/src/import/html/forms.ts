import type { PictureHere } from './context'
import { escapeWords, toDestination } from './inline'

/** How the parts that Markdown has no sign for are written. */

/** A group of pictures that open over the page. */
export function writeGallery(pictures: readonly PictureHere[]): string {
  const items = pictures.map(({ path, alt, caption }) => {
    const image = `![${escapeWords(alt.replaceAll(/\s+/g, ' '))}](${toDestination(path)})`
    return caption ? `<li><figure>\n\n${image}\n\n<figcaption>${caption}</figcaption></figure></li>` : `<li>\n\n${image}\n\n</li>`
  })
  return `<ul data-feature="gallery">\n${items.join('\n')}\n</ul>`
}

/** A picture with words of its own below. */
export const writeFigure = (content: string, caption: string): string =>
  caption ? `<figure>\n\n${content}\n\n<figcaption>${caption}</figcaption>\n</figure>` : content

/** A provider's video: a link to it, until the visitor asks for more. */
export const writeVideo = (url: string, title: string): string => `[${escapeWords(title || url)}](${toDestination(url)})`

/** Parts side by side, each with Markdown in it. */
export const writeColumns = (columns: readonly string[]): string =>
  `<div class="columns">\n${columns.map((column) => `<div>\n\n${column}\n\n</div>`).join('\n')}\n</div>`

/** A place that an owner has to look at: what stood there cannot be shown here. */
export const writePlace = (kind: string, text: string): string =>
  `<p data-imported="${kind}"><code>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s*\n\s*/g, ' ')}</code></p>`
