import { readVideoAddress, type ProviderVideo } from '../../core/video-address'
import { badAddress, badId } from './video.errors'

export type Provider = ProviderVideo['provider']

export const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

const IDS = { youtube: /^[\w-]{11}$/, vimeo: /^(\d+)(?:\/([\da-f]{6,}))?$/i }

/** The video that an id (Vimeo's may bring an unlisted video's key: `76979871/8272103f6e`) or an address means. */
export function readProviderVideo(provider: Provider, given: string): ProviderVideo | undefined {
  const [id, vimeoId, hash] = IDS[provider].exec(given.trim()) ?? []
  if (id) return provider === 'youtube' ? { provider, id } : { provider, id: vimeoId!, ...(hash && { hash }) }
  const video = readVideoAddress(given)
  return video?.provider === provider ? video : undefined
}

/** The same, for whoever cannot go on without one: anything else is a named error. */
export function needProviderVideo(provider: Provider, given: string): ProviderVideo {
  const video = readProviderVideo(provider, given)
  if (video) return video
  throw new TypeError(/^[a-z]+:|\//i.test(given) ? badAddress(given, provider) : badId(given))
}
