// Builds the site and the page script. Skips the work when nothing that goes into it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { buildPageScript } from './page-script.mjs'
import { fail, root, run } from './setup.mjs'
import { writeSbom } from './supply.mjs'

export const siteFolder = join(root, 'site', 'dist')
/** What an owner runs as `vitrine`. */
export const siteCommand = join(root, 'packages', 'vitrine-site', 'bin', 'vitrine.mjs')
const stamp = join(root, 'site', '.astro', 'built')
const INPUTS = [
  'package-lock.json',
  'packages',
  'site/content',
  'site/public',
  'site/src',
  'site/astro.config.ts',
  'site/theme.css',
  'tools',
]

export async function build({ isForced = false } = {}) {
  const inputs = fingerprint(INPUTS)
  const isFresh = existsSync(join(siteFolder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
  if (isFresh && !isForced) return
  if (!run('node', [siteCommand, 'build'], { cwd: join(root, 'site') })) fail('The site could not be built.', 'The lines above say why.')
  await buildPageScript()
  writeSbom()
  writeFileSync(stamp, inputs)
}
