import type { Handle } from '../../page/loading/registration'
import { SettingError } from '../../core/setting-error'
import { report } from '../../page/services/report'
import { readOptions } from '../../page/services/options'
import { hasAnchors, keepBeside } from '../../page/ui/anchor'
import { addStyles } from '../../page/ui/styles'
import { rememberAttributes } from '../../page/ui/markup'
import { popoverMethods, type OpenEvents, type OpenMethods } from '../../page/ui/popover'
import { faultOf, linesOf, subtotalsOf, type Line, type Product } from './cart.model'
import { formatMoney } from './cart.money'
import { cartFields, type CartOptions } from './cart.options'
import { CART_EVENT, CART_KEY } from '../../page/services/cart-names'
import { changeCart, loadCart } from './cart.store'

export interface CartEvents extends OpenEvents {
  /** The cart has changed: here, by an `AddToCart`, or in another tab. Also told once of what was kept from an earlier visit. */
  onCartChange?(lines: readonly Line[]): void
  /** What is to be listed now: the engine does not draw it. */
  onLines?(lines: readonly Line[], options: CartOptions): void
}

export interface CartMethods extends OpenMethods {
  /** What is in the cart. */
  lines(): readonly Line[]
  /** Adds a product to the cart; one, unless a quantity is given. */
  add(product: Product, quantity?: number): void
  /** Sets the quantity, at least 1. */
  change(id: string, quantity: number): void
  /** Removes a product, whatever its quantity. */
  remove(id: string): void
}

/** Opens and closes the cart, adds up what is in it, and says what is to be listed. */
export function mountCart(cart: HTMLElement, signal: AbortSignal, events: CartEvents = {}): CartMethods & Handle {
  const options = readOptions(cartFields, cart, { feature: 'cart' })
  const panel = cart.querySelector<HTMLElement>('[data-part="panel"]')!
  const button = cart.querySelector<HTMLElement>('[data-control="cart"]')!
  addStyles(cart.dataset.styles)
  const remember = rememberAttributes(signal)
  remember(panel, 'data-state')
  remember(button, 'aria-expanded')

  const show = () => {
    const state = loadCart()
    const lines = linesOf(state)
    panel.dataset.state = state.name
    for (const part of panel.querySelectorAll<HTMLElement>(
      ':scope > :is([data-part="empty"], [data-part="subtotal"], [data-part="checkout"])',
    )) {
      remember(part, 'hidden')
      part.hidden = (part.dataset.part === 'empty') === lines.length > 0
    }
    panel.querySelector('[data-part="sum"]')!.textContent = subtotalsOf(state)
      .map(({ amount, currency }) => formatMoney(amount, currency, options.locale))
      .join(' + ')
    events.onLines?.(lines, options)
  }

  let wasOpen = panel.matches(':popover-open')
  const update = () => {
    const isOpen = panel.matches(':popover-open')
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen !== wasOpen) events.onOpenChange?.(isOpen)
    wasOpen = isOpen
    if (isOpen && !hasAnchors())
      void keepBeside(panel, { anchor: button, side: 'bottom-end', margin: 10, under: button.closest('[data-part="row"]') }).then((end) =>
        panel.addEventListener('beforetoggle', end, { once: true }),
      )
  }
  panel.addEventListener('toggle', update, { signal })
  const showNew = () => {
    show()
    events.onCartChange?.(linesOf(loadCart()))
  }
  document.addEventListener(CART_EVENT, showNew, { signal })
  window.addEventListener('storage', ({ key }) => (key === CART_KEY || key === null) && showNew(), { signal })
  signal.addEventListener('abort', () => {
    events.onLines?.([], options)
    panel.querySelector('[data-part="sum"]')!.replaceChildren()
  })
  // The click that fetched this code may have opened it already.
  update()
  show()
  const kept = linesOf(loadCart())
  if (kept.length > 0) events.onCartChange?.(kept)
  return {
    ...popoverMethods(panel, button),
    lines: () => linesOf(loadCart()),
    add: (product, quantity = 1) => {
      const fault = faultOf(product)
      if (!fault) return void changeCart({ type: 'add', product, quantity })
      const error = new SettingError(fault.name, fault.given, fault.allowed)
      report({ feature: 'Cart', error: `add: ${error.message} Nothing was added.`, element: cart })
    },
    change: (id, quantity) => void changeCart({ type: 'change', id, quantity: Math.max(1, quantity) }),
    remove: (id) => void changeCart({ type: 'remove', id }),
  }
}
