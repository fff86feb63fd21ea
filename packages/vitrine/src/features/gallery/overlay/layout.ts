import { clamp } from '../../../core/range'
import type { FullViewPort } from '../items/item'
import { showTime, type GalleryOptions } from '../gallery.options'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What decides where things are. */
export interface Conditions {
  readonly window: Size
  readonly path: GalleryOptions['path']
  readonly isMobile: boolean
  readonly isFullscreen: boolean
  readonly hasStrip: boolean
  /** px: a thumbnail's size. */
  readonly thumbnail: Size
  /** px: by how much the neighbours peek in at each end of the way. */
  readonly peek: number
}

/** px: where things are. */
export interface Place {
  readonly way: GalleryOptions['path']
  readonly thumbnail: Size
  /** What the strip takes of the window: at the side or below, as the way goes. */
  readonly strip: number
  /** The window without the strip. */
  readonly stage: Size
  /** What the stage keeps free above an item, below it, below it if it has a caption, and at each side. */
  readonly top: number
  readonly bottom: number
  readonly captioned: number
  readonly side: number
}

/** px: the toolbar's height. */
const TOOLBAR = 56
/** px: the room for a title and a caption. */
const CAPTION = 76
/** px: the space around the thumbnails, and between them. */
const STRIP_PADDING = 12
export const THUMBNAIL_GAP = 8

export function placeIn({ window, path, isMobile, isFullscreen, hasStrip, thumbnail: full, peek }: Conditions): Place {
  // A phone's strip is below, whatever the path, and half the size: a column beside the picture would leave no picture.
  const way = isMobile ? 'horizontal' : path
  const thumbnail = isMobile ? { width: Math.round(full.width / 2), height: Math.round(full.height / 2) } : full
  if (isFullscreen) return { way, thumbnail, strip: 0, stage: window, top: 0, bottom: 0, captioned: 0, side: 0 }
  const strip = hasStrip ? (way === 'vertical' ? thumbnail.width : thumbnail.height) + 2 * STRIP_PADDING : 0
  // A tenth of the width stays free, at least 30 px: the arrows stand there. A phone has no width to spare.
  const side = Math.max(isMobile ? 0 : Math.max(window.width * 0.1, 30) / 2, way === 'horizontal' ? peek : 0)
  const end = way === 'vertical' ? peek : 0
  return {
    way,
    thumbnail,
    strip,
    stage: { width: window.width - (way === 'vertical' ? strip : 0), height: window.height - (way === 'horizontal' ? strip : 0) },
    top: Math.max(TOOLBAR, end),
    bottom: Math.max(isMobile ? STRIP_PADDING : TOOLBAR / 2, end),
    captioned: Math.max(CAPTION, end),
    side,
  }
}

/** px: what an item may take. */
export const areaIn = ({ stage, top, bottom, captioned, side }: Place, isCaptioned: boolean): Size => ({
  width: Math.max(1, stage.width - 2 * side),
  height: Math.max(1, stage.height - top - (isCaptioned ? captioned : bottom)),
})

interface Limits {
  readonly minScale: number
  readonly maxScale: number
}

/** Times the natural size: as large as fits, within the limits. */
export const scaleFor = (natural: Size, area: Size, { minScale, maxScale }: Limits): number =>
  clamp(Math.min(area.width / natural.width, area.height / natural.height), minScale, Math.max(minScale, maxScale))

/** The size to show an item at. An item may ask for the whole area: fitted in, filling it, or stretched over it. */
export function sizeIn(natural: Size, area: Size, { fullViewPort, ...limits }: Limits & { readonly fullViewPort?: FullViewPort }): Size {
  if (fullViewPort === 'stretch') return area
  const across = area.width / natural.width
  const down = area.height / natural.height
  const scale =
    fullViewPort === 'fill' ? Math.max(across, down) : fullViewPort === 'fit' ? Math.min(across, down) : scaleFor(natural, area, limits)
  return { width: natural.width * scale, height: natural.height * scale }
}

/** Where everything is, for the window as it is now. */
export interface Layout {
  readonly place: Place
  readonly isMobile: boolean
  readonly isFullscreen: boolean
}

/** px: how far the neighbours look in where there are no arrows, and the space between them and the open item. */
export const PEEK = 45
const PEEK_GAP = 12

export interface Shape {
  readonly isFullscreen: boolean
  readonly hasStrip: boolean
}

export function measure(options: GalleryOptions, { isFullscreen, hasStrip }: Shape): Layout {
  const isMobile = window.innerWidth <= options.mobileWidth
  const place = placeIn({
    window: { width: window.innerWidth, height: window.innerHeight },
    isMobile,
    isFullscreen,
    hasStrip,
    path: options.path,
    thumbnail: { width: options.thumbnailWidth, height: options.thumbnailHeight },
    peek: options.hasArrows || !hasStrip ? 0 : PEEK + PEEK_GAP,
  })
  return { place, isMobile, isFullscreen }
}

/** Tells the style sheet what the options say. Through the CSSOM: a policy may forbid style attributes. */
export const writeOptions = ({ style }: HTMLElement, options: GalleryOptions): void =>
  setProperties(style, {
    '--gallery-opacity': options.opacity,
    '--gallery-show': `${showTime(options)}ms`,
    '--gallery-fade': `${options.fadeDuration}ms`,
    '--gallery-loaded': `${options.loadedFadeDuration}ms`,
    '--gallery-pause': `${options.pauseTime}ms`,
    '--gallery-active': options.activeOpacity,
    '--peek': `${PEEK}px`,
  })

/** Tells it where everything is. */
export const writePlace = ({ style }: HTMLElement, { strip, thumbnail, top, bottom, captioned, side }: Place): void =>
  setProperties(style, {
    '--strip': `${strip}px`,
    '--thumbnail-width': `${thumbnail.width}px`,
    '--thumbnail-height': `${thumbnail.height}px`,
    '--stage-top': `${top}px`,
    '--stage-bottom': `${bottom}px`,
    '--stage-captioned': `${captioned}px`,
    '--stage-side': `${side}px`,
  })

function setProperties(style: CSSStyleDeclaration, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value))
}
