import { isAnythingPlaying } from '../../../page/ui/media'
import { openOverlays } from '../../../page/ui/overlays'
import { beginView, fire } from '../triggers/page-view'
import { beginCounting, countOpening, mayOpen } from '../storage/openings'
import { escape, follow } from './company'
import { watchDoings } from '../triggers/doings'
import { complain, lookOf, rulesOf } from '../options/reader'
import { greet, openForCart, watchVisitor } from '../triggers/links'
import { hands, panels, withPart, type Host, type Panel } from './stage'
import { isOpen } from './state'
import { turns } from './turns'
import { closePanel, leave } from './wishes'
import { send } from './writer'

/** ms since the page was asked for: when this page view began. */
let begun = 0

/** Somebody is there. From now on panels answer to all that a visitor may do; those that are open already, too. */
function attend(signal: AbortSignal): void {
  // What opens a panel comes along, so that the first link finds it.
  void withPart(hands)
  watchVisitor(signal)
  for (const panel of panels.values()) {
    greet(panel)
    watch(panel)
    if (!isOpen(panel.state)) continue
    if (panel.element.open) follow(panel)
    // The browser itself has closed it while nobody listened.
    else closePanel(panel, 'script')
  }
  if (location.search.includes('panels=explain') || document.querySelector('[data-panels][data-explain]')) {
    void import('../debug/list').then(({ explain }) => signal.aborted || explain(signal))
  }
}

/** Watches for what a visitor's doing may open by itself, where the rules allow it. */
function watch(panel: Panel): void {
  const options = rulesOf(panel)
  if (panel.answer?.show && !panel.isTriggered) watchDoings(options, { begun, fire: (trigger) => fire(panel, trigger) }, panel.watch.signal)
}

/** Begins a new page view for all panels: for pages that change without being loaded. */
function restart(): void {
  begun = performance.now()
  turns.queue = []
  beginCounting()
  for (const panel of panels.values()) {
    panel.watch.abort()
    panel.watch = new AbortController()
    panel.isTriggered = false
    panel.hasShown = isOpen(panel.state)
  }
  beginView([...panels.values()])
}

/** What the page's other features say. */
const hear: Host['hear'] = (type) => (type === 'vitrine:page-view' ? restart() : openForCart())

/** Whether something else lies over the page, or something plays. */
const isOccupied = (): boolean => openOverlays().some(({ kind }) => kind !== 'panel') || isAnythingPlaying()

/** The panel is taken off the page. */
const dismiss = (panel: Panel): void => send(panel, { type: 'close', way: 'script' })

export const theHost: Host = {
  attend,
  complain,
  countOpening,
  dismiss,
  escape,
  follow,
  greet,
  hear,
  isOccupied,
  leave,
  lookOf,
  mayOpen,
  watch,
}
