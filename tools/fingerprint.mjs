// Tells whether anything that goes into a build has changed.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Changes when any of the inputs changes: path, size and time of each file. */
export function fingerprint(inputs) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const found = statSync(join(root, path))
    if (!found.isDirectory()) return hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
    for (const name of readdirSync(join(root, path)).sort()) if (name !== 'dist' && name !== 'node_modules') visit(`${path}/${name}`)
  }
  inputs.forEach(visit)
  return hash.digest('hex')
}
