import type { ProviderVideo } from './gallery.links'

/** A provider's frame: its address, where its messages go, and the message that pauses it. */
export interface Embed {
  readonly src: string
  readonly origin: string
  readonly pause: string
  readonly label: string
}

/** The link's own parameters go along (start time, autoplay …); those that make it work come last. */
export function embedOf({ provider, id }: ProviderVideo, address: string): Embed {
  const parameters = new URLSearchParams(address.split('#', 1)[0]!.split('?')[1])
  parameters.delete('v')
  if (provider === 'youtube') {
    const origin = 'https://www.youtube-nocookie.com'
    parameters.set('enablejsapi', '1')
    return {
      src: `${origin}/embed/${id}?${parameters}`,
      origin,
      pause: JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
      label: 'YouTube',
    }
  }
  const origin = 'https://player.vimeo.com'
  parameters.delete('preview')
  for (const part of ['title', 'byline', 'portrait']) parameters.set(part, '0')
  return { src: `${origin}/video/${id}?${parameters}`, origin, pause: JSON.stringify({ method: 'pause' }), label: 'Vimeo' }
}
