import { fetchOnce } from '../../page/loading/once'
import type { Handle } from '../../page/loading/registration'
import { report } from '../../page/services/report'
import { mountCart } from './cart.behaviour'
import type { Line } from './cart.model'
import type { CartOptions } from './cart.options'
import { changeCart } from './cart.store'

/** React and the view, side by side: one after the other they would take twice as long on a slow line. */
const fetchView = fetchOnce(() => Promise.all([import('../../react/draw'), import('./cart.lines.view')]))

/** The cart of a page that runs no React: what lists its lines is fetched as the visitor reaches for a cart with something in it. */
export function mountServedCart(cart: HTMLElement, signal: AbortSignal): Handle {
  const list = cart.querySelector<HTMLElement>('[data-part="lines"]')!
  let draw: ((lines: readonly Line[]) => void) | undefined
  let latest: readonly Line[] = []

  const wake = async (options: CartOptions) => {
    const [{ drawIn }, { CartLines }] = await fetchView()
    if (draw || signal.aborted) return
    const drawLines = drawIn(list, CartLines, signal)
    const onEmptied = () => cart.querySelector<HTMLElement>('[data-control="cart"]')?.focus()
    draw = (lines) => drawLines({ lines, options, onChange: changeCart, onEmptied })
    draw(latest)
  }
  const tell = (error: unknown, { unavailableText }: CartOptions) => {
    report({ feature: 'cart', error, element: cart })
    const item = document.createElement('li')
    item.textContent = unavailableText
    if (!signal.aborted) list.replaceChildren(item)
  }
  let isWaking = false
  let tryAgain = () => {}
  signal.addEventListener('abort', () => list.replaceChildren())
  return mountCart(cart, signal, {
    onLines: (lines, options) => {
      latest = lines
      if (draw) return draw(lines)
      tryAgain = () => {
        if (latest.length === 0 || draw || isWaking) return
        isWaking = true
        void wake(options)
          .catch((error: unknown) => tell(error, options))
          .finally(() => (isWaking = false))
      }
      tryAgain()
    },
    onOpenChange: (isOpen) => isOpen && tryAgain(),
  })
}
