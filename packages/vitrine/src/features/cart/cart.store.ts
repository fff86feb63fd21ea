import { localStore, readJson } from '../../page/services/storage'
import { linesOf, next, readCart, type Event, type State } from './cart.model'
import { CART_EVENT, CART_KEY } from '../../page/services/cart-names'

/** The cart lives in the visitor's browser, and nowhere else. */
export const loadCart = (): State => readCart(readJson(localStore, CART_KEY))

/** Changes the cart as it is now: another tab may have changed it since. */
export function changeCart(event: Event): State {
  const before = loadCart()
  const state = next(before, event)
  const kept = JSON.stringify(linesOf(state))
  // Nobody is told of a change that is none.
  if (kept === JSON.stringify(linesOf(before))) return state
  localStore.set(CART_KEY, kept)
  document.dispatchEvent(new CustomEvent(CART_EVENT))
  return state
}
