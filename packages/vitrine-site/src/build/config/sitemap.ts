import { existsSync, readFileSync } from 'node:fs'

interface BuiltPage {
  /** A page that asks search engines to pass it by is not in the site's own list either. */
  readonly isHidden: boolean
  /** The day of the last change, where its owner says it: 2026-11-15. */
  readonly updated?: string | undefined
  /** The same page in all its languages, as it names them itself. */
  readonly links: readonly { readonly lang: string; readonly url: string }[]
}

const UPDATED = /<meta property="article:modified_time" content="([^"]+)">/
const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

export function readPage({ pathname }: URL, outDir: URL): BuiltPage {
  const file = new URL(`.${pathname}index.html`, outDir)
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return {
    isHidden: html.includes('<meta name="robots" content="noindex">'),
    updated: UPDATED.exec(html)?.[1],
    links: [...html.matchAll(ALTERNATE)].map(([, lang = '', url = '']) => ({ lang, url })),
  }
}
