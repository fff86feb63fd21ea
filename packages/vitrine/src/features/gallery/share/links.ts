/** Where an item can be shared. `{URL}` in the source stands for the shared address. */
export interface SocialLink {
  readonly source: string
  readonly text: string
}
export type SocialLinks = Readonly<Record<string, SocialLink>>

export const DEFAULT_SOCIAL_LINKS: SocialLinks = {
  facebook: { source: 'https://www.facebook.com/sharer/sharer.php?u={URL}', text: 'Share on Facebook' },
  twitter: { source: 'https://x.com/intent/post?url={URL}', text: 'Share on X' },
  reddit: { source: 'https://www.reddit.com/submit?url={URL}', text: 'Share on Reddit' },
  linkedin: { source: 'https://www.linkedin.com/sharing/share-offsite/?url={URL}', text: 'Share on LinkedIn' },
  whatsapp: { source: 'https://wa.me/?text={URL}', text: 'Share on WhatsApp' },
  mail: { source: 'mailto:?body={URL}', text: 'Share by Email' },
}

/** Reads a list of social links: an object by name, or the same as JSON. Undefined for anything else, or an unsafe address. */
export function readSocialLinks(given: unknown): SocialLinks | undefined {
  const value = typeof given === 'string' ? parse(given) : given
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const links: Record<string, SocialLink> = {}
  for (const [name, link] of Object.entries(value as Record<string, Partial<SocialLink> | null>)) {
    if (typeof link?.source !== 'string' || !/^(https?:|mailto:)/i.test(link.source)) return undefined
    links[name] = { source: link.source, text: typeof link.text === 'string' ? link.text : name }
  }
  return links
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}
