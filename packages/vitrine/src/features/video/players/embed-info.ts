import { watchAddress, type ProviderVideo } from '../../../core/video-address'
import { fetching, forGood, notEmbeddable, notFound } from '../video.errors'

/** What Vimeo says about a video before it is embedded. */
export interface EmbedInfo {
  readonly title?: string
  /** The player's address, with what an unlisted video needs. */
  readonly address: string
}

const ENDPOINT = 'https://vimeo.com/api/oembed.json'
const PLAYER = /^https:\/\/player\.vimeo\.com\/video\/\d+/

export async function fetchEmbedInfo({ provider, id, hash }: ProviderVideo, signal: AbortSignal): Promise<EmbedInfo> {
  const address = watchAddress({ provider, id, hash })
  const response = await fetch(`${ENDPOINT}?dnt=1&url=${encodeURIComponent(address)}`, { signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (response?.status === 404) throw forGood(new Error(notFound(address)))
  if (response?.status === 403) throw forGood(new Error(notEmbeddable(address)))
  if (!response?.ok) throw new Error(fetching(response?.status))
  const info = (await response.json()) as Record<string, unknown>
  if (info.domain_status_code === 403) throw forGood(new Error(notEmbeddable(address)))
  // Only the address is taken from the answer's HTML, and only one that is Vimeo's own.
  const embed = /src="([^"]+)"/.exec(String(info.html))?.[1]?.replaceAll('&amp;', '&') ?? ''
  if (!PLAYER.test(embed)) throw new Error(fetching(response.status))
  return { title: typeof info.title === 'string' ? info.title : undefined, address: embed }
}
