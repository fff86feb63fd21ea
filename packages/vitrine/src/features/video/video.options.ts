import { flag, number, oneOf, optional, readFields, readFlag, text, type Field, type OptionsOf } from '../../core/fields'

/** Seconds, or minutes and seconds (`1:30`). -1 and an empty text mean none. */
const moment: Field<number> = {
  fallback: -1,
  allowed: 'a number of seconds, or minutes and seconds such as 1:30',
  read: (value) => {
    if (value === '' || Number(value) === -1) return -1
    const parts = String(value).split(':').map(Number)
    if (parts.length > 2 || !parts.every((part) => part >= 0)) return undefined
    return parts.reduce((sum, part) => sum * 60 + part, 0)
  },
}

/** Width to height, as a number: "16:9" is 1.777…. */
const ratio: Field<number> = {
  fallback: 16 / 9,
  allowed: 'width and height, such as 16:9',
  read: (value) => {
    const [width = 0, height = 0] = String(value).split(':').map(Number)
    return width > 0 && height > 0 ? width / height : undefined
  },
}

/** A level in percent; the words that pages use for no sound mean 0. */
const volume: Field<number> = {
  fallback: 75,
  allowed: 'a number from 0 to 100, or "mute"',
  read: (value) => (value === 'mute' ? 0 : number(0, { min: 0, max: 100 }).read(value)),
}

const matching = (pattern: RegExp, allowed: string): Field<string | undefined> => ({
  fallback: undefined,
  allowed,
  read: (value) => (pattern.test(String(value)) ? String(value) : undefined),
})

/** What is played, and what stands still before it: read where the page is made. */
const sourceFields = {
  mp4: optional(text('')),
  webm: optional(text('')),
  ogv: optional(text('')),
  /** Address of the still picture, on this site. */
  poster: optional(text('')),
}

/** How it is played: read again by the page's script, from the element's data attributes. */
export const playFields = {
  /** YouTube's id of the video. */
  ytid: matching(/^[\w-]{11}$/, 'a YouTube id of 11 letters, digits, - and _'),
  /** Vimeo's id of the video, or its address at vimeo.com. */
  vimeoid: matching(/^(\d+|https:\/\/(www\.|player\.)?vimeo\.com\/.+)$/, 'a Vimeo id, or an address at https://vimeo.com/'),
  /** The video is a background: silent, without controls, behind its row's content. */
  bgvideo: flag(false),
  /** Begins again at its end. */
  loop: flag(true),
  /** s: where it begins, and where it ends. */
  start: moment,
  end: moment,
  /** Percent. */
  volume,
  mute: flag(false),
  /** Begins by itself when it comes into view. */
  autoplay: flag(true),
  controls: flag(false),
  ratio,
  preload: oneOf(['auto', 'metadata', 'none'], 'auto'),
  /** s: after that long without the provider's player, a notice says so. */
  wait: number(5, { min: 0 }),
  /** Pauses the other videos of the page when it starts. */
  stopOther: flag(true),
  /** At its end it asks its slider for the next slide; then it does not loop. */
  nextSlideOnEnd: flag(false),
  /** How a background lies in its row: fills it, or stands whole inside it. */
  fit: oneOf(['cover', 'contain'], 'cover'),
  /** Whether the site shows videos of this provider at all. */
  statusYt: flag(true),
  statusVimeo: flag(true),
  /** Said on the video when the provider's player did not come; {provider} is its name. */
  notice: text('{provider} could not be loaded. Check your connection and try again.'),
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

const IN_TEXT = { autoplay: false, loop: false, controls: true, preload: 'metadata' }

export function readPlayOptions(given: Readonly<Record<string, unknown>>, place: Place): PlayOptions {
  const values: Record<string, unknown> = { ...(place === 'text' && IN_TEXT), ...given }
  const options = readFields(playFields, values, 'video')
  const isBackground = options.bgvideo || place === 'row'
  return {
    ...options,
    bgvideo: isBackground,
    mute: options.mute || isBackground || options.volume === 0,
    controls: options.controls && !isBackground,
    loop: options.loop && !options.nextSlideOnEnd,
    stopOther: isBackground ? readFlag(values.stopOther) === true : options.stopOther,
  }
}

export function readVideoOptions(given: Readonly<Record<string, unknown>>, place: Place = 'slide'): VideoOptions {
  const values = { ...readSettingsText(given.settings), ...given }
  return { ...readFields(sourceFields, values, 'video'), ...readPlayOptions(values, place) }
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
