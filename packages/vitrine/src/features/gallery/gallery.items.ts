import { readFlag } from '../../core/fields'
import { extensionOf, providerVideo } from './gallery.links'
import { readSocialLinks, type SocialLinks } from './gallery.share'
import type { FullViewPort } from './gallery.scale'

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
  readonly caption: string
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

export function readItem(input: ItemInput): Item {
  const options = record(input.options)
  const given = (name: string) => input[name] ?? options[name]
  const url = words(input.url)
  const named = ITEM_TYPES.find((type) => type === words(input.type).toLowerCase())
  const known = named ?? typeOf(url)
  const html = words(given('html')) || undefined
  return {
    url,
    type: known ?? (html ? 'html' : 'iframe'),
    isTyped: named !== undefined || known !== undefined || html !== undefined,
    caption: words(input.caption),
    title: words(input.title),
    alt: words(input.alt),
    thumbnail: safe(given('thumbnail')),
    width: length(given('width')),
    height: length(given('height')),
    social: given('social') === undefined ? undefined : readSocialLinks(given('social')),
    srcset: words(given('srcset')) || undefined,
    html,
    skin: words(options.skin) || undefined,
    isSmart: readFlag(options.smartRecognition) ?? false,
    canDownload: readFlag(options.download),
    wheel: readFlag(options.mousewheel) ?? true,
    swipe: readFlag(options.swipe) ?? true,
    fullViewPort: (['fill', 'fit', 'stretch'] as const).find((name) => name === options.fullViewPort),
    video: readVideoFiles(record(options.html5video)),
    ajax: readAjax(record(options.ajax)),
  }
}

/** The type that an address tells by itself. */
export function typeOf(url: string): ItemType | undefined {
  if (providerVideo(url)) return 'video'
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

export function readGroups(given: unknown): GroupInputs | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const isList = (items: unknown): items is ItemInput[] =>
    Array.isArray(items) && items.every((item) => words(record(item).url) || words(record(item).html))
  return Object.values(given).every(isList) ? (given as GroupInputs) : undefined
}

function readVideoFiles(given: ItemInput): VideoFiles {
  return {
    h264: safe(given.h264) || undefined,
    webm: safe(given.webm) || undefined,
    ogg: safe(given.ogg) || undefined,
    poster: safe(given.poster) || undefined,
    preload: (['none', 'metadata', 'auto'] as const).find((name) => name === given.preload) ?? 'metadata',
    hasControls: readFlag(given.controls) ?? true,
    autoplay: readFlag(given.autoplay) ?? false,
  }
}

function readAjax(given: ItemInput): AjaxCall {
  const data = given.data
  return {
    method: /^[a-z]+$/i.test(words(given.type)) ? words(given.type).toUpperCase() : 'GET',
    url: words(given.url) || undefined,
    data:
      typeof data === 'string'
        ? data
        : typeof data === 'object' && data !== null
          ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))
          : undefined,
  }
}

/** px as a number or in digits, or a share of the window; anything else is no length. */
function length(value: unknown): Length | undefined {
  if (typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value)) return value as Length
  const px = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof px === 'number' && px > 0 && Number.isFinite(px) ? px : undefined
}

/** A length in px. */
export const toPx = (value: Length, whole: number): number => (typeof value === 'number' ? value : (Number.parseFloat(value) / 100) * whole)

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const safe = (value: unknown): string => (isSafeAddress(words(value), true) ? words(value) : '')
const record = (value: unknown): ItemInput => (typeof value === 'object' && value !== null ? (value as ItemInput) : {})
