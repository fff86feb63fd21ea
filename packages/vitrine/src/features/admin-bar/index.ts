export { mountAdminBar } from './admin-bar.behaviour'
