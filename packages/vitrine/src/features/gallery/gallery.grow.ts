import { prefersReducedMotion } from '../../page/motion'

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

export interface Growth {
  readonly picture: HTMLElement
  readonly place: DOMRect
  /** ms */
  readonly duration: number
  /** Back into its place. */
  readonly isBack?: boolean
}

/**
 * Moves a picture of the overlay out of its place on the page, or back into it. By a transform alone, so that nothing is laid
 * out or painted on the way, and the page's own thread has nothing to do.
 */
export function grow({ picture, place, duration, isBack = false }: Growth): void {
  // Where it is without its zoom: the way leads from how it is seen to a transform that stands for itself.
  const { x, y, width, height } = picture.getBoundingClientRect()
  const zoom = new DOMMatrix(getComputedStyle(picture).transform)
  // As large as covers the place, middle on middle: a thumbnail may be cropped, and nothing is squeezed.
  const scale = Math.max(place.width / width, place.height / height) * zoom.a
  const across = place.x + place.width / 2 - (x + width / 2 - zoom.e)
  const down = place.y + place.height / 2 - (y + height / 2 - zoom.f)
  const stage = picture.closest('[data-part="stage"]')
  stage?.setAttribute('data-growing', '')
  const animation = picture.animate(
    { transform: `translate(${across}px, ${down}px) scale(${scale})`, offset: isBack ? 1 : 0 },
    { duration, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)', fill: isBack ? 'forwards' : 'none' },
  )
  animation.onfinish = () => isBack || stage?.removeAttribute('data-growing')
}
