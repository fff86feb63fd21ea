import { after } from '../../../page/services/clock'
import { hasCircumstances } from '../options/at-load'
import { EMPTY, needsRecord, viewed } from '../rules/record'
import { evaluate, type Question } from '../rules/evaluation'
import { circumstances, hands, host, withPart, type Panel } from '../overlay/stage'
import { alone, loadRecord, markSeen, saveRecord, wasOpened, wasSeen } from '../storage/records'
import { OPEN_DELAY, type Trigger } from '../rules/triggers'

const SLICE = 20

/** Begins a page view for these panels: asks their rules once, counts it, and watches for what may open them. */
export function beginView(list: readonly Panel[]): void {
  const arriving = list.filter(({ signal }) => !signal.aborted)
  for (const panel of arriving) host.there?.greet(panel)
  armAll(arriving)
}

/** Many panels come in slices, so that none of them keeps the page busy for long. */
function armAll(list: readonly Panel[]): void {
  alone(() => list.slice(0, SLICE).forEach(arm))
  if (list.length > SLICE) after(0, () => armAll(list.slice(SLICE)))
}

/** What a panel's rules are asked with, now. */
export function askFor({ id, element, options }: Panel): Question {
  const record = needsRecord(options) ? loadRecord(id, options.version) : EMPTY
  const visit = { isNewSession: !wasSeen(id), wasOpenedInSession: wasOpened(id) }
  return {
    options,
    record,
    visit,
    now: Date.now(),
    circumstances: hasCircumstances(element.dataset) ? (circumstances.there?.askHere(element.dataset) ?? []) : [],
  }
}

export function fire(panel: Panel, trigger: Trigger): void {
  void withPart(hands, (hands) => hands.fire(panel, trigger))
}

function arm(panel: Panel): void {
  const { id, options } = panel
  const question = askFor(panel)
  panel.answer = evaluate(question)
  if (needsRecord(options)) saveRecord(id, viewed(question.record, question))
  if (options.after_x_sessions) markSeen(id)
  if (!panel.answer.show) return
  if (options.off_canvas_state === 'opened') return void withPart(hands, (hands) => hands.openByRule(panel, 'state'))
  watchTime(panel)
  host.there?.watch(panel)
}

/** Watches for what time brings, whether or not anybody is there. */
function watchTime(panel: Panel): void {
  const { on_page_load, time_on_page, time_on_page_duration, time_on_page_active, after_inactivity } = panel.options
  const { signal } = panel.watch
  if (on_page_load) after(OPEN_DELAY, () => fire(panel, 'page-load'), signal)
  if (time_on_page && !time_on_page_active) after(time_on_page_duration * 1000, () => fire(panel, 'time'), signal)
  if (time_on_page_active || after_inactivity) {
    void import('./activity').then(({ watchActivity }) => watchActivity(panel.options, (trigger) => fire(panel, trigger), signal))
  }
}
