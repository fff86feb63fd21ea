import { start } from './start'

export { start, stop } from './start'

/** The entry of the page script: put on an existing site, it starts by itself once the page has been read. */
start()

