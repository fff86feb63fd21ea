import type { Items } from '../items/collection'
import type { Conductor } from './controller'
import { showTime, type GalleryOptions } from '../gallery.options'
import { placeIn, type Place } from './layout'
import type { GalleryTexts } from '../gallery.texts'

/** What every part of the overlay knows. Asked when it is needed: the window, the items and the display may have changed. */
export interface Surroundings {
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly conductor: Conductor
  readonly items: Items
  readonly place: Place
  readonly isMobile: boolean
  readonly isFullscreen: boolean
}

/** px: how far the neighbours look in where there are no arrows, and the space between them and the open item. */
export const PEEK = 45
const PEEK_GAP = 12

interface Shape {
  readonly isFullscreen: boolean
  readonly hasStrip: boolean
}

/** Where everything is, for the window as it is now. */
export function measure(
  options: GalleryOptions,
  { isFullscreen, hasStrip }: Shape,
): Pick<Surroundings, 'place' | 'isMobile' | 'isFullscreen'> {
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
export function dress({ style }: HTMLElement, options: GalleryOptions): void {
  style.setProperty('--gallery-opacity', String(options.opacity))
  style.setProperty('--gallery-show', `${showTime(options)}ms`)
  style.setProperty('--gallery-fade', `${options.fadeDuration}ms`)
  style.setProperty('--gallery-loaded', `${options.loadedFadeDuration}ms`)
  style.setProperty('--gallery-pause', `${options.pauseTime}ms`)
  style.setProperty('--gallery-active', String(options.activeOpacity))
  style.setProperty('--peek', `${PEEK}px`)
}

/** Tells it where everything is. */
export function arrange({ style }: HTMLElement, { strip, thumbnail, top, bottom, captioned, side }: Place): void {
  style.setProperty('--strip', `${strip}px`)
  style.setProperty('--thumbnail-width', `${thumbnail.width}px`)
  style.setProperty('--thumbnail-height', `${thumbnail.height}px`)
  style.setProperty('--stage-top', `${top}px`)
  style.setProperty('--stage-bottom', `${bottom}px`)
  style.setProperty('--stage-captioned', `${captioned}px`)
  style.setProperty('--stage-side', `${side}px`)
}
