export { Alert, type AlertProps, type AlertRef } from './alert.view'
export { mountAlert } from './alert.behaviour'
export { alertFields, type AlertOptions } from './alert.options'
