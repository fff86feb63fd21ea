import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folder = join(import.meta.dirname, '../../site/dist')

/** The addresses of all built pages: `/`, `/journal/` … The page for what is not found is asked for by an address that is not. */
export const builtPages: readonly string[] = list(folder).sort()

/** The site's own pages, without the examples of the style guide. */
export const sitePages = builtPages.filter((address) => !/^\/style-guide\/.+/.test(address))
export const examplePages = builtPages.filter((address) => /^\/style-guide\/.+/.test(address))

function list(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name)
    if (entry.isDirectory()) return list(path)
    if (!entry.name.endsWith('.html')) return []
    const address = `/${relative(folder, path).split(sep).join('/')}`
    return [address.replace(/index\.html$/, '').replace(/^\/404\.html$/, '/there-is-no-such-page/')]
  })
}

/** Cuts a list into slices of a size, so that a loop over pages is a few tests and not hundreds. */
export function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}
