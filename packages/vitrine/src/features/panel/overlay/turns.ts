import { after } from '../../../page/services/clock'
import { askFor } from '../triggers/page-view'
import { obeysRules } from '../rules/causes'
import { canBeSeen } from './entrance'
import { opened } from '../rules/openings'
import { join, type Queue } from '../rules/queue'
import { needsRecord } from '../rules/record'
import { keepsFrequency } from '../rules/evaluation'
import { host, panels, withPart, type Panel } from './stage'
import { isOpen } from './state'
import { alone, markOpened, saveRecord } from '../storage/records'
import type { Trigger } from '../rules/triggers'
import { send } from './writer'

/** Panels that rules want to open take turns. */
export const turns: { queue: Queue } = { queue: [] }

/** A trigger's moment has come. The panel waits for its turn, once in a page view. */
export function fire(panel: Panel, trigger: Trigger): void {
  // Leaving the window is a moment: a panel that cannot come then does not come later.
  if (panel.isTriggered || panel.hasShown || (trigger === 'exit' && isBusy())) return
  panel.isTriggered = true
  panel.watch.abort()
  turns.queue = join(turns.queue, {
    id: panel.id,
    order: Number(panel.element.dataset.order) || 0,
    place: [...panels.keys()].indexOf(panel.id),
    trigger,
  })
  // Triggers of the same moment are put in order first.
  after(0, takeTurn)
}

/** What the host knows more about: whether something plays, and whether the site's limits leave room. */
const ASKS_HOST = 'video, audio, [data-feature="video"], [data-max-per-page-view], [data-max-per-session], [data-settings]'

/** Opens the next panel that waits, as soon as nothing is in its way. */
export function takeTurn(): void {
  if (turns.queue.length === 0) return
  if (!host.there && document.querySelector(ASKS_HOST)) void withPart(host, takeTurn)
  else if (isBusy()) void import('./patience').then(({ waitFor }) => waitFor(takeTurn))
  else alone(openNext)
}

function openNext(): void {
  const [first, ...others] = turns.queue
  if (!first || isBusy()) return
  turns.queue = others
  const panel = panels.get(first.id)
  if (!panel || panel.hasShown || host.there?.mayOpen() === false) takeTurn()
  else if (openByRule(panel, first.trigger)) host.there?.countOpening()
}

/** The promise of the frequency is asked for once more: another tab, or the visitor, may have opened the panel since. */
export function openByRule(panel: Panel, trigger: Trigger): boolean {
  const question = askFor(panel)
  const isSeen = canBeSeen(panel)
  if (!isSeen || !keepsFrequency(question)) {
    // Served open, and hidden by the page's style: it must not come to light later as something that nothing moves.
    if (!isSeen) panel.element.close()
    takeTurn()
    return false
  }
  panel.isTriggered = true
  if (panel.options.frequency.includes('session')) markOpened(panel.id)
  if (needsRecord(panel.options)) saveRecord(panel.id, opened(question.record, question.now, true))
  send(panel, { type: 'open', cause: trigger })
  return true
}

/** What a panel must not come over: anything that lies over the page, a video that plays, a visitor who types, another panel. */
export function isBusy(): boolean | undefined {
  return (
    document.hidden ||
    document.activeElement?.matches(':read-write, select') ||
    document.querySelector(':modal') !== null ||
    [...panels.values()].some(
      ({ state }) => state.name === 'leaving' || (isOpen(state) && state.cause !== 'state' && obeysRules(state.cause)),
    ) ||
    host.there?.isOccupied()
  )
}
