/** What may open a panel by itself, in the order in which it is asked. */
export type Trigger = 'page-load' | 'time' | 'scroll' | 'exit' | 'inactivity' | 'state'

/** ms after the page's script has begun: when a panel that opens on page load does so. */
export const OPEN_DELAY = 100
/** ms without a sign of the visitor, after which time does not count as active any more. */
export const IDLE_AFTER = 30_000
