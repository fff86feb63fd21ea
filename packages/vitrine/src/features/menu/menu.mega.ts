/** Where a mega menu of a top header stands, along the line: measured from the start edge, so that it serves both directions. */
export interface MegaSpace {
  /** px: where its item begins. */
  readonly item: number
  /** px: where the header's row begins and ends. */
  readonly row: { readonly start: number; readonly end: number }
  /** px: the mega menu's own width. */
  readonly width: number
}

/**
 * Below its item where there is room; else flush with the row's end; wider than the row, centred on it. The style sheet
 * has the same rule for browsers that anchor by themselves.
 */
export function megaStart({ item, row, width }: MegaSpace): number {
  const flush = row.end - width
  const centred = (row.start + row.end - width) / 2
  return Math.min(item, Math.max(flush, Math.min(row.start, centred)))
}
