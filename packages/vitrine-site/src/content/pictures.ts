import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { pictureWidths } from './picture-widths'
import type { PictureData } from '../views/picture'
import { keepOnce } from './once'
import type { Focus } from './schemas'

interface Options {
  readonly alt: string
  /** How wide it stands, for the browser's choice of file. */
  readonly sizes?: string
  /** On the first screen: fetched at once, before other pictures. */
  readonly isFirst?: boolean
  /** Also as AVIF: a third smaller, but slow to encode. For the few pictures that a visitor waits for. */
  readonly isHero?: boolean
  readonly focus?: Focus | undefined
}

const FULL = '(width >= 90rem) 88rem, 94vw'

/** A picture in the same few widths everywhere, so that a photograph used on five pages is encoded once; crops are made by CSS. */
export const toPicture = (src: ImageMetadata, options: Options): Promise<PictureData> =>
  keepOnce(`picture ${JSON.stringify([src.src, options])}`, () => makePicture(src, options))

async function makePicture(
  src: ImageMetadata,
  { alt, sizes = FULL, isFirst = false, isHero = false, focus }: Options,
): Promise<PictureData> {
  const narrower = pictureWidths.filter((width) => width < src.width)
  const widths = narrower.length < pictureWidths.length ? [...narrower, src.width] : narrower
  const make = (format: 'avif' | 'webp') =>
    getImage({ src, widths, width: Math.min(src.width, 1600), format, ...(isHero ? { quality: 45 } : {}) })
  const formats = isHero ? (['avif', 'webp'] as const) : (['webp'] as const)
  const made = await Promise.all(formats.map(make))
  const last = made.at(-1)!
  const { width, height } = last.attributes as { width: number; height: number }
  return {
    src: last.src,
    srcSet: last.srcSet.attribute,
    sizes,
    width,
    height,
    alt,
    sources: made.map(({ srcSet }, at) => ({ type: `image/${formats[at]}`, srcSet: srcSet.attribute })),
    isFirst: isFirst || isHero,
    focus,
  }
}

/** px: the width of a picture that fills a window. */
const LARGE = 2000

export interface LargePicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** The large version that a picture links to. */
export async function toLarge(src: ImageMetadata): Promise<LargePicture> {
  const { src: address, attributes } = await getImage({ src, width: Math.min(LARGE, src.width), format: 'webp' })
  return { src: address, width: attributes.width as number, height: attributes.height as number }
}
