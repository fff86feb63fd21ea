// The package.json that is published. In this workspace the library is its sources; what others install is compiled.
import { globSync } from 'node:fs'
import { join } from 'node:path'

/** What only this workspace asks for. */
const INTERNAL = /\/examples$/

/** The source files that are doors: all that `exports` names, found by its patterns. */
export function findDoors(library, { exports }) {
  const targets = Object.entries(exports).filter(([door, target]) => !INTERNAL.test(door) && !target.endsWith('.css'))
  return targets.flatMap(([, target]) => expand(library, target)).map((found) => found.target)
}

export function publishedManifest(library, manifest) {
  const { name, version, description, keywords, license, type, dependencies, peerDependencies } = manifest
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    bin: { vitrine: './dist/esm/command-line.js' },
    sideEffects: ['*.css', './dist/script/**'],
    files: ['dist/esm', 'dist/styles', 'dist/script'],
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).flatMap(([door, target]) => publishDoor(library, door, target))),
      './script/*': './dist/script/*',
      './*.css': './dist/styles/*.css',
      './package.json': './package.json',
    },
    // Exact here, so that everyone works with the same; a range there, so that an application has one copy.
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, exact]) => [name, `^${exact}`])),
    peerDependencies,
    engines: { node: '>=20' },
  }
}

/** A feature's door is named, which editors can complete; folders of small parts stay a pattern. */
function publishDoor(library, door, target) {
  if (INTERNAL.test(door) || target.endsWith('.css')) return []
  if (!target.includes('/features/')) return [[door, compiled(target)]]
  return expand(library, target).map(({ star, target }) => [door.replace('*', star), compiled(target.slice(library.length + 1))])
}

function compiled(target) {
  const path = target.replace(/^(\.\/)?src/, './dist/esm').replace(/\.tsx?$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

/** The files behind a target, as Node reads it: every star stands for the same text. */
function expand(library, target) {
  const [first, ...rest] = target.split('*')
  if (rest.length === 0) return [{ star: '', target: join(library, target) }]
  const found = globSync(join(library, target.replaceAll(/\/\*\./g, '/**/*.')))
  const pattern = new RegExp(`${escape(first)}(.+?)${rest.map(escape).join('\\1')}$`)
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ star: pattern.exec(`.${path.slice(library.length)}`)?.[1], target: path }))
    .filter(({ star, target }) => star && !/\.test\.tsx?$/.test(target))
    .sort((a, b) => (a.star < b.star ? -1 : 1))
}

const escape = (text) => text.replace(/[.\\/]/g, '\\$&')
