import { clamp } from '../../../core/range'
import type { Picture } from '../media/kind'
import type { Size } from '../overlay/layout'
import type { Surface } from './surface'

/** How far a visitor has zoomed into a picture: times its fitted size, and px from the middle. */
export interface Position {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Bounds {
  /** The picture at its fitted size. */
  readonly fitted: Size
  /** What it may fill when zoomed. */
  readonly stage: Size
  readonly max: number
  /** px from the stage's middle to the middle of the picture's place: what is above it and below it may differ. */
  readonly middle?: Point
}

export const NO_ZOOM: Position = { scale: 1, x: 0, y: 0 }

const HERE: Point = { x: 0, y: 0 }

export const isZoomed = ({ scale }: Position): boolean => scale > 1.01

/** As far as twice the natural pixels, and in any case far enough to see a difference. */
export const maxZoom = (natural: Size, fitted: Size): number => Math.max(3, (2 * natural.width) / fitted.width)

/** Keeps the picture over the stage: an edge never comes in further than the stage's own. */
export function bound({ scale, x, y }: Position, { fitted, stage, max, middle = HERE }: Bounds): Position {
  const bounded = clamp(scale, 1, max)
  const within = (at: number, spare: number, off: number) => (spare > 0 ? clamp(at, -spare - off, spare - off) : 0)
  return {
    scale: bounded,
    x: within(x, (fitted.width * bounded - stage.width) / 2, middle.x),
    y: within(y, (fitted.height * bounded - stage.height) / 2, middle.y),
  }
}

/** Zooms so that the point under the finger or pointer (px from the middle) stays where it is. */
export function zoomTo(
  { zoom, scale, at }: { readonly zoom: Position; readonly scale: number; readonly at: Point },
  bounds: Bounds,
): Position {
  const target = clamp(scale, 1, bounds.max)
  const ratio = target / zoom.scale
  return bound({ scale: target, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, bounds)
}

export const panBy = (zoom: Position, by: Point, bounds: Bounds): Position => bound({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds)

/** Whether there is more to see that way. Also of a picture that nobody has zoomed: at its least scale it may be larger than the stage. */
export function canPan(zoom: Position, by: Point, bounds: Bounds): boolean {
  const panned = panBy(zoom, by, bounds)
  return Math.abs(by.x) > Math.abs(by.y) ? panned.x !== zoom.x : panned.y !== zoom.y
}

/** What a double tap or the zoom control leads to: the natural size, or twice the fitted one where that is no larger. */
export const stepIn = (natural: Size, fitted: Size): number => Math.max(2, natural.width / fitted.width)

/** Zooms and pans the open picture. */
export interface Zoom {
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

/** All of it goes through the CSSOM. */
export function createZoom(surface: Surface, onZoom: (isZoomed: boolean) => void): Zoom {
  let zoom: Position = NO_ZOOM
  let shown: HTMLElement | undefined

  const boundsOf = ({ natural, fitted, element }: Picture): Bounds => {
    const { left, top, width, height } = surface.stage.getBoundingClientRect()
    const away = fromMiddle({ x: left + width / 2, y: top + height / 2 }, element)
    return { fitted, stage: { width, height }, max: maxZoom(natural, fitted), middle: { x: -away.x, y: -away.y } }
  }
  const show = (next: Position, element: HTMLElement | undefined, isSmooth = false) => {
    const was = isZoomed(zoom)
    zoom = isZoomed(next) ? next : { ...next, scale: 1 }
    if (shown && shown !== element) {
      shown.style.transform = 'none'
      shown.removeAttribute('data-smooth')
    }
    shown = element
    if (element) {
      element.toggleAttribute('data-smooth', isSmooth)
      element.style.transform = isZoomed(zoom) || zoom.x || zoom.y ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : 'none'
    }
    if (was !== isZoomed(zoom)) onZoom(!was)
  }
  /** px from the middle of the picture's place: where its own middle is before any zoom. */
  const fromMiddle = ({ x, y }: Point, element: HTMLElement): Point => {
    const box = element.getBoundingClientRect()
    return { x: x - (box.left + box.width / 2 - zoom.x), y: y - (box.top + box.height / 2 - zoom.y) }
  }
  const zoomAt: Zoom['zoomAt'] = (scale, at, isSmooth) => {
    const picture = surface.picture()
    if (!picture) return
    const point = at ? fromMiddle(at, picture.element) : { x: 0, y: 0 }
    show(zoomTo({ zoom, scale, at: point }, boundsOf(picture)), picture.element, isSmooth)
  }

  return {
    isZoomed: () => isZoomed(zoom),
    scale: () => zoom.scale,
    zoomAt,
    toggle: (at) => {
      const picture = surface.picture()
      if (picture) zoomAt(isZoomed(zoom) ? 1 : stepIn(picture.natural, picture.fitted), at, true)
    },
    pan: (by, isSmooth) => {
      const picture = surface.picture()
      if (picture) show(panBy(zoom, by, boundsOf(picture)), picture.element, isSmooth)
    },
    canPan: (by) => {
      const picture = surface.picture()
      return !!picture && canPan(zoom, by, boundsOf(picture))
    },
    reset: () => show(NO_ZOOM, undefined),
  }
}
