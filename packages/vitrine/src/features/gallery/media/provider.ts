import type { ProviderVideo } from '../../../core/video-address'

/** A provider's frame: its address, where its messages go, and the message that pauses it. */
export interface Embed {
  readonly src: string
  readonly origin: string
  readonly pause: string
}

export const LABELS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Whether it plays by itself: as its link says, never (the visitor wants less motion), or because it was asked to. */
export type Autoplay = 'as linked' | 'never' | 'asked'

/** The link's own parameters go along; those that make it work come last. */
export function embedOf({ provider, id, hash, start }: ProviderVideo, address: string, autoplay: Autoplay = 'as linked'): Embed {
  const parameters = new URLSearchParams(address.split('#', 1)[0]!.split('?')[1])
  for (const name of ['v', 't', 'start', 'time_continue', 'h', 'preview']) parameters.delete(name)
  if (autoplay === 'never') parameters.delete('autoplay')
  const isYoutube = provider === 'youtube'
  if (isYoutube) {
    if (start) parameters.set('start', String(Math.floor(start)))
    parameters.set('enablejsapi', '1')
  } else {
    if (hash) parameters.set('h', hash)
    for (const part of ['title', 'byline', 'portrait']) parameters.set(part, '0')
  }
  if (autoplay === 'asked') parameters.set('autoplay', '1')
  const origin = isYoutube ? 'https://www.youtube-nocookie.com' : 'https://player.vimeo.com'
  return {
    src: `${origin}/${isYoutube ? 'embed' : 'video'}/${id}?${parameters}${!isYoutube && start ? `#t=${start}s` : ''}`,
    origin,
    pause: JSON.stringify(isYoutube ? { event: 'command', func: 'pauseVideo', args: [] } : { method: 'pause' }),
  }
}
