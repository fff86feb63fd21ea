import { clamp } from '../../core/range'
import type { GalleryOptions } from './gallery.options'

export interface Size {
  readonly width: number
  readonly height: number
}

/** px of the window that the overlay's own parts take at each side. */
export interface Insets {
  readonly top: number
  readonly bottom: number
  readonly start: number
  readonly end: number
}

export interface Layout {
  readonly window: Size
  readonly path: GalleryOptions['path']
  readonly isMobile: boolean
  readonly isFullscreen: boolean
  readonly hasStrip: boolean
  /** px: the height of a title and caption under the item. */
  readonly caption: number
  /** px: a thumbnail's size. */
  readonly thumbnail: Size
  /** px: by how much the neighbours peek in at each end of the way. */
  readonly peek: number
}

/** px: the toolbar's height. */
export const TOOLBAR = 56
/** px: the space around the thumbnails. */
export const STRIP_PADDING = 12

/** A phone's strip is below, whatever the path, and half the size: a column beside the picture would leave no picture. */
export const thumbnailSize = ({ isMobile, thumbnail }: Pick<Layout, 'isMobile' | 'thumbnail'>): Size =>
  isMobile ? { width: Math.round(thumbnail.width / 2), height: Math.round(thumbnail.height / 2) } : thumbnail

export const travels = ({ path, isMobile }: Pick<Layout, 'path' | 'isMobile'>): GalleryOptions['path'] => (isMobile ? 'horizontal' : path)

export function insetsFor(layout: Layout): Insets {
  const { window, isMobile, isFullscreen, hasStrip, caption, peek } = layout
  if (isFullscreen) return { top: 0, bottom: 0, start: 0, end: 0 }
  const way = travels(layout)
  const thumbnail = thumbnailSize(layout)
  const strip = hasStrip ? (way === 'vertical' ? thumbnail.width : thumbnail.height) + 2 * STRIP_PADDING : 0
  // A tenth of the width stays free, at least 30 px: the arrows stand there. A phone has no width to spare.
  const sides = isMobile ? 0 : Math.max(window.width * 0.1, 30) / 2
  const alongSides = way === 'horizontal' ? Math.max(sides, peek) : sides
  const alongEnds = way === 'vertical' ? peek : 0
  return {
    top: Math.max(TOOLBAR, alongEnds),
    bottom: Math.max(caption || (isMobile ? 0 : STRIP_PADDING * 2), alongEnds) + (way === 'horizontal' ? strip : 0),
    start: alongSides,
    end: alongSides + (way === 'vertical' ? strip : 0),
  }
}

export const areaIn = (window: Size, { top, bottom, start, end }: Insets): Size => ({
  width: Math.max(1, window.width - start - end),
  height: Math.max(1, window.height - top - bottom),
})

interface Limits {
  readonly minScale: number
  readonly maxScale: number
}

/** Times the natural size: as large as fits, within the limits. */
export const scaleFor = (natural: Size, area: Size, { minScale, maxScale }: Limits): number =>
  clamp(Math.min(area.width / natural.width, area.height / natural.height), minScale, Math.max(minScale, maxScale))

export type FullViewPort = 'fill' | 'fit' | 'stretch'

/** The size to show an item at. An item may ask for the whole area: fitted in, filling it, or stretched over it. */
export function sizeIn(natural: Size, area: Size, { fullViewPort, ...limits }: Limits & { readonly fullViewPort?: FullViewPort }): Size {
  if (fullViewPort === 'stretch') return area
  const across = area.width / natural.width
  const down = area.height / natural.height
  const scale =
    fullViewPort === 'fill' ? Math.max(across, down) : fullViewPort === 'fit' ? Math.min(across, down) : scaleFor(natural, area, limits)
  return { width: natural.width * scale, height: natural.height * scale }
}
