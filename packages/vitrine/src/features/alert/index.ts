export { Alert, type AlertProps } from './alert.view'
export { alertFields, type AlertOptions } from './alert.options'
