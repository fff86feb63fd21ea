/** Only so many thumbnails are ever in the document, however many items there are. */
export const MOST_THUMBNAILS = 11
/** How many are in view at most. */
const IN_VIEW = 9

interface Strip {
  readonly total: number
  /** px: from one thumbnail to the next. */
  readonly step: number
  /** px: what the window has for the strip. */
  readonly room: number
}

/** The first thumbnail in view and the last, where the strip is scrolled to `offset` px. */
export function inView(offset: number, { total, step, room }: Strip): readonly [first: number, last: number] {
  const first = Math.max(0, Math.floor(offset / step))
  const last = Math.ceil((offset + Math.min(IN_VIEW * step, room)) / step) - 1
  return [Math.min(first, total - 1), Math.min(last, total - 1)]
}

/** The first of the thumbnails to have in the document, so that those in view are there: with one to spare before them. */
export const firstThumbnail = (offset: number, strip: Strip): number =>
  Math.max(0, Math.min(inView(offset, strip)[0] - 1, strip.total - MOST_THUMBNAILS))

/** px: how far to scroll so that the active thumbnail is in the middle, or as near to it as the ends allow. */
export function centred(index: number, { total, step, room }: Strip): number {
  const length = Math.min(IN_VIEW * step, room)
  return Math.max(0, Math.min(index * step + step / 2 - length / 2, total * step - length))
}
