export { AdminBar, type AdminBarProps } from './admin-bar.view'
export { mountAdminBar } from './admin-bar.behaviour'
export { coveredHeight } from './admin-bar.model'
export { adminBarFields, type AdminBarOptions } from './admin-bar.options'
