import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('there is one guide: docs/guide lists the sections of the site’s, all of them, by their titles', () => {
  const sections = readdirSync(join(root, 'site/content/guide')).sort()
  const lines = sections.map((name, at) => {
    const title = /^title: (.+)$/m.exec(readFileSync(join(root, 'site/content/guide', name), 'utf8'))?.[1]
    return `${at + 1}. [${title}](../../site/content/guide/${name})`
  })
  expect(readdirSync(join(root, 'docs/guide'))).toEqual(['README.md'])
  expect(readFileSync(join(root, 'docs/guide/README.md'), 'utf8')).toContain(lines.join('\n'))
})
