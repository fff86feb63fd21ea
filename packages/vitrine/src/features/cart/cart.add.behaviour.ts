import { number, text } from '../../core/fields'
import { readOptions } from '../../page/options'
import { after } from '../../page/clock'
import { raise } from '../../page/events'
import { changeCart } from './cart.store'

const productFields = { id: text(''), title: text(''), price: number(0, { min: 0 }), currency: text('EUR'), href: text('/'), picture: text(''), addedText: text('%s is in your cart') }

/** ms: how long the button says that it worked. */
const ADDED = 2500

/** Puts a product into the cart, says so, and lets the page know. */
export function mountAddToCart(form: HTMLElement, signal: AbortSignal): void {
  const { addedText, picture, ...product } = readOptions(productFields, form, { feature: 'add-to-cart' })
  const status = form.querySelector('[data-part="status"]')
  let settle = () => {}
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const quantity = Math.max(1, Number(new FormData(form as HTMLFormElement).get('quantity')) || 1)
      changeCart({ type: 'add', product: { ...product, picture: picture || undefined }, quantity })
      form.dataset.state = 'added'
      if (status) status.textContent = addedText.split('%s').join(product.title)
      settle()
      settle = after(ADDED, () => form.removeAttribute('data-state'), signal)
      raise('vitrine:added-to-cart', { product: product.id, quantity })
    },
    { signal },
  )
}
