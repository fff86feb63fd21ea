import { clamp } from '../../../core/range'
import type { Size } from '../overlay/layout'

/** How far a visitor has zoomed into a picture: times its fitted size, and px from the middle. */
export interface Zoom {
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

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

const HERE: Point = { x: 0, y: 0 }

export const isZoomed = ({ scale }: Zoom): boolean => scale > 1.01

/** As far as twice the natural pixels, and in any case far enough to see a difference. */
export const maxZoom = (natural: Size, fitted: Size): number => Math.max(3, (2 * natural.width) / fitted.width)

/** Keeps the picture over the stage: an edge never comes in further than the stage's own. */
export function bound({ scale, x, y }: Zoom, { fitted, stage, max, middle = HERE }: Bounds): Zoom {
  const bounded = clamp(scale, 1, max)
  const within = (at: number, spare: number, off: number) => (spare > 0 ? clamp(at, -spare - off, spare - off) : 0)
  return {
    scale: bounded,
    x: within(x, (fitted.width * bounded - stage.width) / 2, middle.x),
    y: within(y, (fitted.height * bounded - stage.height) / 2, middle.y),
  }
}

/** Zooms so that the point under the finger or pointer (px from the middle) stays where it is. */
export function zoomTo({ zoom, scale, at }: { readonly zoom: Zoom; readonly scale: number; readonly at: Point }, bounds: Bounds): Zoom {
  const target = clamp(scale, 1, bounds.max)
  const ratio = target / zoom.scale
  return bound({ scale: target, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, bounds)
}

export const panBy = (zoom: Zoom, by: Point, bounds: Bounds): Zoom => bound({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds)

/** Whether there is more to see that way. Also of a picture that nobody has zoomed: at its least scale it may be larger than the stage. */
export function canPan(zoom: Zoom, by: Point, bounds: Bounds): boolean {
  const panned = panBy(zoom, by, bounds)
  return Math.abs(by.x) > Math.abs(by.y) ? panned.x !== zoom.x : panned.y !== zoom.y
}

/** What a double tap or the zoom control leads to: the natural size, or twice the fitted one where that is no larger. */
export const stepIn = (natural: Size, fitted: Size): number => Math.max(2, natural.width / fitted.width)
