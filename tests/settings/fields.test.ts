import { describe, expect, it } from 'vitest'
import { readFields } from '../../packages/vitrine/src/core/read-fields'
import { describeAllowed } from '../../packages/vitrine/src/core/setting-error'
import { flatNames } from '../../packages/vitrine/src/core/flat-names'
import { DEFAULTS, FIELDS } from './fields'

describe.each([...new Set(FIELDS.map(({ entity }) => entity))])('%s', (entity) => {
  const rows = FIELDS.filter((row) => row.entity === entity)

  it.each(rows)('PAGE-1 $name is read from a string, changes what is read, and names itself where it is wrong', (row) => {
    const { field, own, given, wrong } = row
    expect(field, own).toBeDefined()
    const read = readFields({ [own]: field }, { [own]: given }, entity)[own]
    expect(read).toBeDefined()
    expect(read).not.toEqual(field.fallback)
    const refused = () => readFields({ [own]: field }, { [own]: wrong ?? Symbol('no text') }, entity)
    const isAnyText = describeAllowed(field.allowed).includes('text') || ['status_css_animations', 'url'].includes(own)
    if (wrong !== undefined || !isAnyText) expect(refused).toThrow(`${entity}.${own} is`)
    if (wrong !== undefined) expect(refused).toThrow(`but it must be ${describeAllowed(field.allowed)}.`)
  })
})

it('PAGE-2 every flat name that the specification writes is known', () => {
  const flat = FIELDS.filter(({ name, own, entity }) => name.includes('_') && name !== own && entity !== 'Off-canvas panel configuration')
  expect(flat.filter(({ name, own }) => flatNames[name]?.[1] !== own).map(({ name }) => name)).toEqual([])
})

it('PAGE-1 what the specification gives a default has it', () => {
  for (const [entity, defaults] of Object.entries(DEFAULTS))
    for (const [own, value] of Object.entries(defaults))
      expect(FIELDS.find((row) => row.entity === entity && row.own === own)?.field.fallback, `${entity}: ${own}`).toBe(value)
})
