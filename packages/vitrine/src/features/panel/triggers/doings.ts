import type { RuleOptions } from '../options/rules'
import { scrollFires } from './scrolling'
import type { Trigger } from '../rules/triggers'

interface View {
  /** ms since the page was asked for: when this page view began. */
  readonly begun: number
  readonly fire: (trigger: Trigger) => void
}

/** Watches for what a visitor does that may open the panel by itself: scrolling, and leaving the window. The signal ends the watch. */
export function watchDoings(options: RuleOptions, { begun, fire }: View, signal: AbortSignal): void {
  if (options.on_scroll) watchScroll(options, () => fire('scroll'), signal)
  if (options.exit_intent) watchExit(begun + options.exit_intent_after * 1000, () => fire('exit'), signal)
}

function watchScroll(options: RuleOptions, fire: () => void, signal: AbortSignal): void {
  if (options.scroll_direction === 'down' && options.scroll_to === 'element') {
    const element = document.querySelector(options.scroll_element)
    if (!element) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && fire())
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
    return
  }
  const pageHeight = document.documentElement.scrollHeight
  // Who is not at the top any more has scrolled already: that was the first sign of life.
  let before = window.scrollY || undefined
  const listener = () => {
    const now = window.scrollY
    if (scrollFires(options, { before, now, pageHeight })) fire()
    before = now
  }
  window.addEventListener('scroll', listener, { signal, passive: true })
}

/** The mouse has left the window. A list that a select unfolds is not part of the page: going there is not leaving. */
function watchExit(notBefore: number, fire: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, target }) => {
      if (!relatedTarget && !(target instanceof HTMLSelectElement) && performance.now() >= notBefore) fire()
    },
    { signal },
  )
}
