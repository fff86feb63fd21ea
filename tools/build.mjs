// Builds the site and the page script. Skips the work when nothing that goes into it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { buildPageScript } from './page-script.mjs'
import { fail, root, run, step } from './setup.mjs'

export const siteFolder = join(root, 'site', 'dist')
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
  step('Building the site (pictures take a while the first time)')
  if (!run('astro', ['build'], { cwd: join(root, 'site') }))
    fail('The site could not be built.', 'The lines above name the file and what is wrong in it.')
  await buildPageScript()
  writeFileSync(stamp, inputs)
}
