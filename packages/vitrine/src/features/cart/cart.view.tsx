import { useId, useRef, useState, type ComponentPropsWithoutRef, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { CartCount } from '../../react/cart-count'
import { useLocale } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useOpen, type OpenProps } from '../../react/use-open'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountCart, type CartEvents, type CartMethods } from './cart.behaviour'
import { CartLines } from './cart.lines.view'
import type { Line } from './cart.model'
import { cartFields } from './cart.options'
import { changeCart } from './cart.store'

/** What its ref gives. */
export interface CartRef extends CartMethods {
  readonly element: HTMLElement | null
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof typeof cartFields>

export interface CartProps extends OptionProps<typeof cartFields>, Pick<CartEvents, 'onCartChange'>, OpenProps, BoxProps {
  /** The panel's id, unique on the page. Generated if not set. */
  readonly id?: string
  /** The address of cart.lines.css, if the page does not link it. */
  readonly styles?: string | undefined
  readonly ref?: Ref<CartRef>
}

const NONE: readonly Line[] = []
const METHODS = ['open', 'close', 'toggle', 'isOpen', 'lines', 'add', 'change', 'remove'] as const

/** The cart of a header: a button with a number, and a panel that lists what is in it. */
export function Cart(props: CartProps) {
  const locale = useLocale()
  const { options: texts, rest } = useOptions(cartFields, { locale, ...props }, { component: 'Cart', group: 'cart' })
  const { id, styles, open, defaultOpen, onOpenChange, onCartChange, ref, ...attributes } = rest
  const [lines, onLines] = useState(NONE)
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef('[]')
  // The engine may begin anew with the same cart: that is no change.
  const tellChange = (lines: readonly Line[]) => {
    const key = JSON.stringify(lines)
    if (key === told.current) return
    told.current = key
    onCartChange?.(lines)
  }
  const ownId = useId()
  const panel = id ?? ownId
  const data = dataOf(cartFields, texts)
  const { element, handle } = useBehaviour(mountCart, {
    feature: 'cart',
    options: data,
    ref,
    methods: METHODS,
    events: { onCartChange: tellChange, onLines, onOpenChange: (isOpen: boolean) => changed(isOpen) },
  })
  const changed = useOpen(handle, { open, defaultOpen, onOpenChange })
  return (
    <div {...attributes} ref={element} data-feature="cart" data-styles={styles} {...data}>
      <button ref={button} type="button" data-control="cart" popoverTarget={panel}>
        <svg
          data-part="icon"
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />
        </svg>
        <span data-part="label">{texts.label}</span>
        <CartCount data-part="count" />
      </button>
      <section popover="auto" id={panel} data-part="panel" data-state="empty" aria-label={texts.label}>
        <p data-part="empty">{texts.emptyText}</p>
        <p data-part="no-script">{texts.noScriptText}</p>
        <ul data-part="lines">
          <CartLines lines={lines} options={texts} onChange={changeCart} onEmptied={() => button.current?.focus()} />
        </ul>
        <p data-part="subtotal" hidden>
          <span>{texts.subtotalLabel}</span>
          <output data-part="sum" />
        </p>
        {texts.checkoutAddress ? (
          <a data-part="checkout" href={texts.checkoutAddress} hidden>
            {texts.checkoutLabel}
          </a>
        ) : null}
      </section>
    </div>
  )
}
