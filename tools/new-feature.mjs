// npm run new-feature NAME [behaviour|view]: a feature's folder with every role, its place in the style guide and in the registry.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './setup.mjs'
import { featureFiles, registerBehaviour } from './new-feature.templates.mjs'

const [name = '', kind = 'behaviour'] = process.argv.slice(2)
const usage = 'Write: npm run new-feature NAME, or npm run new-feature NAME view'
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail(`"${name}" is not a feature's name: lower-case words with hyphens, a singular noun.`, usage)
if (kind !== 'behaviour' && kind !== 'view') fail(`"${kind}" is not a kind of feature: behaviour or view.`, usage)

const folder = join(root, 'packages', 'vitrine', 'src', 'features', name)
if (existsSync(folder)) fail(`There is a feature "${name}" already.`, 'Choose another name.')

for (const [path, text] of Object.entries(featureFiles(name, kind))) {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  console.log(`  ${path}`)
}
if (kind === 'behaviour') {
  const registry = join(root, 'packages', 'vitrine', 'src', 'registry.ts')
  writeFileSync(registry, registerBehaviour(readFileSync(registry, 'utf8'), name))
  console.log('  packages/vitrine/src/registry.ts (one entry added)')
}
console.log(`\nNext: the options of ${name}, then its model with a table test. docs/contributing/adding-a-feature.md leads through it.`)
