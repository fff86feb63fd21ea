import { existsSync, readFileSync } from 'node:fs'

/** A page that asks search engines to pass it by is not in the site's own list either. */
export function isHidden({ pathname }: URL, outDir: URL): boolean {
  const file = new URL(`.${pathname}index.html`, outDir)
  return existsSync(file) && readFileSync(file, 'utf8').includes('<meta name="robots" content="noindex">')
}
