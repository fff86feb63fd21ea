import { mkdirSync, symlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from '../../tools/library.mjs'

/** A folder in which the packed library is installed, as in an application: nothing is fetched, the other packages are the workspace's. */
export async function installPackage(name: string): Promise<string> {
  const library = await buildPackage()
  const folder = join(library, '..', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(library, join(folder, 'node_modules', 'vitrine'), 'junction')
  return folder
}
