import { fitBox, type Media, type MediaTask } from './kind'
import { prefersReducedMotion } from '../../../page/services/motion'
import { element, fill } from '../overlay/elements'
import { flag, oneOf, optional } from '../../../core/fields'
import { report } from '../../../page/services/report'
import { address, isSafeAddress, readPart, type ItemInput, type OnWrong } from '../items/item'
import { extensionOf } from '../links/address'
import type { Size } from '../overlay/layout'

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', ogg: 'video/ogg' }

/** The same video in several formats, and how its player behaves. */
const videoFields = {
  h264: optional(address),
  webm: optional(address),
  ogg: optional(address),
  poster: optional(address),
  preload: oneOf(['none', 'metadata', 'auto'], 'metadata'),
  controls: flag(true),
  autoplay: flag(false),
}

export const readVideoFiles = (given: ItemInput, onWrong: OnWrong) => readPart(videoFields, given, { name: 'gallery.html5video', onWrong })

/** A video file in the browser's own player. */
export function showVideo({ item, context, signal, onReady, onSize, onFailed }: MediaTask): Media | undefined {
  const { texts } = context
  const own = readVideoFiles(item.html5video, (error) => report({ feature: 'gallery', error }))
  const files = [
    { src: item.url, type: TYPES[extensionOf(item.url) ?? ''] },
    { src: own.h264, type: TYPES.mp4 },
    { src: own.webm, type: TYPES.webm },
    { src: own.ogg, type: TYPES.ogg },
  ].filter((file): file is { src: string; type: string | undefined } => !!file.src && isSafeAddress(file.src))

  const video = element('video', {
    'data-part': 'video',
    'aria-label': item.title || item.caption || undefined,
    poster: own.poster ?? (item.thumbnail || undefined),
    preload: own.preload,
    controls: own.controls,
    autoplay: own.autoplay && !prefersReducedMotion(),
    playsinline: true,
  })
  if (files.length === 0) {
    onFailed(texts.loadContents)
    return undefined
  }
  if (files.every(({ type }) => type && video.canPlayType(type) === '')) {
    onFailed(fill(texts.missingPlugin, { type: `${extensionOf(item.url)?.toUpperCase() ?? ''} video` }), item.url)
    return undefined
  }
  const sources = files.map(({ src, type }) => element('source', { src, type }))
  // Each file is tried in turn: only the last one's failure is the video's.
  const fail = () => onFailed(texts.loadContents)
  sources.at(-1)!.onerror = fail
  // It may also break off once it has begun.
  video.onerror = fail
  // A request that hangs would be joined by the next one for the same file: it is called off with the attempt.
  signal.addEventListener('abort', () => {
    video.replaceChildren()
    video.load()
  })
  video.append(...sources)

  let natural: Size | undefined
  video.onloadedmetadata = () => {
    const { videoWidth: width, videoHeight: height } = video
    if (width) {
      natural = { width, height }
      onSize()
    }
    onReady()
  }
  // Without preloading there is nothing to wait for.
  video.onsuspend = onReady
  return { element: video, layOut: (isCaptioned) => fitBox(video, context, { item, isCaptioned, natural }) }
}
