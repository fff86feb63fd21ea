import { addGalleryPlugin } from './jquery'
import { start } from './start'

export { start, stop } from './start'

/** Vimeo's player object of a video on the page, for scripts of a page's own. */
export const vimeoPlayer = async (given: unknown) => (await import('./features/video/video.script')).vimeoPlayer(given)

export { addGalleryPlugin }

/** The entry of the page script: put on an existing site, it starts by itself once the page has been read. */
start()
// Where the page has jQuery, the gallery is there as its plugin too, in time for what the page does when it is ready.
addGalleryPlugin()
window.addEventListener('load', () => addGalleryPlugin(), { once: true })
