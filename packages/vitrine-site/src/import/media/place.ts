import { toFileName } from '../addresses/slugs'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i
/** Endings that a server or a browser would run: never taken. */
const REFUSED =
  /\.(?:php\d?|phtml|phar|cgi|pl|py|sh|exe|dll|bat|cmd|com|msi|jar|js|mjs|html?|xhtml|shtml|svgz|asp|aspx|jsp|htaccess|wasm|swf)$/i

/** Where a medium's file lies here. */
export interface MediaPlace {
  readonly kind: 'picture' | 'file'
  /** Below the site's folder. */
  readonly file: string
  /** Below uploads at the old site: 2013/01/sea.jpg. */
  readonly name: string
  /** At which visitors can fetch the file itself. */
  readonly address: string
}

/** The address of the file itself, where a service that makes pictures smaller stands in front of it: i0.wp.com. */
export const withoutService = (url: string): string => url.replace(/^(?:https?:)?\/\/i\d\.wp\.com\/(?=[^/]+\.\w)/, 'https://')

/** At which a file is asked for, one after the other. The service has pictures alone. */
export function addressesOf(url: string): readonly string[] {
  const own = withoutService(url)
  return own === url ? [url] : PICTURE.test(url.replace(/[?#].*$/, '')) ? [url, own] : [own]
}

/** The path of a file below uploads, whichever host and whichever copy of it: i0.wp.com, a CDN, ?w=300. */
export function uploadName(url: string): string {
  const plain = withoutService(url.replace(/[?#].*$/, ''))
  const [, uploads] = /\/(?:wp-content\/)?uploads\/(?:sites\/\d+\/)?(.+)$/.exec(plain) ?? /\.files\.wordpress\.com\/(.+)$/.exec(plain) ?? []
  if (uploads) return uploads
  const [, host = 'media', rest = ''] = /^(?:https?:)?\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/?(.*)$/.exec(plain) ?? []
  return `${host}/${rest.split('/').at(-1) || 'file'}`
}

/** A smaller copy that WordPress made: sea-300x200.jpg is sea.jpg, and so are sea-scaled.jpg and an edited one. */
export const originalNames = (name: string): string[] => {
  const bare = name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
  const whole = bare.replace(/-(?:scaled|rotated|e\d{10,})(?=\.\w+$)/, '')
  return [...new Set([name, bare, whole, bare.replace(/(?=\.\w+$)/, '-scaled')])]
}

/** Undefined for a kind of file that has no place on a site. */
export function placeOf(url: string): MediaPlace | undefined {
  const name = uploadName(url)
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(toFileName)
    .slice(-6)
    .join('/')
  if (!name || REFUSED.test(name) || !/\.\w{1,5}$/.test(name)) return undefined
  const isPicture = PICTURE.test(name)
  return {
    kind: isPicture ? 'picture' : 'file',
    name,
    file: isPicture ? `content/pictures/${name}` : `public/wp-content/uploads/${name}`,
    address: `/wp-content/uploads/${name.split('/').map(encodeURIComponent).join('/')}`,
  }
}
