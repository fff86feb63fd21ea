import { gzipSync } from 'node:zlib'
import type { PageFault } from './built'
import type { PageFacts } from './html'

/** bytes, as they travel. */
export const LIMITS = {
  /** The page itself: more is a page that wants to be several. */
  html: 150 * 1024,
  /** One picture, in the size that the page names first. */
  picture: 1024 * 1024,
  /** A file of public that a page loads by itself, such as a film that nobody asked for yet. */
  file: 25 * 1024 * 1024,
}

export interface Weight {
  readonly page: string
  readonly html: number
}

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i
const size = (bytes: number): string => (bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/** What would make a visitor on a phone wait. `sizeOf` is of a file that is served, in bytes. */
export function checkWeight(
  page: string,
  { html, facts, sizeOf }: { readonly html: string; readonly facts: PageFacts; readonly sizeOf: (path: string) => number },
): PageFault[] {
  const packed = gzipSync(html).length
  const own = [...new Set(facts.loaded.map(({ address }) => address).filter((address) => address.startsWith('/')))]
  const heavy = own.flatMap((address) => {
    const bytes = sizeOf(address.replace(/[?#].*$/, ''))
    const limit = PICTURE.test(address) ? LIMITS.picture : LIMITS.file
    if (bytes <= limit) return []
    const help =
      PICTURE.test(address) && !address.includes('/_astro/') ? ' Put it into content/pictures: the build then makes smaller versions.' : ''
    return [{ page, written: address, message: `loads ${address}, which weighs ${size(bytes)} and may weigh ${size(limit)}.${help}` }]
  })
  const large =
    packed > LIMITS.html
      ? [{ page, message: `weighs ${size(packed)} without its pictures, and may weigh ${size(LIMITS.html)}. Divide it.` }]
      : []
  return [...large, ...heavy]
}
