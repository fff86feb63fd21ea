import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CONTRACTS, contractTables } from './contract'

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

it.each(CONTRACTS.filter(({ rows }) => rows))(
  'PAGE-1 the attributes that the guide lists for $title are read',
  ({ feature, rows = [] }) => {
    const folder = join(import.meta.dirname, '../../packages/vitrine/src/features', feature!)
    const sources = readdirSync(folder)
      .filter((file) => /\.(ts|css)$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('')
    const property = (name: string) => name.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const unread = rows.filter(([name]) => !sources.includes(name) && !new RegExp(`\\b${property(name)}\\b`).test(sources))
    expect(unread).toEqual([])
  },
)

it('PAGE-1 the guide leaves no feature out', () => {
  const text = readFileSync(page, 'utf8').toLowerCase()
  const features = readdirSync(join(import.meta.dirname, '../../packages/vitrine/src/features'))
  // Those that are no markup of their own.
  const others = ['anchor', 'consent', 'layout', 'mail-link']
  const missing = features.filter(
    (name) => !others.includes(name) && !text.includes(`data-feature="${name}"`) && name !== 'animation' && name !== 'cart',
  )
  expect(missing).toEqual([])
})
