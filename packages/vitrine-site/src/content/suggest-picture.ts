import { existsSync, readdirSync } from 'node:fs'

/** The name within content/pictures; a picture that lies elsewhere is left to Astro. */
export const nameOf = (path: string): string | undefined => /^(?:\.\/|(?:\.\.\/)+)pictures\/(.+)$/.exec(path)?.[1]

/** The picture of a folder that was probably meant, as the end of a sentence. */
export function suggestPicture(path: string, folder: string): string {
  const name = nameOf(path)
  if (!name || !existsSync(folder)) return ''
  const [best] = readdirSync(folder)
    .map((known) => ({ known, shared: sharedStart(known, name) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  return best ? ` Did you mean ${path.slice(0, -name.length)}${best.known}?` : ''
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1
  return length
}
