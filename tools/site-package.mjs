// The site builder as others install it. What Node runs (the integration, the commands, the server) is compiled, because Node strips
// no types below node_modules; what Astro builds pages of stays as it is.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { compileReached } from './library.compile.mjs'
import { fail, root, run } from './setup.mjs'

const source = join(root, 'packages', 'vitrine-site')
const target = join(root, '.cache', 'package')
const INPUTS = ['package-lock.json', 'tsconfig.base.json', 'packages/vitrine/src', 'packages/vitrine-site', 'tools']
/** What Node asks for by itself: all that these import is compiled. */
const DOORS = ['index.ts', 'commands/index.ts']
const LEFT_OUT = /\.(test|fixture)\.|[\\/](node_modules|dist|sources\.mjs|tsconfig\.json)$/

/** The folder that is packed: what an owner finds in `node_modules/vitrine-site`. */
export const sitePackageFolder = join(target, 'vitrine-site')

/** Compiles what changed since the last time. Returns the folder. */
export async function buildSitePackage() {
  const stamp = join(target, 'built-site')
  const inputs = fingerprint(INPUTS)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return sitePackageFolder
  // Apart, then put in place: several test runs may begin at once.
  const folder = `${sitePackageFolder}.${process.pid}`
  mkdirSync(target, { recursive: true })
  cpSync(source, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const compiled = join(folder, 'compiled')
  const sources = join(source, 'src')
  await compileReached({ source: sources, doors: DOORS.map((door) => join(sources, door)), folder: compiled })
  // One form of each module: the compiled one, in its source's place, so that it finds the files beside it.
  for (const file of globSync('**/*.js', { cwd: compiled }))
    for (const ending of ['.ts', '.tsx']) rmSync(join(folder, 'src', file.replace(/\.js$/, ending)), { force: true })
  cpSync(compiled, join(folder, 'src'), { recursive: true })
  rmSync(compiled, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(folder), undefined, 2)}\n`)
  rmSync(sitePackageFolder, { recursive: true, force: true })
  renameSync(folder, sitePackageFolder)
  writeFileSync(stamp, inputs)
  return sitePackageFolder
}

/** The tarball's path. */
export async function packSite() {
  const folder = await buildSitePackage()
  if (!run('npm', ['pack', folder, '--pack-destination', target, '--loglevel=error', '--silent']))
    fail('The site builder could not be packed.', 'The lines above say why.')
  const { name, version } = readManifest()
  return join(target, `${name}-${version}.tgz`)
}

const readManifest = () => JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))

function publishedManifest(folder) {
  const manifest = readManifest()
  return {
    ...manifest,
    files: ['src', 'texts', 'bin'],
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([door, file]) => [door, publishDoor(folder, file)])),
    // Exact here, so that everyone works with the same; a range there, so that fixes arrive.
    dependencies: Object.fromEntries(Object.entries(manifest.dependencies).map(([name, exact]) => [name, `^${exact}`])),
    engines: { node: '>=22.12' },
  }
}

/** A door to a compiled module has its types beside it; others are read by Astro, as they are. */
function publishDoor(folder, file) {
  const compiled = file.replace(/\.tsx?$/, '.js')
  const isCompiled = compiled !== file && existsSync(join(folder, compiled))
  return isCompiled ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : file
}
