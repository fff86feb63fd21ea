import { readFlag } from '../../../core/fields'
import { readVideoAddress } from '../../../core/video-address'

/** Which links join the gallery. Loaded with every page that has one, so it is short. */
const EXTENSION = /\.(bmp|gif|jpe?g|png|tiff?|jfif|jpe|svg|mp4|ogg|webm|webp)$/i

/** The address's file extension if it is one of the gallery's, in lower case; the query and the hash do not count. */
export const extensionOf = (address: string): string | undefined => EXTENSION.exec(address.split(/[?#]/, 1)[0]!)?.[1]?.toLowerCase()

export const canJoin = (address: string): boolean => !!(extensionOf(address) ?? readVideoAddress(address))

/** Whether the site has switched off the provider that this address leads to. */
export function isOff(
  address: string,
  { statusYt, statusVimeo }: { readonly statusYt?: unknown; readonly statusVimeo?: unknown },
): boolean {
  // Only where one is off are addresses looked at.
  const [hasYoutube, hasVimeo] = [statusYt, statusVimeo].map((given) => readFlag(given) !== false)
  if (hasYoutube && hasVimeo) return false
  const provider = readVideoAddress(address)?.provider
  return provider === 'youtube' ? !hasYoutube : provider === 'vimeo' && !hasVimeo
}
