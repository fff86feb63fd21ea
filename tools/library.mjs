// npm run pack: the library as others install it, a tarball in .cache/package.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { compile } from './library.compile.mjs'
import { findDoors, publishedManifest } from './library.manifest.mjs'
import { buildStyles } from './library.styles.mjs'
import { buildPageScript } from './page-script.mjs'
import { fail, root, run } from './setup.mjs'

const library = join(root, 'packages', 'vitrine')
const source = join(library, 'src')
const PARTS = ['esm', 'styles', 'script']
const INPUTS = ['package-lock.json', 'tsconfig.base.json', 'packages/vitrine', 'tools']
const readManifest = () => JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))

/** The folder that is packed: what a consumer finds in `node_modules/vitrine`. */
export const packageFolder = join(root, '.cache', 'package', 'vitrine')

/** Compiles what changed since the last time. Returns the folder. */
export async function buildPackage() {
  const stamp = join(root, '.cache', 'package', 'built')
  const inputs = fingerprint(INPUTS)
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
  if (isFresh()) return packageFolder
  // Apart, then put in place: several test runs may begin at once.
  const folder = `${packageFolder}.${process.pid}`
  await buildLibrary(join(folder, 'dist'))
  for (const file of ['README.md', 'LICENSE']) cpSync(join(library, file), join(folder, file))
  writeFileSync(join(folder, 'package.json'), write(publishedManifest(library, readManifest())))
  // Packages that the workspace keeps in two versions; never part of a tarball.
  symlinkSync(join(library, 'node_modules'), join(folder, 'node_modules'), 'junction')
  rmSync(isFresh() ? folder : packageFolder, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, packageFolder)
  writeFileSync(stamp, inputs)
  return packageFolder
}

/** The tarball's path. */
export async function pack() {
  const folder = await buildPackage()
  const target = join(root, '.cache', 'package')
  if (!run('npm', ['pack', folder, '--pack-destination', target, '--loglevel=error']))
    fail('The library could not be packed.', 'The lines above say why.')
  const { name, version } = readManifest()
  return join(target, `${name}-${version}.tgz`)
}

const asSource = join(root, '.cache', 'package', 'package.source.json')

/** For `npm pack` and `npm publish` in the library's own folder: what they put in the tarball is compiled too. */
export async function prepack() {
  await buildLibrary(join(library, 'dist'))
  mkdirSync(dirname(asSource), { recursive: true })
  cpSync(join(library, 'package.json'), asSource)
  writeFileSync(join(library, 'package.json'), write(publishedManifest(library, readManifest())))
}

export function postpack() {
  renameSync(asSource, join(library, 'package.json'))
}

async function buildLibrary(dist) {
  for (const part of PARTS) rmSync(join(dist, part), { recursive: true, force: true })
  await Promise.all([
    compile({ source, doors: [...findDoors(library, readManifest()), join(source, 'command-line.ts')], folder: join(dist, 'esm') }),
    buildStyles(join(source, 'features'), join(dist, 'styles')),
    buildPageScript(join(dist, 'script')),
  ])
}

const write = (manifest) => `${JSON.stringify(manifest, undefined, 2)}\n`
