export { Alert, type AlertProps, type AlertRef } from './alert.view'
export { alertFields, type AlertOptions } from './alert.options'
