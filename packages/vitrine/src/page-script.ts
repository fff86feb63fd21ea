import { start } from './start'

export { start, stop } from './start'

/** Vimeo's player object of a video on the page, for scripts of a page's own. */
export const vimeoPlayer = async (given: unknown) => (await import('./features/video/video.script')).vimeoPlayer(given)

/** The entry of the page script: put on an existing site, it starts by itself once the page has been read. */
start()
