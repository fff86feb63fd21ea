// npm run readme: writes the tables of props, callbacks and refs into each feature's README, from the options and the types that
// the components really have. `npm run readme -- --check` only says which are not up to date.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { registerLibrary } from '../packages/vitrine/bin/library.mjs'
import { readComponents } from './readme.components.mjs'
import { placeTables, tablesOf } from './readme.tables.mjs'
import { root } from './setup.mjs'

const source = join(root, 'packages', 'vitrine', 'src')

export async function readme(args) {
  registerLibrary()
  const doors = globSync('features/*/index.ts', { cwd: source })
    .sort()
    .map((path) => join(source, path))
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, root)
  const features = await readComponents({ doors, source, options })
  const stale = []
  for (const [at, feature] of features.entries()) {
    const path = join(dirname(doors[at]), 'README.md')
    const text = readFileSync(path, 'utf8')
    const wanted = placeTables(text, tablesOf(feature))
    if (wanted === text) continue
    stale.push(path.slice(root.length + 1))
    if (!args.includes('--check')) writeFileSync(path, wanted)
  }
  if (!args.includes('--check')) {
    console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All are up to date.')
    return true
  }
  if (stale.length > 0) console.error(`Not up to date: ${stale.join(', ')}. Run \`npm run readme\`.`)
  return stale.length === 0
}
