export { Cart, type CartProps } from './cart.view'
export { AddToCart, type AddToCartProps } from './cart.add.view'
export { cartFields, type CartOptions } from './cart.options'
export type { Product } from './cart.model'
