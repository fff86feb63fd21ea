/** The door for what reads videos in texts, such as a site's build: options alone, no behaviour and no view. */
export { videoFields } from './video.options'
