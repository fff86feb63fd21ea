/** What the library says by itself; a site's words are among the gallery's texts. */
export const SHARE_ON = 'Share on {network}'
export const SHARE_BY_MAIL = 'Share by Email'

/** Where an item can be shared. `{URL}` in the source stands for the shared address. */
export interface SocialLink {
  readonly source: string
  readonly text: string
}
export type SocialLinks = Readonly<Record<string, SocialLink>>

/** Those of the library's own: their words are in the gallery's texts. */
const network = (source: string, name: string): SocialLink => ({ source, text: SHARE_ON.replace('{network}', name) })

export const DEFAULT_SOCIAL_LINKS: SocialLinks = {
  facebook: network('https://www.facebook.com/sharer/sharer.php?u={URL}', 'Facebook'),
  twitter: network('https://x.com/intent/post?url={URL}', 'X'),
  reddit: network('https://www.reddit.com/submit?url={URL}', 'Reddit'),
  linkedin: network('https://www.linkedin.com/sharing/share-offsite/?url={URL}', 'LinkedIn'),
  whatsapp: network('https://wa.me/?text={URL}', 'WhatsApp'),
  mail: { source: 'mailto:?body={URL}', text: SHARE_BY_MAIL },
}

/** What a link is called in the page's own words. One that the site has named itself keeps its name. */
export function nameLink(
  { text }: SocialLink,
  { shareOn, shareByMail }: { readonly shareOn: string; readonly shareByMail: string },
): string {
  if (text === SHARE_BY_MAIL) return shareByMail
  const isOwn = Object.values(DEFAULT_SOCIAL_LINKS).some((link) => link.text === text)
  return isOwn ? shareOn.replace('{network}', text.slice(SHARE_ON.indexOf('{'))) : text
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
