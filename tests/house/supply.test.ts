import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSbom, licenceOf, readPackages, readShipped } from '../../tools/supply.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Those that may be passed on with what is built of them, changed by nobody. */
const LICENCES = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Python-2.0'],
  // Typefaces.
  'OFL-1.1',
  // Used as they are, while a site is built (sharp's libraries, Lightning CSS, axe), or to choose from (DOMPurify).
  ...[
    'MPL-2.0',
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    '(MPL-2.0 OR Apache-2.0)',
  ],
]

/** What runs a script of its own when it is installed, and why that is no harm. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'looks whether the platform’s own package is there; it works without it',
}

test('every package of the lockfile is the one that was looked at: it has a hash, and comes from the registry that npm is set to', () => {
  const packages = readPackages()
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path)).toEqual([])
  expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([])
})

test('no package runs a script when it is installed but those that are known', () => {
  const found = readPackages().filter(({ hasInstallScript }) => hasInstallScript)
  expect([...new Set(found.map(({ name }) => name))].filter((name) => !Object.hasOwn(INSTALL_SCRIPTS, name))).toEqual([])
})

test('everything that is shipped has a licence that allows it', () => {
  const wrong = readShipped().filter((entry) => !LICENCES.includes(licenceOf(entry)))
  expect(wrong.map((entry) => `${entry.name}: ${licenceOf(entry)}`)).toEqual([])
})

test('the bill of materials has everything that is shipped, with version, licence and hash', () => {
  const { components } = createSbom()
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  const names = components.map(({ name }) => name)
  for (const name of ['dompurify', 'react', '@vimeo/player', 'astro']) expect(names).toContain(name)
  expect(names).not.toContain('vitest')
  for (const { name, hashes } of components) expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/)
})

test('every package that is depended on has its line in the decision about them, at an exact version', () => {
  const decision = read('docs/decisions/0059-every-package-has-its-reason.md')
  const manifests = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'site']
  for (const folder of manifests) {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> }
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      if (!/^vitrine/.test(name)) expect(decision, folder).toContain(`| \`${name}\` |`)
    }
  }
})
