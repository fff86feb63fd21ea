import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contractTables } from './contract'

const page = join(import.meta.dirname, '../../site/content/guide/15-markup.md')
const [BEGIN, END] = ['<!-- from here on: made from the options -->', '<!-- to here -->']

it('PAGE-1 the guide lists every attribute of every feature, with what it may be and its default', () => {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const wanted = `${before}${BEGIN}\n\n${contractTables()}\n\n${END}${rest.split(END)[1] ?? ''}`
  // `VITRINE_WRITE=1 npm run unit -- contract` writes them.
  if (process.env.VITRINE_WRITE) writeFileSync(page, wanted)
  expect(readFileSync(page, 'utf8')).toBe(wanted)
})
