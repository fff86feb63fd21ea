import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { breakLines, openFace, type Face } from './card.letters'

/** A change here makes every preview anew. */
export const DRAWING = 1

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const PHOTO = 460
const PAPER = '#f4f4f2'
const INK = '#17181b'
const ACCENT = '#b8290f'
/** The largest size at which the title fits wins. */
const SIZES = [104, 92, 80, 68, 58]
const LEADING = 1.02

export interface CardOptions {
  readonly title: string
  readonly name: string
  /** The photograph's file. */
  readonly picture?: string
}

let face: Promise<Face> | undefined
const serif = (): Promise<Face> =>
  (face ??= readFile(
    createRequire(import.meta.url).resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
  ).then(openFace))

/** A page's preview for links: its title, the site's sign, and the page's own photograph beside them. */
export async function drawCard({ title, name, picture }: CardOptions): Promise<Buffer> {
  const letters = await serif()
  const width = WIDTH - 2 * MARGIN - (picture ? PHOTO : 0)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <g transform="translate(${MARGIN} ${MARGIN - 8}) scale(2.1)" fill="none" stroke="${INK}" stroke-width="1.5"><path d="M4.5 2.5h15v15h-15zM2.5 21.5h19"/><circle cx="12" cy="13.5" r="4" fill="${ACCENT}" stroke="none"/></g>
    <path transform="translate(${MARGIN + 66} ${MARGIN + 34})" d="${letters.draw(name, 46) ?? ''}" fill="${INK}"/>
    ${drawTitle(title, width, letters)}
  </svg>`
  const card = sharp(Buffer.from(svg))
  if (picture)
    card.composite([
      {
        input: await cropOf(picture),
        left: WIDTH - PHOTO,
        top: 0,
      },
    ])
  return card.jpeg({ quality: 84 }).toBuffer()
}

const crops = new Map<string, Promise<Buffer>>()

/** A photograph that several pages show is cut once. */
function cropOf(picture: string): Promise<Buffer> {
  const known = crops.get(picture) ?? sharp(picture).resize(PHOTO, HEIGHT, { fit: 'cover', position: 'attention' }).toBuffer()
  crops.set(picture, known)
  return known
}

/** The title stands on the lower margin. In a script that the face lacks it is left out: the link's own text says it. */
function drawTitle(title: string, width: number, letters: Face): string {
  for (const size of SIZES) {
    const lines = breakLines(title, width, (words) => letters.measure(words, size))
    const isLast = size === SIZES.at(-1)
    if (!isLast && (lines.length * size * LEADING > 360 || lines.some((line) => letters.measure(line, size) > width))) continue
    const base = HEIGHT - MARGIN - (lines.length - 1) * size * LEADING
    return lines
      .map(
        (line, at) =>
          `<path transform="translate(${MARGIN} ${base + at * size * LEADING})" d="${letters.draw(line, size) ?? ''}" fill="${INK}"/>`,
      )
      .join('')
  }
  return ''
}
