import { readOptions } from '../../page/services/options'
import { after } from '../../page/services/clock'
import { raise } from '../../page/services/events'
import type { Product } from './cart.model'
import { productFields, productFrom, withChoices } from './cart.product'
import { changeCart } from './cart.store'

/** ms: how long the button says that it worked. */
const ADDED = 2500

export interface AddToCartEvents {
  /** The product was added. */
  onAdd?(product: Product, quantity: number): void
}

interface Events extends AddToCartEvents {
  /** There is nothing to add: a component tells it in its own words. */
  onNothing?(): void
}

/** Puts a product into the cart, says so, and lets the page know. */
export function mountAddToCart(form: HTMLElement, signal: AbortSignal, events: Events = {}): void {
  const { addedText, ...given } = readOptions(productFields, form, { feature: 'add-to-cart' })
  const product = productFrom(given, location.href)
  const status = form.querySelector('[data-part="status"]')
  let settle = () => {}
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (!product) return
      const quantity = Math.max(1, Number(new FormData(form as HTMLFormElement).get('quantity')) || 1)
      const chosen = withChoices(product, choicesIn(form))
      changeCart({ type: 'add', product: chosen, quantity })
      form.dataset.state = 'added'
      if (status) status.textContent = addedText.split('%s').join(chosen.title)
      settle()
      settle = after(ADDED, () => form.removeAttribute('data-state'), signal)
      raise('vitrine:added-to-cart', { product: chosen.id, quantity })
      events.onAdd?.(chosen, quantity)
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    form.removeAttribute('data-state')
    status?.replaceChildren()
  })
  if (product) return
  for (const button of form.querySelectorAll<HTMLButtonElement>('button, input[type="submit"]')) button.disabled = true
  if (events.onNothing) return events.onNothing()
  throw new Error('there is nothing to add: the form needs data-title and data-price.')
}

/** What the form's selects say. One whose value is empty has not been chosen. */
const choicesIn = (form: HTMLElement): string[] =>
  [...form.querySelectorAll('select')].filter(({ value }) => value).map((select) => select.selectedOptions[0]!.text)
