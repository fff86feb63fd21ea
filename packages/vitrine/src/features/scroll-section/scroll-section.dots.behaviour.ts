import { decodeHash } from '../../page/services/hash'

/** Marks the dot of the section that holds the window's middle, as the browser tells it. */
export function markDots(group: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): void {
  const dots = [...group.querySelectorAll<HTMLAnchorElement>(':scope > [data-part="dots"] a')]
  if (dots.length === 0) return
  const dotOf = (slide: Element) => dots.find(({ hash }) => slide.id !== '' && decodeHash(hash.slice(1)) === slide.id)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const dot = dotOf(target)
        if (dot) dot.ariaCurrent = isIntersecting ? 'location' : null
      }
    },
    { rootMargin: '-50% 0px -50% 0px' },
  )
  for (const slide of slides) observer.observe(slide)
  signal.addEventListener('abort', () => observer.disconnect())
}
