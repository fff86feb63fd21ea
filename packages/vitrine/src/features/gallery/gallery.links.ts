/** Which links join the gallery. Loaded with every page that has one, so it is short. */
const EXTENSION = /\.(bmp|gif|jpe?g|png|tiff?|jfif|jpe|svg|mp4|ogg|webm|webp)$/i
const YOUTUBE =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z]+\/)*(\d+)/i

/** The address's file extension if it is one of the gallery's, in lower case; the query and the hash do not count. */
export const extensionOf = (address: string): string | undefined => EXTENSION.exec(address.split(/[?#]/, 1)[0]!)?.[1]?.toLowerCase()

export interface ProviderVideo {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
}

export function providerVideo(address: string): ProviderVideo | undefined {
  const youtube = YOUTUBE.exec(address)?.[1]
  if (youtube) return { provider: 'youtube', id: youtube }
  const vimeo = VIMEO.exec(address)?.[1]
  return vimeo ? { provider: 'vimeo', id: vimeo } : undefined
}

export const canJoin = (address: string): boolean => !!(extensionOf(address) ?? providerVideo(address))
