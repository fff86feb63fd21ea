import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Logo } from '../context/logo'
import { fillColours } from '../theme/icon'
import type { Scheme } from '../theme/theme'
import { breakLines, openFace, type Face } from './card.letters'

/** A change here makes every preview anew. */
export const DRAWING = 2

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const PHOTO = 460
/** The height of the sign. */
const SIGN = 50
/** The largest size at which the title fits wins. */
const SIZES = [104, 92, 80, 68, 58]
const LEADING = 1.02

/** What a preview takes from the theme. */
export interface CardStyle {
  readonly theme: Scheme
  /** The file of the typeface that titles are set in. */
  readonly font: string
  readonly logo?: Logo | undefined
}

export interface CardOptions extends CardStyle {
  readonly title: string
  readonly name: string
  /** The photograph's file. */
  readonly picture?: string
}

const faces = new Map<string, Promise<Face>>()
function faceOf(file: string): Promise<Face> {
  const known = faces.get(file) ?? readFile(file).then(openFace)
  faces.set(file, known)
  return known
}

/** A page's preview for links: its title, the site's sign, and the page's own photograph beside them. */
export async function drawCard({ title, name, picture, theme, font, logo }: CardOptions): Promise<Buffer> {
  const letters = await faceOf(font)
  const { paper, ink, accent } = theme
  const width = WIDTH - 2 * MARGIN - (picture ? PHOTO : 0)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <style>svg{color:${ink}}[data-part=object]{fill:${accent}}</style>
    ${logo ? drawLogo(logo, theme) : ''}
    <path transform="translate(${MARGIN + (logo ? SIGN * logo.ratio + 16 : 0)} ${MARGIN + 34})" d="${letters.draw(name, 46) ?? ''}" fill="${ink}"/>
    ${drawTitle(title, width, { letters, ink })}
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

/** The sign beside the name. */
function drawLogo({ viewBox, ratio, shapes }: Logo, scheme: Scheme): string {
  return `<svg x="${MARGIN}" y="${MARGIN - 8}" width="${SIGN * ratio}" height="${SIGN}" viewBox="${viewBox}">${fillColours(shapes, scheme)}</svg>`
}

const crops = new Map<string, Promise<Buffer>>()

/** A photograph that several pages show is cut once. */
function cropOf(picture: string): Promise<Buffer> {
  const known = crops.get(picture) ?? sharp(picture).resize(PHOTO, HEIGHT, { fit: 'cover', position: 'attention' }).toBuffer()
  crops.set(picture, known)
  return known
}

/** The title stands on the lower margin. In a script that the face lacks it is left out: the link's own text says it. */
function drawTitle(title: string, width: number, { letters, ink }: { readonly letters: Face; readonly ink: string }): string {
  for (const size of SIZES) {
    const lines = breakLines(title, width, (words) => letters.measure(words, size))
    const isLast = size === SIZES.at(-1)
    if (!isLast && (lines.length * size * LEADING > 360 || lines.some((line) => letters.measure(line, size) > width))) continue
    const base = HEIGHT - MARGIN - (lines.length - 1) * size * LEADING
    return lines
      .map(
        (line, at) =>
          `<path transform="translate(${MARGIN} ${base + at * size * LEADING})" d="${letters.draw(line, size) ?? ''}" fill="${ink}"/>`,
      )
      .join('')
  }
  return ''
}
