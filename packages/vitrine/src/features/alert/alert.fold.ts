/** How far its end has come. A closed alert is not remembered: the next page shows it again. */
export type Ended = null | 'closing' | 'closed'

type Change = (next: (now: Ended) => Ended) => void

/**
 * Folding away is CSS, and begins with the press. Here is what that cannot do: the pace where another one was asked for, focus, which would fall
 * back to the page's start with the button, and when it is over. Fetched when an alert closes.
 */
export async function fold(alert: HTMLElement | null, duration: number | undefined, change: Change): Promise<void> {
  if (!alert) return
  const folding = [alert, ...alert.children].flatMap((part) => part.getAnimations()).filter((motion) => motion instanceof CSSTransition)
  if (duration !== undefined)
    for (const transition of folding) transition.updatePlaybackRate(Number(transition.effect!.getTiming().duration) / Math.max(1, duration))
  if (alert.contains(document.activeElement)) focusAfter(alert)
  await Promise.allSettled(folding.map(({ finished }) => finished))
  // It may have been opened again while it folded.
  change((now) => (now === 'closing' ? 'closed' : now))
}

/** Moves focus to the next thing that takes it. */
function focusAfter(element: Element): void {
  for (const other of document.querySelectorAll<HTMLElement>('*')) {
    if (element.compareDocumentPosition(other) !== Node.DOCUMENT_POSITION_FOLLOWING || !(other.tabIndex >= 0)) continue
    other.focus({ preventScroll: true })
    if (document.activeElement === other) return
  }
}
