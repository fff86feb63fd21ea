import { badAddress, badId, fetching, notEmbeddable, notFound } from './video.errors'

/** What Vimeo says about a video before it is embedded. */
export interface EmbedInfo {
  readonly title?: string
  /** The player's address, with what an unlisted video needs. */
  readonly address: string
}

const ENDPOINT = 'https://vimeo.com/api/oembed.json'
const PLAYER = /^https:\/\/player\.vimeo\.com\/video\/\d+/

/** The address that an id or an address means; anything else is a named error. */
export function vimeoAddress(idOrAddress: string): string {
  if (/^\d+$/.test(idOrAddress)) return `https://vimeo.com/${idOrAddress}`
  if (/^https?:\/\/((www|player)\.)?vimeo\.com(?=$|\/)/.test(idOrAddress)) return idOrAddress.replace('http:', 'https:')
  throw new TypeError(/^[a-z]+:|\//.test(idOrAddress) ? badAddress(idOrAddress) : badId(idOrAddress))
}

export async function fetchEmbedInfo(idOrAddress: string, signal: AbortSignal): Promise<EmbedInfo> {
  const address = vimeoAddress(idOrAddress)
  const response = await fetch(`${ENDPOINT}?dnt=1&url=${encodeURIComponent(address)}`, { signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (response?.status === 404) throw new Error(notFound(address))
  if (response?.status === 403) throw new Error(notEmbeddable(address))
  if (!response?.ok) throw new Error(fetching(response?.status))
  const info = (await response.json()) as Record<string, unknown>
  if (info.domain_status_code === 403) throw new Error(notEmbeddable(address))
  // Only the address is taken from the answer's HTML, and only one that is Vimeo's own.
  const embed = /src="([^"]+)"/.exec(String(info.html))?.[1]?.replaceAll('&amp;', '&') ?? ''
  if (!PLAYER.test(embed)) throw new Error(fetching(response.status))
  return { title: typeof info.title === 'string' ? info.title : undefined, address: embed }
}
