import type { Handle } from '../../../page/loading/registration'
import { mountPanel } from '../panel.behaviour'
import { isOpen, type Cause, type Way } from '../panel.model'
import { cancelOpening, closePanel, isComing, openPanel } from './commands'

/** What opened a panel or closed it: a link, a rule's moment, the close button, Escape … `script` is the application itself. */
export interface PanelChangeDetails {
  readonly reason: Cause | Way
}

export interface PanelEvents {
  /** It opens or closes, for any reason. */
  onOpenChange?(isOpen: boolean, details: PanelChangeDetails): void
  /** It is open, and its animation has ended. */
  onOpened?(): void
  /** It is closed, and its animation has ended. */
  onClosed?(): void
}

export interface PanelMethods {
  /** Opens it, whatever its rules say. */
  open(): void
  /** Closes it. */
  close(): void
  /** Opens it if it is closed, closes it if it is open. */
  toggle(): void
  /** Whether it is open or opening. */
  isOpen(): boolean
}

/** A panel for an application that drives it itself: the page's own engine, with methods and callbacks. */
export function mountDrivenPanel(element: HTMLElement, signal: AbortSignal, events: PanelEvents): (PanelMethods & Handle) | void {
  const panel = mountPanel(element, signal)
  if (!panel) return
  panel.subscribe((state, before) => {
    if (signal.aborted) return
    if (state.name === 'entering') events.onOpenChange?.(true, { reason: state.cause })
    if (state.name === 'leaving') events.onOpenChange?.(false, { reason: state.way })
    if (state.name === 'shown' && before.name === 'entering') events.onOpened?.()
    if (state.name === 'hidden') events.onClosed?.()
  })
  const open = () => void openPanel(panel, 'script')
  const close = () => {
    cancelOpening(panel)
    if (isOpen(panel.state)) closePanel(panel, 'script')
  }
  const isWanted = () => isOpen(panel.state) || isComing(panel)
  return {
    open,
    close,
    toggle: () => (isWanted() ? close() : open()),
    isOpen: isWanted,
  }
}
