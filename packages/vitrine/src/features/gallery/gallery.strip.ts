/** Only so many thumbnails are ever in the document, however many items there are. */
export const MOST_THUMBNAILS = 11

/** The first thumbnail to show when the strip is scrolled to `offset` px: those in view, with one to spare before. */
export function firstThumbnail(offset: number, step: number, total: number): number {
  const inView = Math.floor(Math.max(0, offset) / step) - 1
  return Math.max(0, Math.min(inView, total - MOST_THUMBNAILS))
}

/** px: how far to scroll so that the active thumbnail is in the middle. */
export const centred = (index: number, step: number, length: number): number => Math.max(0, index * step + step / 2 - length / 2)
