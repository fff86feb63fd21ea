import { after } from '../../page/clock'
import { readHash } from '../../page/hash'
import { report } from '../../page/report'
import { readAddress } from './panel.address'
import { EMPTY, needsRecord, viewed } from './panel.record'
import { evaluate, type Question } from './panel.rules'
import { openPanel, panels, readSettings, turns, withHands, type Panel } from './panel.stage.behaviour'
import { alone, loadRecord, markSeen, saveRecord, wasOpened, wasSeen } from './panel.storage'
import { watchTriggers } from './panel.triggers.behaviour'

const SLICE = 20

/** Begins a page view for these panels: asks their rules once, counts it, and watches for what may open them. */
export function beginView(list: readonly Panel[]): void {
  const address = readAddress(readHash(), readSettings())
  for (const panel of list) if (address?.id === panel.id && address.action !== 'close') openPanel(panel, 'hash')
  const arriving = list.filter(({ signal }) => !signal.aborted)
  // Many panels come in slices, so that none of them keeps the page busy for long.
  for (let at = 0; at < arriving.length; at += SLICE) {
    const slice = arriving.slice(at, at + SLICE)
    const begin = () => (slice.some(({ options }) => needsRecord(options)) ? alone(() => slice.forEach(arm)) : slice.forEach(arm))
    if (at === 0) begin()
    else after(0, begin)
  }
}

/** Begins a new page view for all panels: for pages that change without being loaded. */
export function restart(): void {
  turns.queue = []
  turns.openedInPageView = 0
  for (const panel of panels.values()) {
    panel.watch.abort()
    panel.watch = new AbortController()
    panel.isTriggered = false
  }
  beginView([...panels.values()])
}

export function askFor({ id, options }: Panel): Question {
  const record = needsRecord(options) ? loadRecord(id, options.version) : EMPTY
  const visit = { referrer: document.referrer, host: location.host, isNewSession: !wasSeen(id), wasOpenedInSession: wasOpened(id) }
  return { options, record, visit, now: Date.now() }
}

function arm(panel: Panel): void {
  const { id, options } = panel
  const question = askFor(panel)
  panel.answer = evaluate(question)
  if (needsRecord(options)) saveRecord(id, viewed(question.record, { ...question, isNewSession: question.visit.isNewSession }))
  if (options.after_x_sessions) markSeen(id)
  if (!panel.answer.show) return
  if (options.off_canvas_state === 'opened') return withHands((hands) => hands.openByRule(panel, 'state'))
  try {
    watchTriggers(options, (trigger) => withHands((hands) => hands.fire(panel, trigger)), panel.watch.signal)
  } catch (error) {
    report({ feature: 'panel', error, element: panel.element })
  }
}
