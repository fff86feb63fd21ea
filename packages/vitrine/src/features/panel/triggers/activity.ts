import { debounce } from '../../../page/services/debounce'
import { every } from '../../../page/services/ticks'
import type { RuleOptions } from '../options/rules'
import type { Trigger } from '../panel.model'

/** What counts as a sign of the visitor. */
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchmove', 'scroll'] as const
const SECOND = 1000
/** ms without a sign of the visitor, after which time does not count as active any more. */
export const IDLE_AFTER = 30_000

/** Watches for time that depends on the visitor's signs: active time, and inactivity. The signal ends the watch. */
export function watchActivity(options: RuleOptions, fire: (trigger: Trigger) => void, signal: AbortSignal): void {
  const onSigns = (listener: () => void) => {
    listener()
    for (const type of SIGNS) window.addEventListener(type, listener, { signal, passive: true, capture: true })
  }
  if (options.time_on_page && options.time_on_page_active) {
    let left = options.time_on_page_duration
    let lastSign = 0
    onSigns(() => (lastSign = performance.now()))
    // A second counts while the tab is seen and the visitor has lately given a sign.
    every(SECOND, () => document.hidden || performance.now() - lastSign > IDLE_AFTER || --left > 0 || fire('time'), signal)
  }
  if (options.after_inactivity) onSigns(debounce(options.inactivity_duration * SECOND, () => fire('inactivity'), signal))
}
