import { NO_SOURCE } from './video.errors'
import type { VideoOptions } from './video.options'

/** What is played: the file formats come first, then YouTube, then Vimeo. */
export type Source =
  | { readonly kind: 'file'; readonly files: readonly { readonly src: string; readonly type: string }[] }
  | { readonly kind: 'youtube'; readonly id: string }
  | { readonly kind: 'vimeo'; readonly id: string }

export type ProviderSource = Exclude<Source, { kind: 'file' }>

export const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

const FORMATS = [
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
] as const

type SourceOptions = Pick<VideoOptions, 'mp4' | 'webm' | 'ogv' | 'ytid' | 'vimeoid'>

export function readSource(options: SourceOptions): Source {
  const files = FORMATS.flatMap(([name, type]) => (options[name] ? [{ src: options[name], type }] : []))
  if (files.length > 0) return { kind: 'file', files }
  return readProviderSource(options)
}

export function readProviderSource(options: Pick<VideoOptions, 'ytid' | 'vimeoid'>): ProviderSource {
  if (options.ytid) return { kind: 'youtube', id: options.ytid }
  if (options.vimeoid) return { kind: 'vimeo', id: options.vimeoid }
  throw new TypeError(NO_SOURCE)
}

/** Where the provider itself shows the video: for visitors without scripts, or who would rather go there. */
export function watchAddress({ kind, id }: ProviderSource): string {
  if (kind === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return /^\d+$/.test(id) ? `https://vimeo.com/${id}` : id
}
