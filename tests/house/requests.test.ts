import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('every test that the list of requests names is there', () => {
  const text = readFileSync(join(root, 'docs/contributing/requests.md'), 'utf8')
  const named = [...text.matchAll(/\| `([^`]+\.browser\.test\.ts)`: (.+?) \|$/gm)].map(
    ([, file = '', title = '']) => [file, title] as const,
  )
  expect(named).toHaveLength(6)
  const missing = named.filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title))
  expect(missing).toEqual([])
})
