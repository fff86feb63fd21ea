import { readOptions } from '../../page/services/options'
import { hasAnchors, keepBeside } from '../../page/ui/anchor'
import { addStyles } from '../../page/ui/styles'
import { linesOf, subtotalsOf, type Line } from './cart.model'
import { cartFields, type CartOptions } from './cart.options'
import { CART_EVENT } from './cart.names'
import { changeCart, loadCart } from './cart.store'

/** Shows what is in the cart, and lets the visitor change it. */
export function mountCart(cart: HTMLElement, signal: AbortSignal): void {
  const options = readOptions(cartFields, cart, { feature: 'cart' })
  const panel = cart.querySelector<HTMLElement>('[data-part="panel"]')!
  const button = cart.querySelector<HTMLElement>('[data-control="cart"]')!
  const list = panel.querySelector<HTMLElement>('[data-part="lines"]')!
  const template = panel.querySelector('template')!
  addStyles(cart.dataset.styles)

  const show = () => {
    const state = loadCart()
    const lines = linesOf(state)
    panel.dataset.state = state.name
    for (const part of panel.querySelectorAll<HTMLElement>(
      ':scope > :is([data-part="empty"], [data-part="subtotal"], [data-part="checkout"])',
    )) {
      part.hidden = (part.dataset.part === 'empty') === lines.length > 0
    }
    // A line that is already there stays the same element: its field keeps focus while its number changes.
    const before = new Map([...list.children].map((item) => [(item as HTMLElement).dataset.id, item as HTMLElement]))
    list.replaceChildren(
      ...lines.map((line) => {
        const item = before.get(line.id) ?? (template.content.firstElementChild!.cloneNode(true) as HTMLElement)
        fill(item, line, options)
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
  const update = () => {
    const isOpen = panel.matches(':popover-open')
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && !hasAnchors())
      void keepBeside(panel, { anchor: button, side: 'bottom-end', margin: 10, under: button.closest('[data-part="row"]') }).then((end) =>
        panel.addEventListener('beforetoggle', end, { once: true }),
      )
  }
  panel.addEventListener('toggle', update, { signal })
  document.addEventListener(CART_EVENT, show, { signal })
  window.addEventListener('storage', show, { signal })
  // The click that fetched this code may have opened it already.
  update()
  show()
}

function fill(item: HTMLElement, { id, title, href, picture, price, currency, quantity }: Line, { removeLabel }: CartOptions): void {
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

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, { style: 'currency', currency }).format(amount)
