import { element } from '../overlay/elements'
import { isSafeAddress } from '../items/item'

interface Failure {
  readonly text: string
  /** Where the content itself is, for a browser that cannot show it here: the message is a link then, with nothing to retry. */
  readonly href?: string
  /** The words on the button that tries again. */
  readonly again: string
  onRetry(): void
}

/** What a visitor sees and hears instead of an item that could not be shown. */
export function createFailure({ text, href, again, onRetry }: Failure): HTMLElement {
  const box = element('div', { 'data-part': 'error', role: 'alert' })
  if (href && isSafeAddress(href)) {
    box.append(element('a', { href }, text))
    return box
  }
  const retry = element('button', { type: 'button' }, again)
  retry.onclick = onRetry
  box.append(element('p', {}, text), retry)
  return box
}
