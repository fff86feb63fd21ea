import type { ProviderVideo } from '../../core/video-address'
import { NO_SOURCE } from './video.errors'
import { needProviderVideo } from './video.ids'
import type { VideoOptions } from './video.options'

/** What is played: the file formats come first, then YouTube, then Vimeo. */
export type Source =
  | { readonly kind: 'file'; readonly files: readonly { readonly src: string; readonly type: string }[] }
  | { readonly kind: ProviderVideo['provider']; readonly video: ProviderVideo }

export type ProviderSource = Exclude<Source, { kind: 'file' }>

const FORMATS = [
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
] as const

type SourceOptions = Partial<Pick<VideoOptions, 'mp4' | 'webm' | 'ogv' | 'ytid' | 'vimeoid'>>

export function readSource(options: SourceOptions): Source {
  const files = FORMATS.flatMap(([name, type]) => (options[name] ? [{ src: options[name], type }] : []))
  if (files.length > 0) return { kind: 'file', files }
  if (options.ytid) return { kind: 'youtube', video: needProviderVideo('youtube', options.ytid) }
  if (options.vimeoid) return { kind: 'vimeo', video: needProviderVideo('vimeo', options.vimeoid) }
  throw new TypeError(NO_SOURCE)
}

/** Start and end of the address, where the options name none. */
export const withTimes = <O extends Pick<VideoOptions, 'start' | 'end'>>(options: O, source: Source): O =>
  source.kind === 'file'
    ? options
    : {
        ...options,
        start: options.start < 0 ? (source.video.start ?? -1) : options.start,
        end: options.end < 0 ? (source.video.end ?? -1) : options.end,
      }
