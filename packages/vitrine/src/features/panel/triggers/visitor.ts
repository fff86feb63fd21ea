import { withPart } from '../../../page/loading/part'
import { wasJustRaised, type PageEvents } from '../../../page/services/events'
import { isAnythingPlaying } from '../../../page/ui/media'
import { openOverlays } from '../../../page/ui/overlays'
import { optionsOf, readSettings } from '../options/reader'
import { canClose } from '../overlay/closing'
import { closePanel, openPanel } from '../overlay/commands'
import type { Panel } from '../overlay/controller'
import { viewOf } from '../overlay/dialog'
import { followOnPage } from '../overlay/focus'
import type { PanelQueue } from '../overlay/queue'
import { attendPanel } from '../overlay/while-open'
import { isOpen, type Trigger } from '../panel.model'
import { countOpening, hasRoomForOne } from '../storage/openings'
import { watchExit } from './exit'
import { openFromAddress, watchAddress, watchClicks } from './links'
import { watchScroll } from './scroll'

export { reportRefusal } from '../options/reader'

/** What all panels of the page share. */
export interface PanelPage {
  /** By id, in the order in which they stand on the page. */
  readonly panels: Map<string, Panel>
  readonly queue: PanelQueue
  readonly life: AbortController
  /** ms since the page was asked for: when this page view began. */
  begun: number
  /** One more panel. */
  readonly add: (panel: Panel) => void
  /** Begins a page view for these panels. */
  readonly begin: (panels: readonly Panel[]) => void
  /** A trigger's moment has come. */
  readonly fire: (panel: Panel, trigger: Trigger) => void
}

/** What answers to a visitor. */
export interface Visitor {
  /** A panel is there, or begins a new page view. */
  attach(panel: Panel): void
  /** The panel's rules allow it: watches for what a visitor may do that opens it. */
  watch(panel: Panel): void
  /** What the page's other features, or an application, say. */
  hear(type: keyof PageEvents): void
}

/** Somebody is there. From now on panels answer to all that a visitor may do; those that are open already, too. */
export function createVisitor(page: PanelPage): Visitor {
  const { panels, queue, life, fire } = page
  const { signal } = life
  const attached = new WeakSet<Panel>()
  queue.guard = {
    isOccupied: () => openOverlays().some(({ kind }) => kind !== 'panel') || isAnythingPlaying(),
    hasRoom: hasRoomForOne,
    countOpening,
  }

  const watch = (panel: Panel) => {
    if (!panel.answer?.show || panel.isTriggered) return
    const options = optionsOf(panel)
    if (options.on_scroll) watchScroll(options, () => fire(panel, 'scroll'), panel.watch.signal)
    if (options.exit_intent) watchExit(page.begun + options.exit_intent_after * 1000, () => fire(panel, 'exit'), panel.watch.signal)
  }
  const attach = (panel: Panel) => {
    openFromAddress(panel)
    if (attached.has(panel)) return
    attached.add(panel)
    // So that the first link finds it.
    viewOf(panel)
    attendPanel(panel, (panel) => escape(panels, panel))
    followOnPage(panel)
    panel.subscribe(({ name }, before) => name === 'entering' && before.name !== name && makeRoom(panels, panel))
    watch(panel)
  }
  const openForCart = () => {
    for (const panel of panels.values()) if (optionsOf(panel).on_add_to_cart) void openPanel(panel, 'cart')
  }

  /** A page that changes without being loaded begins a new page view for all panels. */
  const beginAgain = () => {
    page.begun = performance.now()
    queue.clear()
    for (const panel of panels.values()) {
      panel.watch.abort()
      panel.watch = new AbortController()
      panel.isTriggered = false
      panel.hasShown = isOpen(panel.state)
    }
    page.begin([...panels.values()])
  }

  watchClicks(panels, signal)
  watchAddress(panels, signal)
  // A script of the page has opened one itself: it is taken over, so that every way out works.
  const takeOver = ({ target }: Event) => {
    for (const panel of panels.values())
      if (panel.element === target && panel.element.open && panel.state.name === 'hidden') void openPanel(panel, 'script')
  }
  document.addEventListener('toggle', takeOver, { signal, capture: true })
  for (const panel of panels.values()) attach(panel)
  // The press that filled the cart may have been the one that fetched this.
  if (wasJustRaised('vitrine:added-to-cart')) openForCart()

  if (location.search.includes('panels=explain') || document.querySelector('[data-panels][data-explain]'))
    void withPart('panel', import('../debug/list'), ({ explain }) => signal.aborted || explain(panels, queue, signal))
  return { attach, watch, hear: (type) => (type === 'vitrine:page-view' ? beginAgain() : openForCart()) }
}

/**
 * What the visitor opens by an address or a link takes the place of the modal panel before it: under two that know nothing of each
 * other the page would stay dead after one is closed. Only a panel that a link in another one has opened lies over that.
 */
function makeRoom(panels: PanelPage['panels'], coming: Panel): void {
  const isModal = ({ element }: Panel) => element.matches(':modal')
  const { state } = coming
  if (!isOpen(state) || !['hash', 'link', 'click'].includes(state.cause) || !isModal(coming)) return
  const below = new Set([coming])
  const holderOf = (opener: Element | undefined) => [...panels.values()].find(({ element }) => opener && element.contains(opener))
  for (let under = state.cause !== 'hash' && holderOf(coming.opener); under && !below.has(under); under = holderOf(under.opener))
    below.add(under)
  for (const panel of panels.values()) if (!below.has(panel) && isOpen(panel.state) && isModal(panel)) closePanel(panel, 'script')
}

/** Escape closes what it can reach: the modal panel on top, or every panel that lies beside the page. */
function escape(panels: PanelPage['panels'], top: Panel): void {
  const isModal = (panel: Panel) => optionsOf(panel).overlay
  const reached = isModal(top) ? [top] : [...panels.values()].filter((panel) => isOpen(panel.state) && !isModal(panel))
  const { closePrefix } = readSettings()
  for (const panel of reached) {
    const hasCloseLink = panel.element.querySelector(`a[href*="#${closePrefix}"]`) !== null
    if (canClose('escape', panel.state, { options: optionsOf(panel), hasCloseLink })) closePanel(panel, 'escape')
  }
}
