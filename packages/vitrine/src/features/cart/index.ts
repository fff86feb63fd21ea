export { Cart, type CartProps, type CartRef } from './cart.view'
export { AddToCart, type AddToCartProps } from './cart.add.view'
export { cartFields, type CartOptions } from './cart.options'
export type { Line, Product } from './cart.model'
