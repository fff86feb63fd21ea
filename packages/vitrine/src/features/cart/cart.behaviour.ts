import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { hasAnchors, keepBeside } from '../../page/ui/anchor'
import { addStyles } from '../../page/ui/styles'
import { rememberAttributes } from '../../page/ui/markup'
import { popoverMethods, type OpenEvents, type OpenMethods } from '../../page/ui/popover'
import { linesOf, subtotalsOf, type Line, type Product } from './cart.model'
import { cartFields, type CartOptions } from './cart.options'
import { CART_EVENT, CART_KEY } from './cart.names'
import { changeCart, loadCart } from './cart.store'

export interface CartEvents extends OpenEvents {
  /** What is in the cart has changed: here, by an `AddToCart`, or in another tab. */
  onCartChange?(lines: readonly Line[]): void
}

export interface CartMethods extends OpenMethods {
  /** What is in the cart. */
  lines(): readonly Line[]
  /** Puts a product into the cart: one, where no quantity is said. */
  add(product: Product, quantity?: number): void
  /** A quantity of at least 1. */
  change(id: string, quantity: number): void
  /** Takes a product out, however many there are. */
  remove(id: string): void
}

/** Shows what is in the cart, and lets the visitor change it. */
export function mountCart(cart: HTMLElement, signal: AbortSignal, events: CartEvents = {}): CartMethods & Handle {
  const options = readOptions(cartFields, cart, { feature: 'cart' })
  const panel = cart.querySelector<HTMLElement>('[data-part="panel"]')!
  const button = cart.querySelector<HTMLElement>('[data-control="cart"]')!
  const list = panel.querySelector<HTMLElement>('[data-part="lines"]')!
  const template = panel.querySelector('template')!
  addStyles(cart.dataset.styles)
  const remember = rememberAttributes(signal)
  remember(panel, 'data-state')
  remember(button, 'aria-expanded')
  const money = moneyIn(options.locale || document.documentElement.lang)

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
    // A line that is already there stays the same element: its field keeps focus while its number changes.
    const before = new Map([...list.children].map((item) => [(item as HTMLElement).dataset.id, item as HTMLElement]))
    list.replaceChildren(
      ...lines.map((line) => {
        const item = before.get(line.id) ?? (template.content.firstElementChild!.cloneNode(true) as HTMLElement)
        fill(item, line, { ...options, money })
        return item
      }),
    )
    panel.querySelector('[data-part="sum"]')!.textContent = subtotalsOf(state)
      .map(({ amount, currency }) => money(amount, currency))
      .join(' + ')
  }

  const idAt = ({ target }: globalThis.Event) => (target as Element).closest<HTMLElement>('[data-part="line"]')?.dataset.id
  panel.addEventListener(
    'change',
    (event) => {
      const id = idAt(event)
      const { value } = event.target as HTMLInputElement
      if (id) changeCart({ type: 'change', id, quantity: value === '' ? NaN : Math.max(1, Number(value)) })
    },
    { signal },
  )
  panel.addEventListener(
    'click',
    (event) => {
      const id = idAt(event)
      if (!id || !(event.target as Element).closest('[data-control="remove"]')) return
      const at = linesOf(loadCart()).findIndex((line) => line.id === id)
      changeCart({ type: 'remove', id })
      // What was focused is gone: the next line's button takes its place, or the panel's own button.
      const removes = panel.querySelectorAll<HTMLElement>('[data-control="remove"]')
      ;(removes[Math.min(at, removes.length - 1)] ?? button).focus()
    },
    { signal },
  )
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
    list.replaceChildren()
    panel.querySelector('[data-part="sum"]')!.replaceChildren()
  })
  // The click that fetched this code may have opened it already.
  update()
  show()
  return {
    ...popoverMethods(panel, button),
    lines: () => linesOf(loadCart()),
    add: (product, quantity = 1) => void changeCart({ type: 'add', product, quantity }),
    change: (id, quantity) => void changeCart({ type: 'change', id, quantity: Math.max(1, quantity) }),
    remove: (id) => void changeCart({ type: 'remove', id }),
  }
}

type Money = (amount: number, currency: string) => string

function fill(
  item: HTMLElement,
  { id, title, href, picture, price, currency, quantity }: Line,
  { removeLabel, money }: CartOptions & { money: Money },
): void {
  const part = <E extends HTMLElement>(name: string) => item.querySelector<E>(`[data-part="${name}"]`)!
  item.dataset.id = id
  const link = part<HTMLAnchorElement>('title')
  link.href = href
  link.textContent = title
  part('price').textContent = money(price * quantity, currency)
  item.querySelector('input')!.value = String(quantity)
  part('remove').setAttribute('aria-label', removeLabel.split('%s').join(title))
  const image = part<HTMLImageElement>('thumbnail')
  image.hidden = !picture
  if (picture && image.getAttribute('src') !== picture) image.src = picture
}

const moneyIn =
  (locale: string): Money =>
  (amount, currency) =>
    new Intl.NumberFormat(locale || undefined, { style: 'currency', currency }).format(amount)
