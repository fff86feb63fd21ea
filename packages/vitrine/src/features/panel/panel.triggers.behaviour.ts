import { after, debounce, every } from '../../page/clock'
import type { RuleOptions } from './panel.rule-options'
import { IDLE_AFTER, OPEN_DELAY, scrollFires, type Trigger } from './panel.triggers'

/** What counts as a sign of the visitor. */
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchmove', 'scroll'] as const
const SECOND = 1000

/** Watches for all that may open the panel by itself; whichever comes first. The signal ends the watch. */
export function watchTriggers(options: RuleOptions, fire: (trigger: Trigger) => void, signal: AbortSignal): void {
  if (options.on_page_load) after(OPEN_DELAY, () => fire('page-load'), signal)
  if (options.time_on_page) {
    const isDue = () => fire('time')
    if (options.time_on_page_active) countActive(options.time_on_page_duration, isDue, signal)
    else after(options.time_on_page_duration * SECOND, isDue, signal)
  }
  if (options.on_scroll) watchScroll(options, () => fire('scroll'), signal)
  if (options.exit_intent) watchExit(options.exit_intent_after * SECOND, () => fire('exit'), signal)
  if (options.after_inactivity) onSigns(debounce(options.inactivity_duration * SECOND, () => fire('inactivity'), signal), signal)
}

function onSigns(listener: () => void, signal: AbortSignal): void {
  listener()
  for (const type of SIGNS) window.addEventListener(type, listener, { signal, passive: true, capture: true })
}

/** A second counts while the tab is seen and the visitor has lately given a sign. */
function countActive(seconds: number, isDue: () => void, signal: AbortSignal): void {
  let left = seconds
  let lastSign = 0
  onSigns(() => (lastSign = performance.now()), signal)
  const end = every(
    SECOND,
    () => {
      if (document.hidden || performance.now() - lastSign > IDLE_AFTER) return
      left -= 1
      if (left > 0) return
      end()
      isDue()
    },
    signal,
  )
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
  let before: number | undefined
  const listener = () => {
    const now = window.scrollY
    if (scrollFires(options, { before, now, pageHeight })) fire()
    before = now
  }
  window.addEventListener('scroll', listener, { signal, passive: true })
}

/** The mouse has left the window. A list that a select unfolds is not part of the page: going there is not leaving. */
function watchExit(notBefore: number, fire: () => void, signal: AbortSignal): void {
  const begun = performance.now()
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, target }) => {
      if (!relatedTarget && !(target instanceof HTMLSelectElement) && performance.now() - begun >= notBefore) fire()
    },
    { signal },
  )
}
