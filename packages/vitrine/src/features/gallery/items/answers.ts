import { ITEM_TYPES, isSafeAddress, type Item } from './item'

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
    video: { ...item.video, h264: file(files.h264), webm: file(files.webm), ogg: file(files.ogg), poster: file(files.poster) },
  }
}

export const readThumbnail = (answer: unknown): string => file(fields(answer).thumbnail_url) ?? ''

const pictureIn = (images: unknown): string =>
  (Array.isArray(images) ? images : [images]).map((image) => file(image) ?? file(fields(image).url)).find((image) => image !== undefined) ??
  ''

const file = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' && isSafeAddress(given) ? given : undefined)

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
