/** The page runtime: the door for a page script. Features have doors of their own (`vitrine/alert`). */
export { start, stop } from './start'
export { registry } from './registry'
export type { Handle, Mount, Registration } from './page/loading/registration'
export { ERROR_EVENT, type Fault } from './page/services/report'
