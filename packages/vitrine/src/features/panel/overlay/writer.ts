import { report } from '../../../page/services/report'
import { enter } from './entrance'
import { PANEL_EVENT, type PanelChange } from './events'
import { next, type Event } from '../panel.model'
import { hands, host, type Panel } from './stage'

/** Every event of a panel goes through here: the only place that writes its state. What an event causes may send the next one; that waits its turn. */
export function send(panel: Panel, event: Event): void {
  const { events, element } = panel
  if (events.push(event) > 1) return
  for (; events[0]; events.shift()) {
    try {
      take(panel, events[0])
    } catch (error) {
      // Half open would be worse than closed.
      report({ feature: 'panel', error, element })
      events.push({ type: 'close', way: 'script' }, { type: 'left' })
    }
  }
}

function take(panel: Panel, event: Event): void {
  const { id, element, state: before } = panel
  const state = (panel.state = next(before, event))
  if (state === before) return
  // What a state does on the page, it does once: when it begins. A hold or a release goes on in the same one.
  const isNew = state.name !== before.name
  if (isNew) {
    element.dataset.state = state.name
    if (state.name === 'entering')
      enter(panel, state.cause, { isServed: before.name === 'hidden' && element.open, done: () => send(panel, { type: 'entered' }) })
    if (state.name === 'leaving') host.there?.leave(panel)
    if (state.name === 'hidden') hide(panel)
  }
  host.there?.follow(panel)
  if (!isNew) return
  element.dispatchEvent(new CustomEvent<PanelChange>(PANEL_EVENT, { bubbles: true, detail: { id, state } }))
  if (state.name === 'hidden') hands.there?.takeTurn()
}

function hide({ element, life, stopMove }: Panel): void {
  life?.abort()
  stopMove?.()
  // A script of the page may have taken the attribute away: a dialog is modal until it is closed.
  if (element.matches(':modal')) element.open = true
  element.close()
}
