import { prefersReducedMotion } from '../../page/motion'

/** The name that ties the picture on the page to the one in the overlay while one grows out of the other. */
const NAME = 'vitrine-gallery'

export interface Growth {
  readonly from: HTMLElement
  readonly to: () => HTMLElement | null | undefined
  /** Changes the page from the one to the other, at once. */
  readonly update: () => void
  /** ms */
  readonly duration: number
}

/** Whether something can grow out of, or shrink into, this place: not with reduced motion, in a hidden tab, or out of view. */
export const canGrow = (place: HTMLElement | null | undefined): place is HTMLElement =>
  !!place && 'startViewTransition' in document && !document.hidden && !prefersReducedMotion() && isInView(place)

/** Changes the page by a view transition, so that a picture grows out of its thumbnail and shrinks back into it. */
export function grow({ from, to, update, duration }: Growth): void {
  const root = document.documentElement
  const start = from.getBoundingClientRect()
  root.setAttribute('data-gallery-growing', '')
  from.style.viewTransitionName = NAME
  let target: HTMLElement | null | undefined
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    update()
    target = to()
    if (target && isInView(target)) target.style.viewTransitionName = NAME
  })
  const clear = () => {
    if (target) target.style.viewTransitionName = ''
    root.removeAttribute('data-gallery-growing')
  }
  const move = () => {
    if (!target) return
    const end = target.getBoundingClientRect()
    // As large as covers the place it comes from, middle on middle: a thumbnail may be cropped, and nothing is squeezed.
    const scale = Math.max(start.width / end.width, start.height / end.height)
    const at = { x: start.x + (start.width - end.width * scale) / 2, y: start.y + (start.height - end.height * scale) / 2 }
    root.animate(
      { transform: [`translate(${at.x}px, ${at.y}px) scale(${scale})`, `translate(${end.x}px, ${end.y}px)`] },
      { duration, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)', fill: 'backwards', pseudoElement: `::view-transition-group(${NAME})` },
    )
  }
  // Skipped (another one began, the tab was hidden): the page has changed all the same.
  transition.ready.then(move, () => {})
  transition.finished.then(clear, clear)
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
