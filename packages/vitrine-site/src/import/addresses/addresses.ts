import { tagAddress } from '../../content/tags'
import { shorten } from './shorten'

/** Which address of the old site is which here. */
export interface AddressBook {
  /** Where a link of the old site leads now. An address of another site stays as it is. */
  readonly translate: (href: string) => string
  /** Whether an address belongs to the old site. */
  readonly isOwn: (href: string) => boolean
  /** Addresses of the old site that nothing here answers to, with how often. */
  readonly unknown: ReadonlyMap<string, number>
  readonly add: (old: string, now: string) => void
  readonly entries: () => Iterable<readonly [string, string]>
}

/** A tag here has at most forty characters. */
export const tagName = (name: string): string => shorten(name, 40)
export const tagPath = (name: string): string => tagAddress(tagName(name))
/** What WordPress files under when nobody files: it says nothing. */
export const isNoCategory = (name: string): boolean => /^uncategori[sz]ed$/i.test(name)

/** Whatever the letters, the host's spelling and the slash at the end. */
const keyOf = (pathname: string, search: string): string => `${decode(pathname).toLowerCase().replace(/\/+$/, '') || '/'}${search}`

export function createAddressBook(site: string): AddressBook {
  const known = new Map<string, string>()
  const written = new Map<string, string>()
  const unknown = new Map<string, number>()
  const base = URL.canParse(site) ? new URL(site) : new URL('http://old.example')
  const bareHost = base.host.replace(/^www\./, '')
  const folder = base.pathname.replace(/\/+$/, '')

  const parse = (href: string): URL | undefined => {
    if (href.startsWith('#') || (/^[a-z][a-z\d+.-]*:/i.test(href) && !/^https?:/i.test(href))) return undefined
    if (!URL.canParse(href, `${base.origin}${folder}/`)) return undefined
    const url = new URL(href, `${base.origin}${folder}/`)
    // An address that was put together by hand may have a slash twice: WordPress answered to it.
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/')
    return url
  }
  const isHere = (url: URL): boolean =>
    url.host.replace(/^www\./, '') === bareHost && (url.pathname === folder || url.pathname.startsWith(`${folder}/`))
  const pathOf = (url: URL): string => url.pathname.slice(folder.length) || '/'
  /** Old sites link by number as well: ?p=12, ?page_id=12. Other questions do not matter. */
  const questionOf = (url: URL): string => {
    const found = [...url.searchParams].find(([name]) => /^(?:p|page_id|attachment_id|cat|tag|m|author|feed)$/.test(name))
    return found ? `?${found[0]}=${found[1]}` : ''
  }

  return {
    unknown,
    isOwn: (href) => {
      const url = parse(href)
      return url !== undefined && isHere(url)
    },
    add: (old, now) => {
      const url = parse(old)
      if (!url || !isHere(url)) return
      const path = pathOf(url)
      const key = keyOf(path, questionOf(url))
      if (known.has(key)) return
      known.set(key, now)
      const from = `${path}${questionOf(url)}`
      if (decode(from) !== decode(now)) written.set(from, now)
    },
    translate: (href) => {
      const url = parse(href)
      if (!url || !isHere(url)) return href
      const path = pathOf(url)
      const question = questionOf(url)
      const found = known.get(keyOf(path, question)) ?? (question ? known.get(keyOf(path, '')) : undefined)
      if (found !== undefined) return `${found}${found.includes('#') ? '' : url.hash}`
      if (path !== '/' || question) unknown.set(`${path}${question}`, (unknown.get(`${path}${question}`) ?? 0) + 1)
      return `${path}${url.search}${url.hash}`
    },
    entries: () => written,
  }
}

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
