/** Where the visitor's browser keeps the cart. */
export const CART_KEY = 'vitrine-cart'
/** Raised on the document when the cart of this page has changed. */
export const CART_EVENT = 'vitrine:cart'
