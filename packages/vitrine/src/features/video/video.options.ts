import { flag, number, oneOf, optional, readFlag, readValue, text, type Field, type Fields, type OptionsOf } from '../../core/fields'
import { readFields } from '../../core/read-fields'
import { SettingError } from '../../core/setting-error'
import { readProviderVideo, type Provider } from './video.ids'

/** s: no video is longer. */
const DAY = 86_400

/** Seconds, or minutes and seconds (`1:30`). -1 and an empty text mean none. */
const moment: Field<number> = {
  fallback: -1,
  allowed: 'a number of seconds, or minutes and seconds such as 1:30',
  read: (value) => {
    if (value === '' || Number(value) === -1) return -1
    const parts = String(value).split(':').map(Number)
    if (parts.length > 2 || !parts.every((part) => part >= 0)) return undefined
    const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
    return seconds < DAY ? seconds : undefined
  },
}

/** Width to height, as a number: "16:9" is 1.777…. */
const ratio: Field<number> = {
  fallback: 16 / 9,
  allowed: 'width and height, such as 16:9',
  read: (value) => {
    const [width = 0, height = 0] = String(value).split(':').map(Number)
    const given = width / height
    return width > 0 && height > 0 && given > 0 && Number.isFinite(given) ? given : undefined
  },
}

/** A level in percent; the words that pages use for no sound mean 0. */
const volume: Field<number> = {
  fallback: 75,
  allowed: 'a number from 0 to 100, or "mute"',
  read: (value) => (value === 'mute' ? 0 : readValue(number(0, { min: 0, max: 100 }), value)),
}

/** Besides on and off, the words that sliders have for it. */
const loop = (fallback: boolean): Field<boolean> => ({
  ...flag(fallback),
  read: (value) => (value === 'loop' || value === 'loopandnoslidestop' ? true : value === 'none' ? false : readFlag(value)),
})

/** A provider's id or address. */
const providerVideo = (provider: Provider, allowed: string): Field<string | undefined> => ({
  fallback: undefined,
  allowed,
  read: (value) => (readProviderVideo(provider, String(value)) ? String(value) : undefined),
})

/** What is played, and what stands still before it: read where the page is made. */
const sourceFields = {
  /** The file's address. The browser plays the first type that it can. */
  mp4: optional(text('')),
  /** The same as WebM. */
  webm: optional(text('')),
  /** The same as Ogg. */
  ogv: optional(text('')),
  /** Address of the still picture, on this site. */
  poster: optional(text('')),
}

/** How it is played: read again by the page's script, from the element's data attributes. */
export const playFields = {
  /** The video's YouTube id or address. A start, an end and a list in the address work. */
  ytid: providerVideo('youtube', 'a YouTube id of 11 letters, digits, - and _, or an address at https://www.youtube.com/'),
  /** The video's Vimeo id or address. A start and an unlisted video's key in the address work. */
  vimeoid: providerVideo('vimeo', 'a Vimeo id, or an address at https://vimeo.com/'),
  /** The video is a background: silent, without controls, behind its row's content. */
  bgvideo: flag(false),
  /**
   * Starts again at its end.
   * @default true; in a text: false
   */
  loop: loop(true),
  /** s: where it begins, and where it ends. */
  start: moment,
  end: moment,
  /** Percent. */
  volume,
  /** Without sound. */
  mute: flag(false),
  /**
   * Starts by itself when it comes into view.
   * @default true; in a text: false
   */
  autoplay: flag(true),
  /**
   * Whether the player shows its own controls.
   * @default false; in a text: true
   */
  controls: flag(false),
  ratio,
  /**
   * How much of a file is fetched before it is played.
   * @default 'auto'; in a text: 'metadata'
   */
  preload: oneOf(['auto', 'metadata', 'none'], 'auto'),
  /** s: if the provider's player has not loaded after this time, a notice says so. */
  wait: number(5, { min: 0, max: 3600 }),
  /** Pauses the other videos of the page when it starts. */
  stopOther: flag(true),
  /** At its end its slider moves to the next slide; then it does not loop. */
  nextSlideOnEnd: flag(false),
  /** How a background fits its row: covers it, or is contained in it. */
  fit: oneOf(['cover', 'contain'], 'cover'),
  /** Whether the site shows videos of this provider at all. */
  statusYt: flag(true),
  /** The same for Vimeo. */
  statusVimeo: flag(true),
  /** Shown on the video if the provider's player did not load; {provider} is its name. */
  notice: text('{provider} could not be loaded. Check your connection and try again.'),
  /** The same for a file. */
  fileNotice: text('The video could not be loaded. Check your connection and try again.'),
  /** Shown if trying again would not help: the video is private, deleted, or may not be shown on other sites. */
  refusal: text('This video cannot be played here.'),
  /** The link to the video on its provider's site. */
  watch: text('Watch on {provider}'),
}

/** The words of parts that hand-written markup may lack. */
export const partFields = {
  /** The video's name. */
  title: text(''),
  play: text('Play video'),
  pause: text('Pause video'),
  consent: text('This video is shown by {provider}. Playing it sends data, such as your address on the internet, to {provider}.'),
  allow: text('Play video'),
  always: text('Always allow {provider}'),
}

/** The settings of one video, by the names that slider and row videos have always had. */
export const videoFields = { ...sourceFields, ...playFields }

export type PlayOptions = OptionsOf<typeof playFields>
export type VideoOptions = OptionsOf<typeof sourceFields> & PlayOptions

/** Site-wide: which providers' videos are shown. */
export const videoSettingFields = { statusYt: videoFields.statusYt, statusVimeo: videoFields.statusVimeo }

/** Whether the site has switched off the provider that a video comes from. */
export const isOff = (kind: string | undefined, { statusYt, statusVimeo }: OptionsOf<typeof videoSettingFields>): boolean =>
  (kind === 'youtube' && !statusYt) || (kind === 'vimeo' && !statusVimeo)

/** Where a video stands. In a text it waits to be asked; slides and rows have the spec's defaults: looping, by itself. */
export type Place = 'text' | 'slide' | 'row'

const inText = { autoplay: flag(false), loop: loop(false), controls: flag(true), preload: oneOf(['auto', 'metadata', 'none'], 'metadata') }

/** The fields with the defaults of their place: they serve where nothing was given, and where something wrong was. */
export const fieldsFor = <F extends Fields>(fields: F, place: Place): F => (place === 'text' ? { ...fields, ...inText } : fields)

/** What follows from the given options, and from each other. */
export function settle<O extends PlayOptions>(options: O, { place, stopOther }: { place: Place; stopOther: unknown }): O {
  const isBackground = options.bgvideo || place === 'row'
  return {
    ...options,
    bgvideo: isBackground,
    mute: options.mute || isBackground || options.volume === 0,
    controls: options.controls && !isBackground,
    loop: options.loop && !options.nextSlideOnEnd,
    stopOther: isBackground ? readFlag(stopOther) === true : options.stopOther,
  }
}

/** What an end that is not after its start means: no end. */
export const hasBadEnd = ({ start, end }: Pick<PlayOptions, 'start' | 'end'>): boolean => end > 0 && end <= start

export function readVideoOptions(given: Readonly<Record<string, unknown>>, place: Place = 'slide'): VideoOptions {
  const values = { ...readSettingsText(given.settings), ...given }
  const options = readFields(fieldsFor(videoFields, place), values, 'video')
  if (hasBadEnd(options)) throw new SettingError('video.end', options.end, `after its start (${options.start} s)`)
  return settle(options, { place, stopOther: values.stopOther })
}

/** The one-line form `mp4:clip.mp4;loop:f;start:1:30`: a name, a colon, a value, a semicolon. */
export function readSettingsText(settings: unknown): Record<string, string> {
  if (typeof settings !== 'string') return {}
  const pairs = settings.split(';').flatMap((pair) => {
    const colon = pair.indexOf(':')
    return colon > 0 ? [[pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const] : []
  })
  return Object.fromEntries(pairs)
}
