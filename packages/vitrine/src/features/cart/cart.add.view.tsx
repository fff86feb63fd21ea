import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { leaveOut } from '../../react/leave-out'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountAddToCart, type AddToCartEvents } from './cart.add.behaviour'
import { SettingError } from '../../core/setting-error'
import { tellOnce } from '../../react/tell-once'
import { faultOf, MOST, type Product } from './cart.model'
import { cartFields } from './cart.options'

const fields = {
  addLabel: cartFields.addLabel,
  quantityLabel: cartFields.quantityLabel,
  addedText: cartFields.addedText,
  noScriptText: cartFields.noScriptText,
}

type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'children'>

export interface AddToCartProps extends OptionProps<typeof fields>, AddToCartEvents, FormProps {
  /** The product to add. */
  readonly product: Product
  /** Replaces the plain number field: a field named `quantity`, such as `<Quantity name="quantity" min={1} />`. */
  readonly quantity?: ReactNode
  /** Other choices, as `select`s. The chosen texts are added to the product's name in the cart. */
  readonly choices?: ReactNode
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

const NO_PRODUCT: Partial<Product> = {}

/** What cannot be sold: a product that has not come yet, or one without a name or a price. */
function tellNothing(product: Partial<Product> | undefined): void {
  const fault = faultOf(product && { ...product, title: product.title || product.id }, ['title', 'price'])
  if (fault) tellOnce(`AddToCart: ${new SettingError(fault.name, fault.given, fault.allowed).message} There is nothing to add.`)
}

/** Puts a product into the cart that the visitor's browser keeps. */
export function AddToCart(props: AddToCartProps) {
  const { options, rest: mixed } = useOptions(fields, props, { component: 'AddToCart', group: 'cart' })
  const rest = leaveOut(mixed, cartFields)
  const { addLabel, quantityLabel, addedText, noScriptText } = options
  const { product, quantity, choices, onAdd, ref, ...attributes } = rest
  const { id, title, price, currency, href, picture } = product ?? NO_PRODUCT
  const { element } = useBehaviour(mountAddToCart, {
    feature: 'add-to-cart',
    options: [product, addedText],
    ref,
    events: { onAdd, onNothing: () => tellNothing(product) },
  })
  return (
    <form
      {...attributes}
      ref={element}
      data-feature="add-to-cart"
      data-id={id}
      data-title={title}
      data-price={Number.isNaN(Number(price)) ? undefined : price}
      data-currency={currency}
      data-href={href}
      data-picture={picture}
      data-added-text={addedText}
    >
      {choices ? <div data-part="choices">{choices}</div> : null}
      {quantity ?? (
        <label data-part="quantity">
          <span>{quantityLabel}</span>
          <input type="number" inputMode="numeric" name="quantity" min="1" max={MOST} step="1" defaultValue="1" required />
        </label>
      )}
      <button type="submit" data-control="add">
        {addLabel}
      </button>
      <p data-part="status" role="status" />
      <p data-part="no-script">{noScriptText}</p>
    </form>
  )
}
