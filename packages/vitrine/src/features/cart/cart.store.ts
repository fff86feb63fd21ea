import { localStore, readJson } from '../../page/services/storage'
import { linesOf, next, readCart, type Event, type State } from './cart.model'
import { CART_EVENT, CART_KEY } from '../../page/services/cart-names'

/** The cart lives in the visitor's browser, and nowhere else. */
export const loadCart = (): State => readCart(readJson(localStore, CART_KEY))

/** Changes the cart as it is now: another tab may have changed it since. */
export function changeCart(event: Event): State {
  const state = next(loadCart(), event)
  localStore.set(CART_KEY, JSON.stringify(linesOf(state)))
  document.dispatchEvent(new CustomEvent(CART_EVENT))
  return state
}
