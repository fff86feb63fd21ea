import { text, type OptionsOf } from '../../core/fields'

export const cartFields = {
  /** Where the checkout button leads: the site's shop system. Empty: no button. */
  checkoutAddress: text(''),
  /** The name of the cart and of its button. */
  label: text('Shopping cart'),
  emptyText: text('Your cart is empty.'),
  /** Shown if the code for the lines could not be loaded. */
  unavailableText: text('What is in your cart cannot be shown at the moment.'),
  subtotalLabel: text('Subtotal'),
  checkoutLabel: text('Check out'),
  quantityLabel: text('Quantity'),
  /** %s is the product's name. */
  removeLabel: text('Remove %s'),
  addLabel: text('Add to cart'),
  /** Announced when something was added; %s is the product's name. */
  addedText: text('%s is in your cart'),
  /** The language of prices, such as `de-CH`. Without it, the page's. */
  locale: text(''),
  noScriptText: text('The cart is kept by your browser, and needs scripts to do so.'),
}

export type CartOptions = OptionsOf<typeof cartFields>
