import { localStore, readJson } from '../services/storage'
import { CART_EVENT, CART_KEY } from '../services/cart-names'

/** The number of things in the cart, wherever it is shown: from the start, and in step with every change, also in another tab. */
export function mountCartCount(number: HTMLElement, signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    number.replaceChildren()
    number.hidden = true
  })
  const show = () => {
    const kept = readJson(localStore, CART_KEY)
    const count = Array.isArray(kept)
      ? kept.reduce<number>((sum, line) => sum + (Number((line as { quantity?: number } | null)?.quantity) || 0), 0)
      : 0
    number.textContent = String(count)
    number.hidden = count === 0
  }
  document.addEventListener(CART_EVENT, show, { signal })
  window.addEventListener('storage', show, { signal })
  show()
}
