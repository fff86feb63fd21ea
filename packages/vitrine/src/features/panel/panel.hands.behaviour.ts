import { after } from '../../page/clock'
import { readHash, replaceHash } from '../../page/hash'
import { isAnythingPlaying, MEDIA_EVENT } from '../../page/media'
import { openOverlays, OVERLAY_EVENT } from '../../page/overlays'
import { readAddress } from './panel.address'
import { askFor } from './panel.arrival.behaviour'
import { isCounted, obeysRules } from './panel.causes'
import { createDialog } from './panel.dialog.behaviour'
import { watchInside } from './panel.inside.behaviour'
import { lookFields, type LookOptions } from './panel.look-options'
import { canClose, isOpen, next, type Event } from './panel.model'
import { hasRoom, join } from './panel.queue'
import { needsRecord, opened } from './panel.record'
import { readPart } from './panel.rule-options'
import { keepsFrequency } from './panel.rules'
import { settle } from './panel.settle.behaviour'
import { closePanel, isShown, panels, readSettings, turns, type Panel } from './panel.stage.behaviour'
import { addInSession, alone, countInSession, markOpened, saveRecord } from './panel.storage'
import type { Trigger } from './panel.triggers'

interface Shown {
  readonly look: LookOptions
  readonly reflect: ReturnType<typeof createDialog>
}
const dialogs = new WeakMap<Panel, Shown>()

/** Takes a panel from its state to the next, and shows it. */
export function perform(panel: Panel, event: Event): void {
  const before = panel.state
  panel.state = next(before, event)
  if (panel.state === before) return
  dialogOf(panel).reflect(panel.state, before)
  if (panel.state.name === before.name) return
  settle(panel, before)
  if (panel.state.name === 'leaving' && readAddress(readHash(), readSettings())?.id === panel.id) replaceHash('')
  if (panel.state.name === 'hidden') takeTurn()
}

function dialogOf(panel: Panel): Shown {
  const known = dialogs.get(panel)
  if (known) return known
  const { element, id } = panel
  const look = readPart(lookFields, { ...element.dataset }, id)
  const escape = () => escapeFrom(panel)
  const reflect = createDialog({ element, options: look, escape, send: (event) => perform(panel, event), close: (way) => closePanel(panel, way) })
  dialogs.set(panel, { look, reflect })
  watchInside(panel, look, escape)
  return { look, reflect }
}

/** Escape closes what it can reach: the modal panel on top, or every panel that lies beside the page. */
function escapeFrom(panel: Panel): boolean {
  const isModal = (other: Panel) => dialogOf(other).look.overlay
  const reached = isModal(panel) ? [panel] : [...panels.values()].filter((other) => isShown(other) && !isModal(other))
  const { closePrefix } = readSettings()
  for (const other of reached) {
    const hasCloseLink = other.element.querySelector(`a[href*="#${closePrefix}"]`) !== null
    if (canClose('escape', other.state, { options: dialogOf(other).look, hasCloseLink })) closePanel(other, 'escape')
  }
  return true
}

/** A trigger's moment has come. The panel waits for its turn, once in a page view. */
export function fire(panel: Panel, trigger: Trigger): void {
  // Leaving the window is a moment: a panel that cannot come then does not come later.
  if (panel.isTriggered || (trigger === 'exit' && isBusy())) return
  panel.isTriggered = true
  panel.watch.abort()
  turns.queue = join(turns.queue, { id: panel.id, order: panel.options.order, place: [...panels.keys()].indexOf(panel.id), trigger })
  // Triggers of the same moment are put in order first.
  after(0, takeTurn)
}

/** Opens the next panel that waits, as soon as nothing is in its way. */
function takeTurn(): void {
  if (turns.queue.length > 0 && !isBusy()) alone(openNext)
}

function openNext(): void {
  const [first] = turns.queue
  if (!first || isBusy()) return
  turns.queue = turns.queue.slice(1)
  const panel = panels.get(first.id)
  const openings = { inPageView: turns.openedInPageView, inSession: countInSession() }
  if (panel && !isOpen(panel.state) && hasRoom(openings, readSettings())) openByRule(panel, first.trigger)
  else takeTurn()
}

/** The promise of the frequency is asked for once more: another tab, or the visitor, may have opened the panel since. */
export function openByRule(panel: Panel, trigger: Trigger): void {
  const question = askFor(panel)
  if (!keepsFrequency(question)) return takeTurn()
  panel.isTriggered = true
  // A bar that is part of the page from the start is not an interruption.
  if (trigger !== 'state') {
    turns.openedInPageView += 1
    if (readSettings().maxPerSession > 0) addInSession()
  }
  if (panel.options.frequency.includes('session')) markOpened(panel.id)
  if (needsRecord(panel.options)) saveRecord(panel.id, opened(question.record, question.now, isCounted(trigger)))
  perform(panel, { type: 'open', cause: trigger })
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]'

/** What a panel must not come over: anything that lies over the page, a video that plays, a visitor who types, another panel. */
export function isBusy(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches(FIELDS) ||
    document.querySelector(':modal') !== null ||
    openOverlays().some(({ kind }) => kind !== 'panel') ||
    [...panels.values()].some(({ state }) => state.name === 'leaving' || (isOpen(state) && state.cause !== 'state' && obeysRules(state.cause))) ||
    isAnythingPlaying()
  )
}

/** Whatever may have stood in the way: when it goes, it is the next one's turn. */
for (const type of [OVERLAY_EVENT, MEDIA_EVENT, 'focusout', 'visibilitychange', 'pause', 'ended', 'fullscreenchange', 'close']) {
  document.addEventListener(type, () => turns.queue.length > 0 && after(0, takeTurn), { capture: true })
}
