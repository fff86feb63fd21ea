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

/** Pictures of the page, and of the overlay, that still wait for the same address. */
const waitingFor = (address: string): HTMLImageElement[] => [...document.images].filter((image) => !image.complete && image.src === address)

/** ms: a browser calls off a request only a moment after the last picture has let go of it. */
export const LETTING_GO = 50

/**
 * A browser asks once for an address, however many pictures want it: a request that hangs would keep every later try waiting. So
 * all let go of it. Returns a function that lets them ask again, with whoever tries now.
 */
export function letGo(url: string): () => void {
  const waiting = waitingFor(new URL(url, location.href).href).map((image) => [image, image.getAttribute('src')!] as const)
  for (const [image] of waiting) image.removeAttribute('src')
  return () => {
    for (const [image, source] of waiting) if (!image.hasAttribute('src')) image.setAttribute('src', source)
  }
}
