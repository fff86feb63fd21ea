import { flag, number, oneOf, optional, readValue, text, type Field, type OptionsOf } from '../../core/fields'
import type { GroupInputs } from './items/item'
import { readGroups } from './settings/groups'
import { DEFAULT_SOCIAL_LINKS, readSocialLinks, type SocialLinks } from './share/links'

export const SKINS = ['dark', 'light', 'mac', 'metro-black', 'metro-white', 'parade', 'smooth'] as const

/** ms for each speed name. */
const SPEEDS = { fast: 100, normal: 400, slow: 800 } as const

const speed = oneOf(['fast', 'normal', 'slow'], 'normal')
const socialLinks: Field<SocialLinks> = {
  fallback: DEFAULT_SOCIAL_LINKS,
  allowed: 'links by name, each with a source (an http, https or mailto address that may hold {URL}) and a text',
  read: readSocialLinks,
}
const groups: Field<GroupInputs> = {
  fallback: {},
  allowed: 'groups by name, each a list of items with at least a url (or html)',
  read: (value) => {
    let isRight = true
    const read = readGroups(value, () => (isRight = false))
    return isRight ? read : undefined
  },
}

export const galleryFields = {
  /** Whether links open in the gallery at all. */
  isOn: flag(true),
  /** Whether there is a slideshow, with a play and pause button. */
  hasSlideshow: flag(true),
  /** Whether the slideshow plays from the start. */
  autoplay: flag(false),
  /** How the overlay looks. */
  skin: oneOf(SKINS, 'dark'),
  /** Whether titles are shown. */
  hasTitle: flag(true),
  /** Whether captions are shown. */
  hasCaption: flag(true),
  /** How fast the overlay shows and hides, by name: fast 100, normal 400, slow 800 ms. Without a name, `showDuration` counts. */
  speed: optional<'fast' | 'normal' | 'slow'>({
    ...speed,
    read: (value) => readValue(speed, typeof value === 'string' ? value.toLowerCase() : value),
  }),
  /** ms: how long showing and hiding take if `speed` is not set. */
  showDuration: number(300, { min: 0 }),
  /** The direction in which items move. `vertical` has its thumbnails at the side, `horizontal` below. */
  path: oneOf(['vertical', 'horizontal'], 'vertical'),
  /** Whether there are arrows. Without them the previous and next items show at the edges. */
  hasArrows: flag(true),
  /** ms: how long the slideshow stays on an item. */
  pauseTime: number(5000, { min: 100 }),
  /** How much the overlay covers the page, 0 to 1. */
  opacity: number(0.85, { min: 0, max: 1 }),
  /** Whether the last item is followed by the first (with at least 3 items). */
  loop: flag(false),
  /** Whether there is a button to share the open item. */
  hasSocial: flag(true),
  socialLinks,
  /** Whether the address's hash follows the open item. */
  deepLinking: flag(true),
  /** Times: how much a picture grows under the mouse. 1 is off. */
  zoom: number(1, { min: 1, max: 10 }),
  /** Whether linked pictures in a post's text join by themselves. */
  postImages: flag(true),
  /** Groups of items that are not links on the page, by name; a link to `#name/0` opens one. */
  groups,
  /** Times the natural size: a picture is never shown smaller. */
  minScale: number(0.2, { min: 0.01, max: 1 }),
  /** Times the natural size: a picture is never shown larger, unless the visitor zooms. */
  maxScale: number(1, { min: 0.01 }),
  /** ms: how long an arrow takes to fade. */
  fadeDuration: number(200, { min: 0 }),
  /** ms: how long a loaded item takes to fade in. */
  loadedFadeDuration: number(180, { min: 0 }),
  /** ms: how long the change from one item to the next takes. */
  switchDuration: number(500, { min: 0 }),
  /** px: a window up to this width gets the mobile layout. */
  mobileWidth: number(980, { min: 0 }),
  /** px */
  thumbnailWidth: number(120, { min: 16 }),
  /** px */
  thumbnailHeight: number(80, { min: 16 }),
  /** The active thumbnail's opacity. */
  activeOpacity: number(0.6, { min: 0, max: 1 }),
  /** ms: arrows hide after this time without mouse movement. */
  hideArrowsAfter: number(3000, { min: 0 }),
  /** px: the share window. */
  shareWidth: number(640),
  /** px */
  shareHeight: number(360),
  /** Whether pictures and video files can be downloaded from the overlay. */
  canDownload: flag(false),
  /** px: the size of a video or frame without a size of its own. */
  videoWidth: number(1280, { min: 1 }),
  /** px */
  videoHeight: number(720, { min: 1 }),
  /** Whether YouTube videos open in the gallery; if not, a link to one stays a link. */
  statusYt: flag(true),
  /** The same for Vimeo. */
  statusVimeo: flag(true),
  /** The address of a service that recognises links (smart recognition). Empty: off. */
  recognitionAddress: text(''),
  /** The address for looking up a video's thumbnail. Empty: off. Another site is contacted only with consent. */
  lookupAddress: text('https://vimeo.com/api/oembed.json'),
  /** ms: how long a call, a frame or fetched content may take. */
  timeout: number(10_000, { min: 1 }),
  /** ms: how long a picture or a video file may take before "Try again" is offered. It still shows if it loads later. */
  loadTimeout: number(20_000, { min: 1 }),
}

export type GalleryOptions = OptionsOf<typeof galleryFields>

/** ms: how long showing and hiding take. */
export const showTime = ({ speed: name, showDuration }: Pick<GalleryOptions, 'speed' | 'showDuration'>): number =>
  name ? SPEEDS[name] : showDuration
