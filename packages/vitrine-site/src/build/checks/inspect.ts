import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../content/faults/fault'
import { checkBuilt } from './built'
import { readPageFacts } from './html'
import { toFault } from './locate'
import type { TextFile } from './text'
import { checkWeight } from './weight'

export interface Built {
  /** The site's folder. */
  readonly root: string
  /** The folder of finished pages. */
  readonly outDir: string
  readonly origin: string
  readonly base?: string
  /** Whose clock says when something is published. */
  readonly timeZone?: string
}

/** The pages of a finished site: their addresses and their files. */
export const pagesIn = (outDir: string): readonly { readonly address: string; readonly file: string }[] =>
  globSync('**/*.html', { cwd: outDir })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ address: `/${path === '404.html' ? '404/' : path.replace(/index\.html$/, '')}`, file: join(outDir, path) }))

/** All that is wrong on the pages of a finished site, with the files in which it was written. */
export function inspect({ root, outDir, origin, base = '/' }: Built): Fault[] {
  const read = pagesIn(outDir).map(({ address, file }) => {
    const html = readFileSync(file, 'utf8')
    return { address, html, facts: readPageFacts(html) }
  })
  const sizeOf = (path: string) => {
    const file = join(outDir, decodeURI(path.startsWith(base) ? path.slice(base.length) : path))
    return existsSync(file) && statSync(file).isFile() ? statSync(file).size : 0
  }
  const built = checkBuilt({
    pages: new Map(read.map(({ address, facts }) => [address, facts])),
    hasFile: (path) => existsSync(join(outDir, path)) && statSync(join(outDir, path)).isFile(),
    origin,
    base,
    answered: answeredBy(root),
  })
  const heavy = read.flatMap(({ address, html, facts }) => checkWeight(address, { html, facts, sizeOf }))
  const files = readTexts(root)
  return [...built, ...heavy].map((fault) => toFault(fault, files))
}

/** What an owner has written, to find the place of a mistake. */
export const readTexts = (root: string): readonly TextFile[] =>
  globSync('content/**/*.{md,mdx,yaml,yml,ts}', { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))

/** Old addresses that lead elsewhere, and what the site's own server answers by itself. */
function answeredBy(root: string): (path: string) => boolean {
  const file = join(root, 'content/redirects.yaml')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const old = new Set([...text.matchAll(/^["']?(\/[^"':\s]*)["']?\s*:/gm)].map(([, path = '']) => path))
  return (path) => old.has(path) || old.has(`${path}/`) || /^\/(comments|forms|vitrine|pagefind)\//.test(path)
}
