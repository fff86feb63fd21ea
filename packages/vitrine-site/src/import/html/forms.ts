import { parseFragment } from 'parse5'
import { watchAddress, type ProviderVideo } from 'vitrine/core/video-address'
import type { PictureHere } from './context'
import { escapeWords, toDestination } from './inline'
import { textIn } from './tree'

/** How the parts that Markdown has no sign for are written. */

/** A group of pictures that open over the page. A caption with links or emphasis in it stands in a figure. */
export function writeGallery(pictures: readonly PictureHere[]): string {
  const items = pictures.map(({ path, alt, caption }) => {
    const image = `![${escapeWords(alt.replaceAll(/\s+/g, ' '))}](${toDestination(path)}`
    if (caption.includes('<')) return `\n<figure>\n\n${image})\n\n<figcaption>${caption}</figcaption>\n</figure>\n`
    return `${image}${caption ? ` "${escapeTitle(textIn(parseFragment(caption)))}"` : ''})`
  })
  return `:::gallery\n${items
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n:::`
}

const escapeTitle = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["\\]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')

/** A picture with words of its own below. */
export const writeFigure = (content: string, caption: string): string =>
  caption ? `<figure>\n\n${content}\n\n<figcaption>${caption}</figcaption>\n</figure>` : content

/** A video of a provider: nothing of it is loaded until the visitor asks. */
export function writeVideo(video: ProviderVideo, title: string): string {
  const isBare = video.list === undefined && !video.start && video.hash === undefined
  const end = video.end === undefined ? '' : ` end=${video.end}`
  return `${videoLabel(title)}{${video.provider}="${isBare ? video.id : watchAddress(video)}"${end}}`
}

/** A video that lies beside the site's other files. */
export const writeVideoFile = (address: string, title: string, poster: string | undefined): string =>
  `${videoLabel(title)}{src="${address}"${poster ? ` poster="${poster}"` : ''}}`

const videoLabel = (title: string): string => `::video[${escapeWords(title.replaceAll(/\s+/g, ' ').trim())}]`

/** Parts side by side, each with Markdown in it. */
export const writeColumns = (columns: readonly string[]): string =>
  `<div class="columns">\n${columns.map((column) => `<div>\n\n${column}\n\n</div>`).join('\n')}\n</div>`

/** A place that an owner has to look at: what stood there cannot be shown here. */
export const writePlace = (kind: string, text: string): string =>
  `<p data-imported="${kind}"><code>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s*\n\s*/g, ' ')}</code></p>`
