/** What can be open, for whoever opens it by a script. */
export interface OpenMethods {
  /** Opens it. */
  open(): void
  /** Closes it. */
  close(): void
  /** Opens it if it is closed, closes it if it is open. */
  toggle(): void
  /** Whether it is open. */
  isOpen(): boolean
}

export interface OpenEvents {
  /** It was opened or closed, for any reason. */
  onOpenChange?(isOpen: boolean): void
}

/** Opens and closes a popover as its button would. */
export function popoverMethods(panel: HTMLElement, button?: HTMLElement | null): OpenMethods {
  const isOpen = () => panel.matches(':popover-open')
  const open = () => {
    if (!isOpen() && panel.isConnected) panel.showPopover({ source: button ?? undefined } as never)
  }
  const close = () => {
    if (isOpen()) panel.hidePopover()
  }
  return { open, close, toggle: () => (isOpen() ? close() : open()), isOpen }
}
