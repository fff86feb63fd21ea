/** The page runtime: the door for a page script. Features have doors of their own (`vitrine/alert`). */
export { start, stop, type Mount } from './start'
export { registry, type Registration } from './registry'
export { ERROR_EVENT, type Fault } from './page/report'
