import { text, type OptionsOf } from '../../core/fields'
import { LOAD_CONTENTS, LOAD_IMAGE, MISSING_PLUGIN } from './gallery.errors'
import { SHARE_BY_MAIL, SHARE_ON } from './share/links'

/** Every word that the overlay says. `{…}` is filled in. */
export const galleryTextFields = {
  /** The dialog's name. */
  name: text('Gallery'),
  close: text('Press Esc to close'),
  enterFullscreen: text('Enter Fullscreen (Shift+Enter)'),
  exitFullscreen: text('Exit Fullscreen (Shift+Enter)'),
  play: text('Slideshow'),
  pause: text('Pause slideshow'),
  next: text('Next'),
  previous: text('Previous'),
  zoomIn: text('Zoom in'),
  zoomOut: text('Zoom out'),
  share: text('Share'),
  /** A link of the share menu: {network}. */
  shareOn: text(SHARE_ON),
  shareByMail: text(SHARE_BY_MAIL),
  download: text('Download'),
  thumbnails: text('All items'),
  /** The current position: {index} and {total}. */
  position: text('{index} of {total}'),
  /** A thumbnail's name if the item has none: {index}. */
  item: text('Item {index}'),
  retry: text('Try again'),
  loadImage: text(LOAD_IMAGE),
  loadContents: text(LOAD_CONTENTS),
  /** {type} is the plugin's name. */
  missingPlugin: text(MISSING_PLUGIN),
  /** In place of a video whose provider the site has switched off: {provider}. */
  elsewhere: text('Watch this video on {provider}'),
  /** Before a provider's video: {provider}. */
  consent: text('This video is played by {provider}. Once you play it, {provider} receives your address and may set cookies.'),
  consentOnce: text('Play the video'),
  consentAlways: text('Always allow {provider}'),
}

export type GalleryTexts = OptionsOf<typeof galleryTextFields>
