import { decodeHash } from '../../page/services/hash'

/** Hears which section holds the window's middle, as the browser tells it. */
export function watchMiddle(
  slides: readonly HTMLElement[],
  tell: (slide: HTMLElement, isInMiddle: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tell(target as HTMLElement, isIntersecting)
    },
    { rootMargin: '-50% 0px -50% 0px' },
  )
  for (const slide of slides) observer.observe(slide)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The result marks a section's dot, or no longer. */
export function createDots(group: HTMLElement, signal: AbortSignal): (slide: HTMLElement, isInMiddle: boolean) => void {
  const dots = [...group.querySelectorAll<HTMLAnchorElement>(':scope > [data-part="dots"] a')]
  signal.addEventListener('abort', () => dots.forEach((dot) => (dot.ariaCurrent = null)))
  return ({ id }, isInMiddle) => {
    const dot = dots.find(({ hash }) => id !== '' && decodeHash(hash.slice(1)) === id)
    if (dot) dot.ariaCurrent = isInMiddle ? 'location' : null
  }
}
