import type { CollectionEntry } from 'astro:content'
import type { ImageMetadata } from 'astro'
import type { GalleryItem } from '../views/gallery-grid'
import { toLarge, toPicture } from './pictures'
import type { Locale } from './locales'
import { readListed, type Listed } from './read'

export type Gallery = Listed<CollectionEntry<'galleries'>>

/** The galleries in the owner's order. */
export async function allGalleries(locale: Locale): Promise<Gallery[]> {
  const galleries = await readListed('galleries', locale)
  return galleries.sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title))
}

/** Shapes that the style sheet knows. */
const SHAPES = { '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1, '5:4': 5 / 4, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 }

/** The nearest of them, so that pictures of one row are of one height. */
export function nearestShape({ width, height }: Pick<ImageMetadata, 'width' | 'height'>): string {
  const distance = ([, ratio]: [string, number]) => Math.abs(Math.log(ratio / (width / height)))
  return Object.entries(SHAPES).sort((a, b) => distance(a) - distance(b))[0]?.[0] ?? '1:1'
}

const SIZES = '(width >= 90rem) 44rem, (width >= 48rem) 48vw, 94vw'

/** A gallery's pictures with their large versions. At the top of a page, the first is on the first screen. */
export const toGalleryItems = ({ data }: Gallery, { isTop = false } = {}): Promise<GalleryItem[]> =>
  Promise.all(
    data.pictures.map(async ({ src, alt, caption, credit }, at) => ({
      picture: await toPicture(src, { alt, sizes: SIZES, isHero: isTop && at === 0 }),
      large: await toLarge(src),
      shape: nearestShape(src),
      caption,
      credit,
    })),
  )
