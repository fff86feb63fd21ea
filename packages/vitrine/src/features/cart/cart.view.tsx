import { dataOf } from '../../core/data'
import { cartFields, type CartOptions } from './cart.options'
import { MOST } from './cart.model'

export interface CartProps extends Partial<CartOptions> {
  /** Unique on the page: the panel's id. */
  readonly id: string
  /** The address of cart.lines.css, where the page has not linked it. */
  readonly styles?: string | undefined
}

/** The cart of a header: a button with a number, and a panel that lists what is in it. */
export function Cart({ id, styles, ...options }: CartProps) {
  const texts = { ...fallbacks, ...options }
  return (
    <div data-feature="cart" data-styles={styles} {...dataOf(cartFields, options)}>
      <button type="button" data-control="cart" popoverTarget={id}>
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
        <span data-part="count" data-cart-count="" hidden />
      </button>
      <section popover="auto" id={id} data-part="panel" data-state="empty" aria-label={texts.label}>
        <p data-part="empty">{texts.emptyText}</p>
        <p data-part="no-script">{texts.noScriptText}</p>
        <ul data-part="lines" />
        <p data-part="subtotal" hidden>
          <span>{texts.subtotalLabel}</span>
          <output data-part="sum" />
        </p>
        {texts.checkoutAddress ? (
          <a data-part="checkout" href={texts.checkoutAddress} hidden>
            {texts.checkoutLabel}
          </a>
        ) : null}
        <template data-part="line-template">
          <li data-part="line">
            <img data-part="thumbnail" alt="" width="72" height="72" hidden />
            <a data-part="title" href="/">
              {texts.label}
            </a>
            <label data-part="quantity">
              <span>{texts.quantityLabel}</span>
              <input type="number" inputMode="numeric" min="1" max={MOST} step="1" data-control="quantity" />
            </label>
            <span data-part="price" />
            <button type="button" data-part="remove" data-control="remove">
              <svg
                viewBox="0 0 24 24"
                width="18"
                height="18"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </li>
        </template>
      </section>
    </div>
  )
}

const fallbacks = Object.fromEntries(Object.entries(cartFields).map(([name, field]) => [name, field.fallback])) as CartOptions
