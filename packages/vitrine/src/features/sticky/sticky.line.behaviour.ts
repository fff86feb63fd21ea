import { stateAtLine } from './sticky.model'

/** Beyond any page's size: the observed region is open to the sides and below. */
const OPEN = '1000000px'

/**
 * Tells an element's state without a scroll handler. Two regions of the window, one that begins 1 px below the line and one
 * 1 px above it: the browser says when the element's top leaves or enters one of them.
 */
export function watchLine(element: HTMLElement, line: number, signal: AbortSignal): void {
  for (const edge of [line + 1, line - 1]) {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) element.dataset.state = stateAtLine(entry.boundingClientRect.top, line)
      },
      { rootMargin: `${-edge}px ${OPEN} ${OPEN} ${OPEN}`, threshold: 1 },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}
