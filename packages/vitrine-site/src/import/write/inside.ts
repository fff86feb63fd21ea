import { lstatSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** A path below a folder; an error for one that leads out of it, by its dots or by a link on the way. */
export function insideOf(folder: string, path: string): string {
  const root = resolve(folder)
  const target = resolve(root, path)
  const way = relative(root, target)
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way || path.includes('\0'))
    throw new Error(`${path} is not within the site’s folder`)
  let at = root
  for (const part of way.split(sep)) {
    at = join(at, part)
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`${path} leads out of the site’s folder by a link`)
  }
  return target
}
