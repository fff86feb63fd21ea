// Sites of their own, made by `create-vitrine` from packed packages, as an owner gets them.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { pack } from './library.mjs'
import { fail, root, run, step } from './setup.mjs'
import { packSite } from './site-package.mjs'

const folder = join(root, '.cache', 'starters')
const target = join(root, '.cache', 'package')
export const STARTERS = ['studio', 'journal', 'firm']

/** All three packages as tarballs, in one folder. */
async function packAll() {
  const creator = join(root, 'packages', 'create-vitrine')
  const { version } = JSON.parse(readFileSync(join(creator, 'package.json'), 'utf8'))
  const packed = [await pack(), await packSite()]
  if (!run('npm', ['pack', creator, '--pack-destination', target, '--loglevel=error', '--silent']))
    fail('create-vitrine could not be packed.', 'The lines above say why.')
  return [...packed, join(target, `create-vitrine-${version}.tgz`)]
}

/**
 * For `npm test`: the packed packages unpacked beside one another, nothing fetched; everything else is the workspace's own. Returns
 * the folder, below which sites find them, and the command that makes one.
 */
export async function unpackPackages() {
  const modules = join(folder, 'node_modules')
  rmSync(folder, { recursive: true, force: true })
  for (const tarball of await packAll()) {
    const name = /([a-z-]+)-\d[^/\\]*\.tgz$/.exec(tarball)?.[1] ?? ''
    mkdirSync(join(modules, name), { recursive: true })
    if (!run('tar', ['-xzf', tarball, '-C', join(modules, name), '--strip-components=1']))
      fail(`${name} could not be unpacked.`, 'The lines above say why.')
  }
  // Packages that the workspace keeps in two versions.
  const own = join(root, 'packages', 'vitrine', 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(modules, 'vitrine', 'node_modules'), 'junction')
  return { folder, create: join(modules, 'create-vitrine', 'bin', 'create-vitrine.mjs') }
}

/** npm run create -- FOLDER [options]: what `npm create vitrine` does, with the packages as they are here. */
export async function createSite(args) {
  await packAll()
  return run('node', [join('packages', 'create-vitrine', 'bin', 'create-vitrine.mjs'), ...args, '--packages', target])
}

/** npm run starters [name …]: makes each, installs it with npm from the tarballs, and checks it: content, links, accessibility, weight. */
export async function makeStarters(names) {
  process.env.CHROME_PATH = await findBrowser()
  const [, , creator] = await packAll()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return (names.length > 0 ? names : STARTERS).every((name) => {
    step(name)
    const options = { cwd: folder }
    const args = ['exec', '--yes', `--package=${creator}`, '--', 'create-vitrine', name, '--yes', '--starter', name, '--packages', target]
    return run('npm', args, options) && run('npm', ['test'], { cwd: join(folder, name) })
  })
}
