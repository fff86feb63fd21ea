import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { runCommand } from './command'
import { openSqlite } from './sqlite'
import { openStore, type StoredComment } from './store'

// Every write goes through to the disk, and that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'vitrine-comment-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
let file = ''
const comment = (id: number, given: Partial<StoredComment> = {}): StoredComment => ({
  id,
  post: 'bees',
  parent: 0,
  path: '',
  name: 'Ada',
  email: null,
  text: `Text ${id}`,
  created: Date.UTC(2026, 10, 16),
  state: 'held',
  form: `form ${id}`,
  digest: `digest ${id}`,
  author: '',
  ...given,
})

beforeEach(async () => {
  file = join(folder, `${count++}.db`)
  const store = await openStore(openSqlite(file))
  const all = [
    comment(1),
    comment(2, { state: 'shown' }),
    comment(3, { parent: 2, text: 'Mean\u001b[2J \u202etext' }),
    comment(4, { post: 'wasps' }),
  ]
  await store.takeIn(all, new Map())
  await store.close()
})

async function run(line: string, { where = file, answers }: { where?: string; answers?: string[] } = {}) {
  let said = ''
  const ask = answers && (async (question: string) => ((said += question), answers.shift() ?? 'q'))
  const isDone = await runCommand(line.split(' ').filter(Boolean), { file: where }, { write: (text) => (said += text), ask })
  return { isDone, said }
}
const states = async (where = file) => {
  const store = await openStore(openSqlite(where))
  const found = (await store.list()).map(({ id, state }) => `${id} ${state}`)
  await store.close()
  return found.reverse()
}

it('CMNT-6 the owner sees what waits, and no text of a visitor moves the terminal’s cursor or turns its line around', async () => {
  const { said } = await run('list --post bees')
  expect(said).toContain('1 held · 2026-11-16 00:00 · bees\nAda\n  Text 1')
  expect(said).toContain('reply to 2')
  expect(said).toContain('Mean\\u001b[2J \\u202etext')
  expect(said).not.toContain('Text 4')
  expect((await run('list rejected')).said).toBe('No rejected comments.\n')
})

it('CMNT-6 the owner decides by number, or is asked for each that waits', async () => {
  expect((await run('approve 1 77')).said).toBe('1: approved\n77: there is no such comment\n')
  await run('reject 2')
  await run('approve', { answers: ['a', 'r'] })
  expect(await states()).toEqual(['1 shown', '2 rejected', '3 shown', '4 rejected'])
  expect((await run('delete 4')).said).toBe('4: deleted\n')
  expect((await run('approve', { answers: [] })).said).toBe('Nothing waits.\n')
})

it('CMNT-6 comments move: an export, a back-up of a store in use, and a second import that doubles nothing', async () => {
  const lines = join(folder, 'all.ndjson')
  const copy = join(folder, 'copy.db')
  const other = join(folder, 'other.db')
  expect((await run(`export ${lines}`)).said).toBe(`4 comments written to ${lines}\n`)
  expect((await run('export')).said).toBe(readFileSync(lines, 'utf8'))
  expect((await run(`backup ${copy}`)).isDone).toBe(true)
  expect((await run(`import ${lines}`, { where: other })).said).toBe('4 comments taken in, 0 were there already\n')
  expect((await run(`import ${copy}`, { where: other })).said).toBe('0 comments taken in, 4 were there already\n')
  expect(await states(other)).toEqual(await states())
})

it('what was typed wrong is told, with what can be typed', async () => {
  for (const [line, words] of [
    ['', 'What is to be done?'],
    ['aprove 1', 'no command "aprove"'],
    ['list waiting', '"waiting" is none of'],
    ['approve one', '"one" is no number'],
    ['approve', 'Give the number'],
    ['list --all', "'--all'"],
    ['backup', 'To which file?'],
  ] as const) {
    const { isDone, said } = await run(line)
    expect([isDone, said], line).toEqual([false, expect.stringContaining(words)])
    expect(said).toContain('Usage: npm run comments')
  }
  const broken = join(folder, 'broken.ndjson')
  writeFileSync(broken, `${JSON.stringify(comment(9))}\n{"id":1}\n`)
  expect((await run(`import ${broken}`)).said).toContain('Line 2 is no comment')
})
