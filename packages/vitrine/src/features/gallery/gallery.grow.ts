import { prefersReducedMotion } from '../../page/motion'
import type { Glide } from './gallery.motion'

/**
 * The place on the page that a picture can grow out of, or shrink into: none with reduced motion, in a hidden tab, or out of
 * view.
 */
export function placeOnPage(element: HTMLElement | undefined): DOMRect | undefined {
  if (!element || document.hidden || prefersReducedMotion()) return undefined
  const place = element.getBoundingClientRect()
  const { top, bottom, left, right, width } = place
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth ? place : undefined
}

const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

/** A picture of the overlay grows out of its place on the page. By a transform alone: nothing is laid out or painted on the way. */
export const growFrom = (place: DOMRect, picture: HTMLElement): Glide => ({
  element: picture,
  property: 'transform',
  from: over(place, picture),
  to: 'none',
  easing: EASING,
})

/** And back into it, from where it is seen; there it stays. Returns what begins it: until then, whatever moves it now may end. */
export function shrinkInto(place: DOMRect, picture: HTMLElement, duration: number): () => void {
  const transform = [getComputedStyle(picture).transform, over(place, picture)]
  return () => void picture.animate({ transform }, { duration, easing: EASING, fill: 'forwards' })
}

/** The transform that lays a picture over a place: as large as covers it, middle on middle. A thumbnail may be cropped; nothing is squeezed. */
function over(place: DOMRect, picture: HTMLElement): string {
  // Where it is without its zoom: the transform stands for itself.
  const { x, y, width, height } = picture.getBoundingClientRect()
  const zoom = new DOMMatrix(getComputedStyle(picture).transform)
  const scale = Math.max(place.width / width, place.height / height) * zoom.a
  const across = place.x + place.width / 2 - (x + width / 2 - zoom.e)
  const down = place.y + place.height / 2 - (y + height / 2 - zoom.f)
  return `translate(${across}px, ${down}px) scale(${scale})`
}
