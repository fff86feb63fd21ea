export { Quantity, type QuantityProps, type QuantityRef } from './quantity.view'
export { mountQuantity, type QuantityEvents, type QuantityMethods } from './quantity.behaviour'
export { quantityFields, type QuantityOptions } from './quantity.options'
