import { readVideoAddress } from '../../../core/video-address'
import { hasConsent } from '../../../page/ui/consent'
import { isSafeAddress, ITEM_TYPES, type Item } from './item'
import type { GalleryOptions } from '../gallery.options'
import { request } from './request'

/** Asks the site's recognition service about a link; any failure leaves the item as it is. */
export const recognise = async (item: Item, { recognitionAddress, timeout }: GalleryOptions, signal: AbortSignal): Promise<Item> => {
  const url = new URL(item.url, location.href).href
  return readRecognition(await ask({ url: recognitionAddress, data: { url }, timeout }, signal), item)
}

const thumbnails = new WeakMap<Item, Promise<string>>()

/**
 * A provider's thumbnail for a video that has none of its own. Another site is asked only with the visitor's consent for
 * that provider; without it the strip shows a plain play sign.
 */
export function lookUpThumbnail(item: Item, options: GalleryOptions, signal: AbortSignal): Promise<string> {
  const known = thumbnails.get(item)
  if (known) return known
  const video = readVideoAddress(item.url)
  if (!video) return Promise.resolve('')
  const isOwn = video.provider === 'vimeo' && new URL(options.lookupAddress || 'about:blank', location.href).origin === location.origin
  if (!isOwn && !hasConsent(video.provider)) return Promise.resolve('')
  if (video.provider === 'youtube') return Promise.resolve(`https://img.youtube.com/vi/${video.id}/mqdefault.jpg`)
  if (!options.lookupAddress || /[?&]preview=0\b/.test(item.url)) return Promise.resolve('')
  const found = ask({ url: options.lookupAddress, data: { url: item.url, format: 'json' }, timeout: options.timeout }, signal).then(
    readThumbnail,
  )
  thumbnails.set(item, found)
  // What was not found may be there the next time.
  void found.then((address) => address || thumbnails.delete(item))
  return found
}

/** The answer as it came, or undefined where there is none. */
async function ask(call: { url: string; data: Record<string, string>; timeout: number }, signal: AbortSignal): Promise<unknown> {
  if (!isSafeAddress(call.url)) return undefined
  try {
    return JSON.parse(await request({ ...call, expects: 'json' }, signal)) as unknown
  } catch {
    return undefined
  }
}

/**
 * What services answer. Nothing in an answer is trusted: each field is taken only in the form that it must have, so a
 * wrong type or a script in a field leaves the item as it was.
 */
export function readRecognition(answer: unknown, item: Item): Item {
  const { status, results } = fields(answer)
  if (Number(status) !== 200) return item
  const { type, source, url, images, html5video } = fields(results)
  const known = ITEM_TYPES.find((name) => name === type)
  const address = [source, url].find((given): given is string => typeof given === 'string' && isSafeAddress(given))
  if (!known || known === 'html' || known === 'inline' || !address) return item
  const files = fields(html5video)
  return {
    ...item,
    type: known,
    isTyped: true,
    url: address,
    thumbnail: item.thumbnail || pictureIn(images),
    html5video: { ...item.html5video, h264: file(files.h264), webm: file(files.webm), ogg: file(files.ogg), poster: file(files.poster) },
  }
}

export const readThumbnail = (answer: unknown): string => file(fields(answer).thumbnail_url) ?? ''

const pictureIn = (images: unknown): string =>
  (Array.isArray(images) ? images : [images]).map((image) => file(image) ?? file(fields(image).url)).find((image) => image !== undefined) ??
  ''

const file = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' && isSafeAddress(given) ? given : undefined)

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
