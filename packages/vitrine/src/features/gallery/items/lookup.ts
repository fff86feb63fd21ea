import { readVideoAddress } from '../../../core/video-address'
import { hasConsent } from '../../../page/ui/consent'
import { readRecognition, readThumbnail } from './answers'
import { isSafeAddress, type Item } from './item'
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
