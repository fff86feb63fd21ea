import type { PanelOptions } from '../panel.options'

interface ScrollStep {
  /** px; undefined before the first scroll event. */
  readonly before: number | undefined
  /** px */
  readonly now: number
  /** px: the whole height of the page as it was at load. */
  readonly pageHeight: number
}

/** Whether this scroll event opens the panel. The first one never does: it has nothing to be compared with. */
export function scrollFires(options: PanelOptions, { before, now, pageHeight }: ScrollStep): boolean {
  if (before === undefined) return false
  if (options.scroll_direction === 'up') return now < before
  return now > before && now >= readPosition(options.scroll_position, pageHeight)
}

/** px: `300`, `300px`, or `50%` of the page's height. Empty: 0. */
export function readPosition(position: string, pageHeight: number): number {
  const amount = Number.parseFloat(position) || 0
  return position.trim().endsWith('%') ? (amount / 100) * pageHeight : amount
}

/** Watches for scrolling: in a direction, to a place, or to an element. */
export function watchScroll(options: PanelOptions, fire: () => void, signal: AbortSignal): void {
  if (options.scroll_direction === 'down' && options.scroll_to === 'element') {
    const element = document.querySelector(options.scroll_element)
    if (!element) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && fire())
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
    return
  }
  const pageHeight = document.documentElement.scrollHeight
  // Who is not at the top any more has scrolled already: that was the first activity.
  let before = window.scrollY || undefined
  const listener = () => {
    const now = window.scrollY
    if (scrollFires(options, { before, now, pageHeight })) fire()
    before = now
  }
  window.addEventListener('scroll', listener, { signal, passive: true })
}
