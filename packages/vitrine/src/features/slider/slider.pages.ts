import type { Direction } from './slider.model'

/** How the slides lie: how many there are, and how many show at once. A page is what shows at once. */
export interface Row {
  readonly count: number
  readonly columns: number
}

export const pageCount = ({ count, columns }: Row): number => Math.ceil(count / columns)

/** The page that a slide is on. */
export const pageOf = (slide: number, row: Row): number => Math.min(Math.floor(slide / row.columns), pageCount(row) - 1)

/** The first slide of a page. The last page is a full one: it begins earlier where the slides do not come out even. */
export const firstOf = (page: number, { count, columns }: Row): number => Math.max(0, Math.min(page * columns, count - columns))

/** The slides of a page, in their order. */
export function slidesOf(page: number, row: Row): number[] {
  const first = firstOf(page, row)
  return Array.from({ length: Math.min(row.columns, row.count) }, (_, slot) => first + slot)
}

/** How many slots the row moves by: a page's worth, or less where the two pages share slides (those only move over). */
export function shiftOf({ from, to, direction }: { from: number; to: number; direction: Direction }, row: Row): number {
  const apart = firstOf(to, row) - firstOf(from, row)
  return Math.abs(apart) >= row.columns ? direction * row.columns : apart
}
