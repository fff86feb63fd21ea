import { withPart } from '../../../page/loading/part'
import { after } from '../../../page/services/clock'
import type { Trigger } from '../panel.model'
import type { Panel } from '../overlay/controller'
import { alone, askAndCount } from '../storage/records'

/** ms after the page's script has begun: when a panel that opens on page load does so. */
export const OPEN_DELAY = 100
/** Many panels come in slices, so that none of them keeps the page busy for long. */
const SLICE = 20

export interface PageView {
  /** A trigger's moment has come. */
  fire(panel: Panel, trigger: Trigger): void
  /** The rules allow the panel. What time brings is watched for already. */
  armed(panel: Panel): void
}

/** Begins a page view for these panels: asks their rules once, counts it, and watches for what may open them. */
export function beginPageView(panels: readonly Panel[], view: PageView): void {
  alone(() => panels.slice(0, SLICE).forEach((panel) => arm(panel, view)))
  if (panels.length > SLICE) after(0, () => beginPageView(panels.slice(SLICE), view))
}

function arm(panel: Panel, view: PageView): void {
  if (panel.signal.aborted) return
  panel.answer = askAndCount(panel)
  if (!panel.answer.show) return
  if (panel.options.off_canvas_state === 'opened') return view.fire(panel, 'state')
  watchTime(panel, (trigger) => view.fire(panel, trigger))
  view.armed(panel)
}

/** Watches for what time brings, whether or not anybody is there. */
function watchTime({ options, watch: { signal } }: Panel, fire: (trigger: Trigger) => void): void {
  if (options.on_page_load) after(OPEN_DELAY, () => fire('page-load'), signal)
  if (options.time_on_page && !options.time_on_page_active) after(options.time_on_page_duration * 1000, () => fire('time'), signal)
  if (options.time_on_page_active || options.after_inactivity)
    void withPart('panel', import('./activity'), ({ watchActivity }) => watchActivity(options, fire, signal))
}
