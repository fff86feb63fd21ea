import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const env = { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }

export interface SmallSite {
  readonly folder: string
  readonly isBuilt: boolean
  readonly said: string
}

/** Builds a site of these files. Below the project, so that its packages are found. */
export function buildSmallSite(name: string, files: Readonly<Record<string, string>>): SmallSite {
  const folder = join(root, '.cache', name)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...USUAL, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/astro'), ['build'], { cwd: folder, env, encoding: 'utf8' })
  return { folder, isBuilt: status === 0, said: stdout + stderr }
}

/** What every site has. */
const USUAL = {
  'package.json': '{ "type": "module", "dependencies": { "astro": "*", "vitrine-site": "*" } }',
  'src/content.config.ts': "export { collections } from 'vitrine-site/content'\n",
}
