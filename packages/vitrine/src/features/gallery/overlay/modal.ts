import { pushOverlay, topOverlay, type Overlay } from '../../../page/ui/overlays'
import type { Controller } from './controller'

interface Modal {
  readonly dialog: HTMLDialogElement
  readonly controller: Controller
  onKey(event: KeyboardEvent): void
}

/** Shows the dialog over the page: it has the focus and the keys, the page behind it neither, nor does that scroll. */
export function showModal({ dialog, controller, onKey }: Modal): void {
  const { signal } = controller
  const isSharing = () => {
    const { state } = controller.scene()
    return state.name !== 'closed' && state.menu === 'share'
  }
  const overlay: Overlay = {
    kind: 'gallery',
    locksScroll: true,
    escape: () => {
      if (isSharing()) controller.send({ type: 'toggle-share' })
      else controller.requestClose()
      return true
    },
  }
  signal.addEventListener('abort', pushOverlay(overlay))
  // On the document: where the focused element has just gone, the key comes from the page.
  document.addEventListener('keydown', (event) => topOverlay() === overlay && onKey(event), { signal })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    controller.requestClose()
  })
  dialog.showModal()
  // Focus goes to the dialog itself: its name is said, and nothing is pressed by accident.
  dialog.focus()

  /** The share menu goes with a press or the focus elsewhere. A press beside the item does no more than that. */
  const dismissMenu = (event: Event) => {
    const target = event.target as Element
    if (!isSharing() || target === dialog || target.closest('[data-part="share"], [data-control="share"]')) return
    if (event.type === 'pointerdown' && target.closest('[data-part="stage"]')) event.stopPropagation()
    controller.send({ type: 'toggle-share' })
  }
  for (const type of ['pointerdown', 'focusin']) dialog.addEventListener(type, dismissMenu, { signal, capture: true })
  keepFocus(dialog, () => topOverlay() === overlay && controller.scene().state.name !== 'closing', signal)
}

const STOPS = 'a[href], button, input, select, textarea, video[controls], audio[controls], iframe, summary, [contenteditable], [tabindex]'
/** These have stops of their own inside, which the page does not see: the browser finds the way out of them. */
const INSIDE = 'iframe, video, audio'

/** What the Tab key stops at, in order. */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
}

/**
 * Focus stays in the dialog: the Tab key goes round in it, and where the focused element goes (a pressed button that is not needed any
 * more, an item that moves out), the dialog itself has it. Otherwise the browser gives it to the page behind, where keys do nothing.
 */
function keepFocus(dialog: HTMLElement, isOnTop: () => boolean, signal: AbortSignal): void {
  const look = () => {
    if (isOnTop() && !dialog.contains(document.activeElement)) dialog.focus()
  }
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isOnTop()) return
    const { activeElement } = document
    if (activeElement?.matches(INSIDE)) return
    const stops = stopsIn(dialog)
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    const isOut = activeElement === from || activeElement === null || !dialog.contains(activeElement)
    if (!isOut && !(event.shiftKey && activeElement === dialog)) return
    event.preventDefault()
    ;(to ?? dialog).focus()
  }
  const watch = new MutationObserver(look)
  watch.observe(dialog, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watch.disconnect())
  dialog.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || queueMicrotask(look), { signal })
  document.addEventListener('keydown', turn, { signal })
}
