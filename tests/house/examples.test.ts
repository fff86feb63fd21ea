import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

/** Every component that a feature's door gives. */
const components = read('packages/vitrine/src/features/*/index.ts')
  .flatMap((door) => [...door.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) => names!.split(',')))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !name.endsWith('Error'))

/** `Comments` draws it; two of them would have the same ids. */
const INSIDE = ['CommentForm']

describe.each(['examples/vite/src', 'examples/next/app'])('%s', (folder) => {
  it('REACT-7 has every component of the library on its page', () => {
    expect(existsSync(join(root, folder))).toBe(true)
    const application = read(`${folder}/**/*.tsx`).join('\n')
    expect(components.length).toBeGreaterThan(30)
    expect(components.filter((name) => !INSIDE.includes(name) && !new RegExp(`<${name}\\b`).test(application))).toEqual([])
  })
})
