import { after } from '../../../page/services/clock'
import { onResize } from '../../../page/services/resize'
import { pauseInside } from '../../../page/ui/media'
import { pushOverlay, topOverlay, type Overlay } from '../../../page/ui/overlays'
import { optionsOf } from '../options/reader'
import { isOpen } from '../panel.model'
import { hasButton, isTimed } from './closing'
import { closePanel } from './commands'
import type { Panel } from './controller'
import { canBeSeen, viewOf } from './dialog'
import { watchInside } from './dismissal'

/** Does what an open panel needs besides being seen: its place among overlays, the close button, the timer, every way to close it. */
export function attendPanel(panel: Panel, escape: (panel: Panel) => void): void {
  const { element } = panel
  const options = optionsOf(panel)
  const button = element.querySelector<HTMLElement>('[data-control="close"]')
  let life: AbortController | undefined
  let stopTimer: (() => void) | undefined
  const follow = () => {
    const { state } = panel
    if (isOpen(state) && life !== panel.life) {
      life = panel.life!
      begin(panel, () => escape(panel), life.signal)
    }
    if (button) button.hidden = !hasButton(state, options)
    if (isTimed(state, options) === (stopTimer !== undefined)) return
    stopTimer?.()
    stopTimer = stopTimer ? undefined : after(options.auto_close_after_time * 1000, () => closePanel(panel, 'timer'))
  }
  panel.subscribe(({ name }, before) => {
    if (name === 'leaving' && before.name !== name) leave(panel)
    follow()
  })
  // It was closed before anybody could see to it.
  if (panel.state.name === 'leaving') return leave(panel)
  if (!isOpen(panel.state)) return
  // The browser itself may have closed it while nobody listened.
  if (element.open) follow()
  else closePanel(panel, 'script')
}

/** The panel goes: what went on while it was there has ended, and what plays in it stops. */
function leave(panel: Panel): void {
  const { element } = panel
  const { exit_animation_speed: seconds, exit_animation_timing: easing } = optionsOf(panel)
  panel.life?.abort()
  pauseInside(element)
  const done = () => panel.send({ type: 'left' })
  // A script of the page may close it on its way out.
  element.addEventListener('close', () => element.open || done(), { once: true })
  // Nobody waits for the move of what is not to be seen any more: closed by a script of the page, hidden, or taken away.
  if (element.open && element.checkVisibility() && !panel.signal.aborted) viewOf(panel).move({ phase: 'exit', seconds, easing, done })
  else done()
}

function begin(panel: Panel, escape: () => void, signal: AbortSignal): void {
  const { overlay, overlay_page_scrollbar, show_close_button_after_time: delay, auto_close_after_time } = optionsOf(panel)
  const place: Overlay = {
    kind: 'panel',
    locksScroll: overlay && !overlay_page_scrollbar,
    escape: () => {
      escape()
      return true
    },
  }
  signal.addEventListener('abort', pushOverlay(place))
  // A new hash takes the focus to the page, where no key does anything while a modal panel lies over it.
  const keepFocus = () =>
    topOverlay() === place && !panel.element.contains(document.activeElement) && panel.element.focus({ preventScroll: true })
  if (overlay) window.addEventListener('hashchange', keepFocus, { signal })
  if (delay > 0) after(delay * 1000, () => panel.send({ type: 'button-due' }), signal)
  watchInside(panel, escape, signal)
  watchPlace(panel, signal)
  if (auto_close_after_time === 0) return
  // The timer waits while nobody sees the tab.
  const followTab = () => panel.send({ type: document.hidden ? 'hold' : 'release', hold: 'tab' })
  document.addEventListener('visibilitychange', followTab, { signal })
  followTab()
}

/** An open panel that is taken off the page, or that the page's style begins to hide (a class, a narrower window), is closed: the page behind it must not stay inert. */
function watchPlace(panel: Panel, signal: AbortSignal): void {
  const { element } = panel
  const check = () =>
    (!element.checkVisibility() || !canBeSeen(panel)) && !matchMedia('print').matches && panel.send({ type: 'close', way: 'script' })
  onResize(check, signal, 'panel')
  const observer = new ResizeObserver(check)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
