import { after } from '../../../page/services/clock'
import { pushOverlay } from '../../../page/ui/overlays'
import { onResize } from '../../../page/services/resize'
import { canBeSeen } from './entrance'
import { lookOf, readSettings } from '../options/reader'
import { watchInside } from './inside'
import { canClose, hasButton, isTimed } from './ways'
import { panels, type Panel } from './stage'
import { isOpen } from './state'
import { settle } from './settle'
import { closePanel } from './wishes'
import { send } from './writer'

/** What goes on around a panel while it is open. */
interface Company {
  readonly life: AbortController
  stopTimer?: (() => void) | undefined
}
const companies = new WeakMap<Panel, Company>()

/** A panel's state is new, or somebody has only just come: does what its state asks for, besides showing it. */
export function follow(panel: Panel): void {
  const { element, state, life } = panel
  const look = lookOf(panel)
  const known = companies.get(panel)
  if (isOpen(state) && life && known?.life !== life) begin(panel, life)
  const button = element.querySelector<HTMLElement>('[data-control="close"]')
  if (button) button.hidden = !hasButton(state, look)
  const company = companies.get(panel)
  if (company && isTimed(state, look) !== (company.stopTimer !== undefined)) {
    company.stopTimer?.()
    company.stopTimer = company.stopTimer ? undefined : after(look.auto_close_after_time * 1000, () => closePanel(panel, 'timer'))
  }
  settle(panel, state)
}

function begin(panel: Panel, life: AbortController): void {
  const { signal } = life
  const { overlay, overlay_page_scrollbar, show_close_button_after_time: delay, auto_close_after_time } = lookOf(panel)
  companies.get(panel)?.stopTimer?.()
  companies.set(panel, { life })
  const leaveStack = pushOverlay({
    kind: 'panel',
    locksScroll: overlay && !overlay_page_scrollbar,
    escape: () => {
      escape(panel)
      return true
    },
  })
  signal.addEventListener('abort', leaveStack)
  if (delay > 0) after(delay * 1000, () => send(panel, { type: 'button-due' }), signal)
  watchInside(panel, () => escape(panel), signal)
  watchPlace(panel, signal)
  if (auto_close_after_time === 0) return
  // The timer waits while nobody sees the tab.
  const followTab = () => send(panel, { type: document.hidden ? 'hold' : 'release', hold: 'tab' })
  document.addEventListener('visibilitychange', followTab, { signal })
  followTab()
}

/** An open panel that is taken off the page, or that the page's style begins to hide (a class, a narrower window), is closed: the page behind it must not stay inert. */
function watchPlace(panel: Panel, signal: AbortSignal): void {
  const { element } = panel
  const check = () =>
    (!element.checkVisibility() || !canBeSeen(panel)) && !matchMedia('print').matches && send(panel, { type: 'close', way: 'script' })
  onResize(check, signal, 'panel')
  const observer = new ResizeObserver(check)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Escape closes what it can reach: the modal panel on top, or every panel that lies beside the page. */
export function escape(panel?: Panel): void {
  const isModal = (other: Panel) => lookOf(other).overlay
  const open = [...panels.values()].filter(({ state }) => isOpen(state))
  const top = panel ?? open.findLast(isModal)
  const reached = top && isModal(top) ? [top] : open.filter((other) => !isModal(other))
  const { closePrefix } = readSettings()
  for (const other of reached) {
    const hasCloseLink = other.element.querySelector(`a[href*="#${closePrefix}"]`) !== null
    if (canClose('escape', other.state, { options: lookOf(other), hasCloseLink })) closePanel(other, 'escape')
  }
}
