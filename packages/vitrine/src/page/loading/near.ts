import { addStyles } from '../styles'
import { onCalm } from './activity'

/** px from the window's edge at which something counts as near. */
const MARGIN = 500

/**
 * Runs the task once, when the element comes near the window; the result runs it at once. A part that is far down the page
 * may name its own style sheet (`data-late-styles`): that comes first, so that nothing is seen without it.
 */
export function whenNear(element: HTMLElement, task: () => void, signal: AbortSignal): () => void {
  let isBegun = false
  const begin = async () => {
    observer.disconnect()
    if (isBegun || signal.aborted) return
    isBegun = true
    await addStyles(element.closest<HTMLElement>('[data-late-styles]')?.dataset.lateStyles)
    task()
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void onCalm().then(begin), { rootMargin: `${MARGIN}px` })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  return () => void begin()
}
