import { stateAtLine } from './sticky.model'

/** Beyond any page's size: the observed region is open to the sides and below. */
const OPEN = '1000000px'

/** The two observers of each line, shared by all elements that stick there. */
const observers = new Map<number, readonly IntersectionObserver[]>()

/**
 * Tells an element's state without a scroll handler. Two regions of the window, one that begins 1 px below the line and one
 * 1 px above it: the browser says when the element's top leaves or enters one of them.
 */
export function watchLine(element: HTMLElement, line: number, signal: AbortSignal): void {
  const both = observers.get(line) ?? [line + 1, line - 1].map((edge) => createObserver(line, edge))
  observers.set(line, both)
  for (const observer of both) {
    observer.observe(element)
    signal.addEventListener('abort', () => observer.unobserve(element))
  }
}

function createObserver(line: number, edge: number): IntersectionObserver {
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect } of entries) {
      const state = stateAtLine(boundingClientRect.top, line)
      const { dataset } = target as HTMLElement
      if (dataset.state !== state) dataset.state = state
    }
  }
  return new IntersectionObserver(tell, { rootMargin: `${-edge}px ${OPEN} ${OPEN} ${OPEN}`, threshold: 1 })
}
