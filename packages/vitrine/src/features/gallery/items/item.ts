import { flag, oneOf, optional, readEach, readValue, type Field, type Fields, type OptionsOf } from '../../../core/fields'
import { readVideoAddress } from '../../../core/video-address'
import type { WrongSetting } from '../../../page/services/wrong-setting'
import { extensionOf } from '../links/address'
import { readSocialLinks, type SocialLinks } from '../share/links'

export const ITEM_TYPES = ['image', 'flash', 'video', 'iframe', 'inline', 'ajax', 'html'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** px, or a share of the window such as "80%". */
export type Length = number | `${number}%`

/** How an item that asks for the whole area is put into it. */
export type FullViewPort = 'fill' | 'fit' | 'stretch'

/** An item as it was read, by the names that authors use. */
export interface Item extends Omit<OptionsOf<typeof itemFields>, 'type' | 'title'> {
  readonly type: ItemType
  /** Whether the type was given. If not, and no rule knew the address, a recognition service may be asked. */
  readonly isTyped: boolean
  /** In plain words. Its links and emphasis, where it has any, are in `captionHtml`: not safe yet. */
  readonly caption: string
  readonly title: string
}

/** An item as an author writes it: in the settings, or as a link's data attributes. Nothing in it is trusted. */
export type ItemInput = Readonly<Record<string, unknown>>
export type GroupInputs = Readonly<Record<string, readonly ItemInput[]>>

/** Hears what is wrong, and what would be right. The default serves. */
export type OnWrong = (wrong: WrongSetting) => void

export const words: Field<string> = {
  fallback: '',
  allowed: 'a text',
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined),
}
export const address: Field<string> = {
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
export const object = (example: string): Field<ItemInput> => ({
  fallback: {},
  allowed: `an object such as ${example}`,
  read: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ItemInput) : undefined),
})
const types = oneOf(ITEM_TYPES, 'image')

/** What an item, or a link, may say. */
export const itemFields = {
  url: { ...words, read: (value: unknown) => (typeof value === 'string' ? value.trim() : undefined) },
  type: optional<ItemType>({ ...types, read: (value) => readValue(types, typeof value === 'string' ? value.trim().toLowerCase() : value) }),
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

/** Reads a part of an item: what is wrong in it is told by its full name. */
export const readPart = <F extends Fields>(
  fields: F,
  given: ItemInput,
  { name, onWrong }: { readonly name: string; readonly onWrong: OnWrong },
): OptionsOf<F> =>
  readEach(fields, given, (field, value) => onWrong({ setting: `${name}.${field}`, given: value, allowed: fields[field]!.allowed }))

/** How an author's words are read. */
export interface Syntax {
  /** What stands in `data-options`; undefined where it cannot be read. */
  parseOptions(text: string): unknown
  /** The words without tags. */
  plainOf(text: string): string
  /** The text as markup, where it has any. */
  markupOf(text: string): string | undefined
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Where nobody writes tags or options, words are words. The full syntax is in `syntax.ts`: it is fetched for pages that need it. */
export const plainSyntax: Syntax = { parseOptions: () => undefined, plainOf: inOneLine, markupOf: () => undefined }

/** Reads an item. Whatever may stand on it may stand in its `options` too. */
export function readItem(
  input: ItemInput,
  onWrong: OnWrong = () => {},
  { plainOf, markupOf }: Omit<Syntax, 'parseOptions'> = plainSyntax,
): Item {
  const given = { ...readValue(object(''), input.options) }
  for (const [name, value] of Object.entries(input)) given[name] = value ?? given[name]
  const item = readPart(itemFields, given, { name: 'gallery', onWrong })
  const { url, caption, captionHtml, title, alt, html } = item
  const known = item.type ?? typeOf(url)
  return {
    ...item,
    type: known ?? (html ? 'html' : 'iframe'),
    isTyped: !!(known ?? html),
    caption: captionHtml ? caption || plainOf(captionHtml) : plainOf(caption),
    captionHtml: captionHtml || markupOf(caption),
    title: title === undefined ? alt : plainOf(title),
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

/** A length in px. */
export const toPx = (value: Length, whole: number): number => (typeof value === 'number' ? value : (Number.parseFloat(value) / 100) * whole)
