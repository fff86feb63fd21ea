export { Select, type SelectProps } from './select.view'
export { selectFields, type SelectOptions } from './select.options'
