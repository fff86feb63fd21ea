import { canPan, isZoomed, maxZoom, NO_ZOOM, panBy, stepIn, zoomTo, type Bounds, type Point, type Zoom } from './zoom'
import type { GalleryOptions } from '../gallery.options'
import type { Pull } from './pull'
import type { Size } from '../overlay/layout'

export interface Picture {
  readonly element: HTMLElement
  readonly natural: Size
  readonly fitted: Size
}

/** What gestures act on. Asked at each gesture, so it may change between two of them. */
export interface Ground {
  stage(): HTMLElement
  /** The open item's picture, if it is one that can be zoomed. */
  picture(): Picture | undefined
  way(): GalleryOptions['path']
  readonly isRightToLeft: boolean
  canSwipe(): boolean
  canWheel(): boolean
  canMove(distance: 1 | -1): boolean
  move(to: 'next' | 'previous'): void
  /** The items follow the finger, by so many px along the way. */
  drag(by: number): void
  /** Lets go of them. */
  release(): void
  /** Whether a finger can pull the item down, and so close. */
  canPull(): boolean
  readonly pull: Pull
  onPulled(): void
  onZoom(isZoomed: boolean): void
  /** A press beside the item, and when it began. */
  onAside(time: number): void
}

export interface Zoomer {
  isZoomed(): boolean
  scale(): number
  /** Zooms to a scale, about a point of the window. */
  zoomAt(scale: number, at?: Point, isSmooth?: boolean): void
  toggle(at?: Point): void
  pan(by: Point, isSmooth?: boolean): void
  /** Whether there is more of the picture to see that way. */
  canPan(by: Point): boolean
  /** Back to the fitted size: the item has changed. */
  reset(): void
}

/** Zooms and pans the open picture. All of it goes through the CSSOM. */
export function createZoomer(ground: Ground): Zoomer {
  let zoom: Zoom = NO_ZOOM
  let shown: HTMLElement | undefined

  const boundsOf = ({ natural, fitted, element }: Picture): Bounds => {
    const { left, top, width, height } = ground.stage().getBoundingClientRect()
    const away = fromMiddle({ x: left + width / 2, y: top + height / 2 }, element)
    return { fitted, stage: { width, height }, max: maxZoom(natural, fitted), middle: { x: -away.x, y: -away.y } }
  }
  const show = (next: Zoom, element: HTMLElement | undefined, isSmooth = false) => {
    const was = isZoomed(zoom)
    zoom = isZoomed(next) ? next : { ...next, scale: 1 }
    if (shown && shown !== element) shown.style.transform = 'none'
    shown = element
    if (element) {
      element.toggleAttribute('data-smooth', isSmooth)
      element.style.transform = isZoomed(zoom) || zoom.x || zoom.y ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : 'none'
    }
    if (was !== isZoomed(zoom)) ground.onZoom(!was)
  }
  /** px from the middle of the picture's place: where its own middle is before any zoom. */
  const fromMiddle = ({ x, y }: Point, element: HTMLElement): Point => {
    const box = element.getBoundingClientRect()
    return { x: x - (box.left + box.width / 2 - zoom.x), y: y - (box.top + box.height / 2 - zoom.y) }
  }
  const zoomAt: Zoomer['zoomAt'] = (scale, at, isSmooth) => {
    const picture = ground.picture()
    if (!picture) return
    const point = at ? fromMiddle(at, picture.element) : { x: 0, y: 0 }
    show(zoomTo({ zoom, scale, at: point }, boundsOf(picture)), picture.element, isSmooth)
  }

  return {
    isZoomed: () => isZoomed(zoom),
    scale: () => zoom.scale,
    zoomAt,
    toggle: (at) => {
      const picture = ground.picture()
      if (picture) zoomAt(isZoomed(zoom) ? 1 : stepIn(picture.natural, picture.fitted), at, true)
    },
    pan: (by, isSmooth) => {
      const picture = ground.picture()
      if (picture) show(panBy(zoom, by, boundsOf(picture)), picture.element, isSmooth)
    },
    canPan: (by) => {
      const picture = ground.picture()
      return !!picture && canPan(zoom, by, boundsOf(picture))
    },
    reset: () => show(NO_ZOOM, ground.picture()?.element),
  }
}
