import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../packages/vitrine/src')
const STATIC_IMPORT = /^\s*(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm

/** All that a file brings with it at once: its static imports and theirs. `import()` is a door that stays shut. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    const target = from ?? bare ?? ''
    if (target.startsWith('.')) reach(resolve(dirname(file), target), seen)
    else seen.add(target)
  }
  return seen
}

function resolve(folder: string, target: string): string {
  const path = join(folder, target)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')]
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (!found) throw new Error(`${target} is imported from ${folder}, but is not there.`)
  return found
}

it('the page runtime reaches no package, and so no React, before it is needed', () => {
  for (const entry of ['start.ts', 'registry.ts', 'index.ts', 'page-script.ts', 'page/loading/wake.ts']) {
    const reached = [...reach(join(source, entry))]
    expect(
      reached.filter((path) => !path.startsWith(source)),
      entry,
    ).toEqual([])
    expect(
      reached.map((path) => relative(source, path)).filter((path) => path.startsWith('features/') && !/\.(selector|names)\.ts$/.test(path)),
      `${entry} must load features on need, and know only what selects them`,
    ).toEqual([])
  }
})

it('no file of the library imports a style sheet for its effect: awake views adopt theirs as text', () => {
  const plain = /^import '[^']+\.css'/m
  const faulty = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && plain.test(readFileSync(join(source, path), 'utf8')),
  )
  expect(faulty).toEqual([])
})

it('a part that does not arrive without a connection is nobody’s uncaught error', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  // Given away, its failure is nobody's: `withPart` reports it, `.catch` or a second argument of `then` deals with it.
  const careless = files.filter((file) => /void import\([^)]*\)\.then\((?!\n)/.test(readFileSync(join(source, file), 'utf8')))
  expect(careless).toEqual([])
})
