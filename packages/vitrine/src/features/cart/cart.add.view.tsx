import type { Product } from './cart.model'
import { MOST } from './cart.model'
import { cartFields, type CartOptions } from './cart.options'

export interface AddToCartProps extends Partial<Pick<CartOptions, 'addLabel' | 'quantityLabel' | 'addedText' | 'noScriptText'>> {
  readonly product: Product
}

/** Puts a product into the cart that the visitor's browser keeps. */
export function AddToCart({
  product: { id, title, price, currency, href, picture },
  addLabel = cartFields.addLabel.fallback,
  quantityLabel = cartFields.quantityLabel.fallback,
  addedText = cartFields.addedText.fallback,
  noScriptText = cartFields.noScriptText.fallback,
}: AddToCartProps) {
  return (
    <form
      data-feature="add-to-cart"
      data-id={id}
      data-title={title}
      data-price={price}
      data-currency={currency}
      data-href={href}
      data-picture={picture}
      data-added-text={addedText}
    >
      <label data-part="quantity">
        <span>{quantityLabel}</span>
        <input type="number" inputMode="numeric" name="quantity" min="1" max={MOST} step="1" defaultValue="1" required />
      </label>
      <button type="submit" data-control="add">
        {addLabel}
      </button>
      <p data-part="status" role="status" />
      <p data-part="no-script">{noScriptText}</p>
    </form>
  )
}
