import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeTables, tablesOf } from '../../tools/readme.tables.mjs'

const root = join(import.meta.dirname, '../..')

// In a process of its own: the tool reads the sources as Node does, and with the compiler.
it('every README’s tables of props, callbacks and refs say what the options and the types say', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'readme', '--check'], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

const prop = { isRequired: false, fallback: undefined, fallbackText: undefined, allowed: undefined, meaning: '' }

it('a table says what is required, a default, a range and the words that are allowed', () => {
  const props = [
    { ...prop, name: 'speed', type: 'number', allowed: 'a whole number from 1 to 6', fallback: 3, meaning: 'How fast.' },
    { ...prop, name: 'look', type: "'b' | 'a'", allowed: 'one of "a", "b"', fallback: 'a' },
    { ...prop, name: 'loop', type: 'boolean', fallback: true, fallbackText: 'true; in a text: false' },
    { ...prop, name: 'label', type: 'string', isRequired: true },
  ]
  expect(
    tablesOf({ components: [{ name: 'Box', props, callbacks: [], ref: [], element: 'a', shapes: [] }], hooks: [] }).split('\n'),
  ).toEqual([
    '### `<Box>`',
    '',
    '| Prop | Type | Default | What it does |',
    '| --- | --- | --- | --- |',
    '| `label` | `string` | required |  |',
    '| `speed` | whole `number` from 1 to 6 | `3` | How fast. |',
    "| `look` | `'a' \\| 'b'` | `'a'` |  |",
    '| `loop` | `boolean` | `true`; in a text: `false` |  |',
    '',
    'It also accepts the props of an `a`: `className`, `id`, `data-…`.',
  ])
})

it('the tables stand at the end of "In React", and are replaced by newer ones', () => {
  const first = placeTables('# Box\n\n## In React\n\nText.\n\n## Markup\n', 'old')
  expect(first).toMatch(/Text\.\n\n<!-- .* -->\n\nold\n\n<!-- .* -->\n\n## Markup\n$/)
  expect(placeTables(first, 'new')).toBe(first.replace('old', 'new'))
})
