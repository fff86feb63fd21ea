/** Only so many thumbnails are ever in the document, however many items there are. */
export const MOST_THUMBNAILS = 11
/** How many are in view at most. */
const IN_VIEW = 9

/** The first thumbnail to show when the strip is scrolled to `offset` px: those in view, with one to spare before. */
export function firstThumbnail(offset: number, step: number, total: number): number {
  const inView = Math.floor(Math.max(0, offset) / step) - 1
  return Math.max(0, Math.min(inView, total - MOST_THUMBNAILS))
}

interface Strip {
  readonly total: number
  /** px: from one thumbnail to the next. */
  readonly step: number
  /** px: what the window has for the strip. */
  readonly room: number
}

/** px: how far to scroll so that the active thumbnail is in the middle, or as near to it as the ends allow. */
export function centred(index: number, { total, step, room }: Strip): number {
  const length = Math.min(IN_VIEW * step, room)
  return Math.max(0, Math.min(index * step + step / 2 - length / 2, total * step - length))
}
