import { after } from '../../page/clock'
import { pauseInside } from '../../page/media'
import { pushOverlay } from '../../page/overlays'
import { isCounted, type Cause } from './panel.causes'
import { hasButton, isTimed, type Event, type State, type Way } from './panel.model'
import { isAnimated, play } from './panel.motion.behaviour'
import type { LookOptions } from './panel.look-options'

export interface Staged {
  readonly element: HTMLDialogElement
  readonly options: LookOptions
  /** Escape was pressed while this panel is on top; returns whether that was used. */
  readonly escape: () => boolean
  readonly close: (way: Way) => void
  readonly send: (event: Event) => void
}

/** Brings a panel's state onto the page: shows and hides the dialog, moves it, times it, keeps focus where it belongs. */
export function createDialog({ element, options, escape, close, send }: Staged): (state: State, before: State) => void {
  let showing = new AbortController()
  let stopMove = () => {}
  let stopTimer: (() => void) | undefined
  let leaveStack = () => {}
  const button = element.querySelector<HTMLElement>('[data-control="close"]')
  const setLength = (name: string, value: string) => /\d/.test(value) && element.style.setProperty(name, value)
  setLength('--panel-height', options.height)
  setLength('--panel-width', options.width)

  function enter(cause: Cause, isServed: boolean): void {
    showing = new AbortController()
    const { signal } = showing
    stopMove()
    // A panel that served HTML already shows is taken over as it stands, unless it must become modal.
    if (isServed && options.overlay) element.close()
    if (!element.open) show(element, options, cause)
    leaveStack = pushOverlay({ kind: 'panel', locksScroll: options.overlay && !options.overlay_page_scrollbar, escape })
    if (options.show_close_button_after_time > 0) after(options.show_close_button_after_time * 1000, () => send({ type: 'button-due' }), signal)
    if (options.auto_close_after_time > 0) watchHolds(element, send, signal)
    if (options.transition === 'push' && isAnimated(options)) void import('./panel.push.behaviour').then(({ push }) => signal.aborted || push(element, options, signal))
    if (options.close_on_swipe && matchMedia('(any-pointer: coarse)').matches) {
      void import('./panel.swipe.behaviour').then(({ watchSwipe }) => signal.aborted || watchSwipe(element, options, { signal, away: () => close('swipe') }))
    }
    if (isServed) send({ type: 'entered' })
    else stopMove = play('enter', { element, options }, () => send({ type: 'entered' }))
  }

  function leave(): void {
    showing.abort()
    leaveStack()
    stopMove()
    pauseInside(element)
    stopMove = play('exit', { element, options }, () => send({ type: 'left' }))
  }

  return (state, before) => {
    element.dataset.state = state.name
    if (button) button.hidden = !hasButton(state, options)
    if (isTimed(state, options) !== (stopTimer !== undefined)) {
      stopTimer?.()
      stopTimer = stopTimer ? undefined : after(options.auto_close_after_time * 1000, () => close('timer'))
    }
    if (state.name === before.name) return
    if (state.name === 'entering') enter(state.cause, before.name === 'hidden' && element.open)
    if (state.name === 'leaving') leave()
    if (state.name === 'hidden') {
      if (element.open) element.close()
      stopMove()
    }
  }
}

function show(element: HTMLDialogElement, options: LookOptions, cause: Cause): void {
  if (options.overlay) element.showModal()
  else if (options.type === 'popup' || !isCounted(cause)) element.show()
  // A bar that comes by itself does not take the visitor's place on the page away; it is said, not focused.
  else return element.setAttribute('open', '')
  // Focus goes to the panel itself, whose name is read, and not to its first button; a field may ask for it.
  if (!element.querySelector('[autofocus]')) element.focus({ preventScroll: true })
}

/** The timer waits while the pointer is over the panel, while focus has been moved in it, and while nobody sees the tab. */
function watchHolds(element: HTMLElement, send: (event: Event) => void, signal: AbortSignal): void {
  const on = (target: EventTarget, type: string, listener: (event: globalThis.Event) => void) => target.addEventListener(type, listener, { signal })
  // The backdrop counts as the dialog's own: only a pointer within its edges is over the panel.
  on(element, 'pointermove', (event) => send({ type: isBeyond(event as PointerEvent, element) ? 'release' : 'hold', hold: 'pointer' }))
  on(element, 'pointerleave', () => send({ type: 'release', hold: 'pointer' }))
  on(element, 'focusin', () => send({ type: 'hold', hold: 'focus' }))
  on(element, 'focusout', (event) => element.contains((event as FocusEvent).relatedTarget as Node | null) || send({ type: 'release', hold: 'focus' }))
  const followTab = () => send({ type: document.hidden ? 'hold' : 'release', hold: 'tab' })
  on(document, 'visibilitychange', followTab)
  followTab()
}

/** Whether the pointer is outside the dialog's box: on its backdrop. */
export function isBeyond({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
