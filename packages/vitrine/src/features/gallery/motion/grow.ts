import { prefersReducedMotion } from '../../../page/services/motion'
import type { Glide } from './glide'

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
/** What the browser draws of the picture while the view transition is on. The style sheet gives the picture this name. */
const GROUP = '::view-transition-group(vitrine-picture)'
/** On the page's root meanwhile: nothing else takes part in the transition. */
const ALONE = 'data-gallery-growing'

export interface Growth {
  /** The transform that the picture is seen at, while it grows. */
  seen(): string | undefined
  end(): void
}

interface Growing {
  readonly place: DOMRect
  /** Puts the overlay on the page, and says where its picture is then, if it can grow. */
  put(): HTMLElement | undefined
  /** Everything is there: it can come into view, the picture by this way. */
  begin(way: readonly Glide[]): void
}

/**
 * The overlay comes by a view transition: its picture grows out of its place on the page, above everything. The picture alone takes
 * part, and moves by a transform: nothing is laid out or painted on the way.
 */
export function growFrom({ place, put, begin }: Growing): Growth {
  const root = document.documentElement
  let start = ''
  let middle = new DOMMatrix()
  let isOver = false

  const style = () => getComputedStyle(root, GROUP)
  /** Where the browser draws it; nowhere before and after. */
  const drawn = (): DOMMatrix | undefined => {
    const { transform } = style()
    return transform && transform !== 'none' ? new DOMMatrix(transform) : undefined
  }
  const release = () => {
    if (!isOver) root.removeAttribute(ALONE)
    isOver = true
  }

  root.setAttribute(ALONE, '')
  const transition = document.startViewTransition(() => {
    const picture = put()
    if (picture) start = over(place, picture)
  })
  transition.ready.then(
    () => {
      const at = drawn()
      if (!at) return begin([])
      // Its own size there: the picture may have got another one since.
      const { width, height } = style()
      middle = at.translate(Number.parseFloat(width) / 2, Number.parseFloat(height) / 2)
      const to = `translate(${middle.e}px, ${middle.f}px)`
      begin([{ element: root, pseudoElement: GROUP, property: 'transform', from: `${to} ${start}`, to, easing: EASING }])
    },
    // The browser has left it out (another one has begun, say): the overlay is there all the same.
    () => begin([]),
  )
  // Another transition of the page may end it: that one is none of ours.
  transition.finished.then(release, release)
  return {
    seen: () => {
      const at = drawn()
      return at && String(new DOMMatrix().translate(-middle.e, -middle.f).multiply(at))
    },
    end: () => {
      transition.skipTransition()
      release()
    },
  }
}

/** And back into it, from where it is seen; there it stays. Returns what begins it: until then, whatever moves it now may end. */
export function shrinkInto(place: DOMRect, picture: HTMLElement, { duration, from }: { duration: number; from?: string }): () => void {
  const transform = [from ?? getComputedStyle(picture).transform, over(place, picture)]
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
