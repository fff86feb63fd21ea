import { flag, oneOf, optional, readEach, SettingError, type Field, type Fields, type OptionsOf } from '../../../core/fields'
import { readVideoAddress } from '../../../core/video-address'
import { extensionOf } from '../links/address'
import type { FullViewPort } from '../overlay/layout'
import { readSocialLinks, type SocialLinks } from '../share/links'
import { markupOf, plainOf } from './caption-text'

export const ITEM_TYPES = ['image', 'flash', 'video', 'iframe', 'inline', 'ajax', 'html'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** px, or a share of the window such as "80%". */
export type Length = number | `${number}%`

/** The same video in several formats, and how its player behaves. */
export interface VideoFiles {
  readonly h264?: string
  readonly webm?: string
  readonly ogg?: string
  readonly poster?: string
  readonly preload: 'none' | 'metadata' | 'auto'
  readonly hasControls: boolean
  readonly autoplay: boolean
}

/** The call that brings an ajax item's content. */
export interface AjaxCall {
  readonly method: string
  readonly url?: string
  readonly data?: string | Readonly<Record<string, string>>
}

export interface Item {
  readonly url: string
  readonly type: ItemType
  /** Whether the type was given. If not, and no rule knew the address, a recognition service may be asked. */
  readonly isTyped: boolean
  /** In plain words. */
  readonly caption: string
  /** The same with its links and emphasis, where it has any. Not safe yet. */
  readonly captionHtml?: string
  readonly title: string
  readonly alt: string
  readonly thumbnail: string
  readonly width?: Length
  readonly height?: Length
  readonly social?: SocialLinks
  readonly srcset?: string
  readonly html?: string
  readonly skin?: string
  readonly isSmart: boolean
  readonly canDownload?: boolean
  readonly wheel: boolean
  readonly swipe: boolean
  readonly fullViewPort?: FullViewPort
  readonly video: VideoFiles
  readonly ajax: AjaxCall
}

/** An item as an author writes it: in the settings, or as a link's data attributes. Nothing in it is trusted. */
export type ItemInput = Readonly<Record<string, unknown>>
export type GroupInputs = Readonly<Record<string, readonly ItemInput[]>>

/** Hears what is wrong, and what would be right. The default serves. */
export type OnWrong = (error: SettingError) => void

const words: Field<string> = {
  fallback: '',
  allowed: 'a text',
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined),
}
const address: Field<string> = {
  fallback: '',
  allowed: 'an address of this site, or one that begins with http:// or https://',
  read: (value) => (typeof value === 'string' && isSafeAddress(value.trim(), true) ? value.trim() : undefined),
}
/** px as a number or in digits, or a share of the window; anything else is no length. */
const length: Field<Length> = {
  fallback: 0,
  allowed: 'a number of px, or a share of the window such as "80%"',
  read: (value) => {
    if (typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value)) return value as Length
    const px = typeof value === 'string' ? Number.parseFloat(value) : value
    return typeof px === 'number' && px > 0 && Number.isFinite(px) ? px : undefined
  },
}
const object = (example: string): Field<ItemInput> => ({
  fallback: {},
  allowed: `an object such as ${example}`,
  read: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ItemInput) : undefined),
})
const types = oneOf(ITEM_TYPES, 'image')

/** What an item, or a link, may say. */
export const itemFields = {
  url: { ...words, read: (value: unknown) => (typeof value === 'string' ? value.trim() : undefined) },
  type: optional<ItemType>({ ...types, read: (value) => types.read(typeof value === 'string' ? value.trim().toLowerCase() : value) }),
  caption: words,
  captionHtml: optional(words),
  title: optional(words),
  alt: words,
  thumbnail: address,
  width: optional(length),
  height: optional(length),
  social: optional<SocialLinks>({
    fallback: {},
    allowed: 'links by name, each with a source (an http, https or mailto address) and a text',
    read: readSocialLinks,
  }),
  srcset: optional(words),
  html: optional(words),
  skin: optional(words),
  smartRecognition: flag(false),
  download: optional(flag(false)),
  mousewheel: flag(true),
  swipe: flag(true),
  fullViewPort: optional<FullViewPort>(oneOf(['fill', 'fit', 'stretch'], 'fit')),
  html5video: object('{"webm": "film.webm"}'),
  ajax: object('{"type": "POST"}'),
}

const videoFields = {
  h264: optional(address),
  webm: optional(address),
  ogg: optional(address),
  poster: optional(address),
  preload: oneOf(['none', 'metadata', 'auto'], 'metadata'),
  controls: flag(true),
  autoplay: flag(false),
}

const ajaxFields = {
  type: {
    fallback: 'GET',
    allowed: 'a method such as POST',
    read: (value) => (/^[a-z]+$/i.test(String(value)) ? String(value).toUpperCase() : undefined),
  },
  url: optional(words),
  data: optional<NonNullable<AjaxCall['data']>>({
    fallback: '',
    allowed: 'a query such as "a=1", or values by name',
    read: (value) => {
      if (typeof value === 'string') return value
      if (typeof value !== 'object' || value === null) return undefined
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
    },
  }),
} satisfies Fields

const readPart = <F extends Fields>(
  fields: F,
  given: ItemInput,
  { name, onWrong }: { readonly name: string; readonly onWrong: OnWrong },
): OptionsOf<F> => readEach(fields, given, (field, value) => onWrong(new SettingError(`${name}.${field}`, value, fields[field]!.allowed)))

/** Reads an item. Whatever may stand on it may stand in its `options` too. */
export function readItem(input: ItemInput, onWrong: OnWrong = () => {}): Item {
  const given = { ...object('').read(input.options) }
  for (const [name, value] of Object.entries(input)) given[name] = value ?? given[name]
  const item = readPart(itemFields, given, { name: 'gallery', onWrong })
  const files = readPart(videoFields, item.html5video, { name: 'gallery.html5video', onWrong })
  const call = readPart(ajaxFields, item.ajax, { name: 'gallery.ajax', onWrong })
  const { url, caption, captionHtml, title, alt } = item
  const html = item.html || undefined
  const known = item.type ?? typeOf(url)
  return {
    url,
    type: known ?? (html ? 'html' : 'iframe'),
    isTyped: known !== undefined || html !== undefined,
    caption: captionHtml ? caption || plainOf(captionHtml) : plainOf(caption),
    captionHtml: captionHtml || markupOf(caption),
    title: title === undefined ? alt : plainOf(title),
    alt,
    thumbnail: item.thumbnail,
    width: item.width,
    height: item.height,
    social: item.social,
    srcset: item.srcset || undefined,
    html,
    skin: item.skin || undefined,
    isSmart: item.smartRecognition,
    canDownload: item.download,
    wheel: item.mousewheel,
    swipe: item.swipe,
    fullViewPort: item.fullViewPort,
    video: {
      h264: files.h264,
      webm: files.webm,
      ogg: files.ogg,
      poster: files.poster,
      preload: files.preload,
      hasControls: files.controls,
      autoplay: files.autoplay,
    },
    ajax: { method: call.type, url: call.url || undefined, data: call.data },
  }
}

/** The type that an address tells by itself. */
export function typeOf(url: string): ItemType | undefined {
  if (readVideoAddress(url)) return 'video'
  const extension = extensionOf(url)
  if (extension) return /^(mp4|ogg|webm)$/.test(extension) ? 'video' : 'image'
  if (/\.swf$/i.test(url.split(/[?#]/, 1)[0]!)) return 'flash'
  return url.startsWith('#') && url.length > 1 ? 'inline' : undefined
}

/** Only what a page may load: its own addresses, http, https; for pictures also data of a picture. Nothing that runs. */
export function isSafeAddress(url: string, isPicture = false): boolean {
  if (isPicture && /^(data:image\/|blob:)/i.test(url)) return true
  try {
    return /^https?:$/.test(new URL(url, 'https://page.invalid/').protocol)
  } catch {
    return false
  }
}

const groupField = object('{"tour": [{"url": "large.jpg"}]}')
const GROUP = 'a list of items, each with at least a url (or html)'

/** The groups that settings list. What is wrong in them is told and left out; a good group never goes with a bad one. */
export function readGroups(given: unknown, onWrong: OnWrong = () => {}): GroupInputs {
  const wrong = (name: string, value: unknown, allowed: string) => onWrong(new SettingError(name, value, allowed))
  const groups = groupField.read(given)
  if (!groups) wrong('gallery.groups', given, groupField.allowed)
  const good: [string, ItemInput[]][] = []
  for (const [name, list] of Object.entries(groups ?? {})) {
    if (!Array.isArray(list)) {
      wrong(`gallery.groups.${name}`, list, GROUP)
      continue
    }
    const hasContent = (item: unknown, at: number): item is ItemInput => {
      const { url, html } = groupField.read(item) ?? {}
      if (words.read(url) || words.read(html)) return true
      wrong(`gallery.groups.${name}[${at}]`, item, 'an item with at least a url (or html)')
      return false
    }
    good.push([name, list.filter(hasContent)])
  }
  return Object.fromEntries(good)
}

/** A length in px. */
export const toPx = (value: Length, whole: number): number => (typeof value === 'number' ? value : (Number.parseFloat(value) / 100) * whole)
