import { onCalm } from './life'
import { addStyles } from './styles'

/** px from the window's edge at which something counts as near. */
const MARGIN = 500

/**
 * Runs the task once, when the element comes near the window (or is clicked before that). A click on one of its controls
 * that comes while the task is still loading is held, and given again once when it is done. A part that is far down the page
 * may name its own style sheet (`data-late-styles`): that comes first, so that nothing is seen without it.
 */
export function whenNear(element: HTMLElement, task: () => Promise<unknown>, signal: AbortSignal): void {
  const waiting = new AbortController()
  const options = { capture: true, signal: AbortSignal.any([signal, waiting.signal]) }
  let held: HTMLElement | undefined
  let isBegun = false
  const begin = async () => {
    observer.disconnect()
    if (isBegun) return
    isBegun = true
    await addStyles(element.closest<HTMLElement>('[data-late-styles]')?.dataset.lateStyles)
    await task()
    waiting.abort()
    if (!signal.aborted) held?.click()
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void onCalm().then(begin), { rootMargin: `${MARGIN}px` })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  element.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('button[data-control]')
      if (!control) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held = control
      void begin()
    },
    options,
  )
}
