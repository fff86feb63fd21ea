import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from './database'
import { openPostgres } from './postgres'
import { startPostgres, type TestPostgres } from './postgres.fixture'
import { openSqlite } from './sqlite'
import { openStore, type CommentStore, type NewComment, type StoredComment } from './store'

// Every write goes through to the disk, and that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'vitrine-comments-'))
const postgres: TestPostgres | string = await startPostgres()
if (typeof postgres === 'string') console.warn(`Comments in PostgreSQL are not tested: ${postgres}.`)
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
const stores: readonly [string, () => Promise<Database>, boolean][] = [
  ['SQLite', async () => openSqlite(join(folder, `${files++}.db`)), true],
  [
    'PostgreSQL',
    async () => {
      const database = await openPostgres((postgres as TestPostgres).url)
      await database.all('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
      return database
    },
    typeof postgres !== 'string',
  ],
]

const HOUR = 3_600_000
let counter = 0
const comment = (given: Partial<NewComment> = {}): NewComment => {
  const at = counter++
  return {
    post: 'bees',
    parent: 0,
    name: 'Ada',
    email: null,
    text: `Text ${at}`,
    created: Date.UTC(2026, 10, 16) + at * HOUR,
    form: `form ${at}`,
    digest: `digest ${at}`,
    author: 'ada',
    sender: 'network',
    stateFor: () => 'shown',
    ...given,
  }
}
const texts = (comments: readonly StoredComment[]) => comments.map(({ text }) => text)

describe.each(stores.filter(([, , isHere]) => isHere))('comments in %s', (name, open) => {
  let store: CommentStore
  const add = async (given: Partial<NewComment> = {}): Promise<StoredComment> => {
    const added = await store.add(comment(given))
    if (!('comment' in added)) throw new Error(added.type)
    return added.comment
  }
  beforeEach(async () => {
    store = await openStore(await open())
    return () => store.close()
  })

  it(`CMNT-6 ${name}: a thread is read in its order, page by page; replies below the fifth level stay at it`, async () => {
    const top = await add({ text: '1' })
    await add({ text: '2' })
    let parent = top.id
    for (const text of ['1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.2', '1.1.1.1.3']) parent = (await add({ parent, text })).id
    const late = await add({ parent: top.id, text: '1.2' })
    await add({ post: 'wasps', text: 'elsewhere' })
    const order = ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.2', '1.1.1.1.3', '1.2', '2']
    expect(texts(await store.page('bees', { page: 1, size: 100 }))).toEqual(order)
    expect(texts(await store.page('bees', { page: 2, size: 4 }))).toEqual(order.slice(4, 8))
    expect(await store.pageOf(late, 4)).toBe(2)
    expect(await store.counts()).toEqual(
      new Map([
        ['bees', 9],
        ['wasps', 1],
      ]),
    )
  })

  it(`CMNT-6 ${name}: hostile text comes back byte for byte`, async () => {
    const text = `'"; DROP TABLE comments; -- <script>alert(1)</script> $1 ?1 \\ \u202e\u2066 👩‍👩‍👧‍👦 ${'é'.repeat(2000)}\n\n\t.`
    const { id } = await add({ text, name: text.slice(0, 60) })
    expect(await store.find(id)).toMatchObject({ text, name: text.slice(0, 60) })
  })

  it(`CMNT-6 ${name}: a form that is sent twice is stored once, also at the same moment; the same words in another form are a duplicate`, async () => {
    const one = comment()
    const answers = await Promise.all([store.add(one), store.add(one), store.add(one)])
    expect(answers.map(({ type }) => type).sort()).toEqual(['added', 'again', 'again'])
    expect(await store.add({ ...one, form: 'another' })).toEqual({ type: 'duplicate' })
    expect((await store.counts()).get('bees')).toBe(1)
  })

  it(`CMNT-6 ${name}: a parent must be there, approved and of the same article`, async () => {
    const held = await add({ stateFor: () => 'held' })
    const other = await add({ post: 'wasps' })
    for (const parent of [held.id, other.id, 999]) expect(await store.add(comment({ parent }))).toEqual({ type: 'noParent' })
    await store.setState(held.id, 'shown')
    expect((await add({ parent: held.id })).parent).toBe(held.id)
  })

  it(`CMNT-6 ${name}: one network writes 2 comments a minute and 10 an hour, and is told how long to wait`, async () => {
    const begin = Date.UTC(2027, 0, 1)
    const at = (seconds: number, sender = 'network') => store.add(comment({ created: begin + seconds * 1000, sender }))
    expect((await at(0)).type).toBe('added')
    expect((await at(1)).type).toBe('added')
    expect(await at(2)).toEqual({ type: 'tooMany', wait: 58 })
    expect((await at(2, 'another')).type).toBe('added')
    for (let minute = 1; minute <= 8; minute++) expect((await at(minute * 60)).type).toBe('added')
    expect(await at(3000)).toEqual({ type: 'tooMany', wait: 600 })
    expect((await at(3600)).type).toBe('added')
  })

  it(`CMNT-6 ${name}: who was approved before is known; what the owner decides shows in the thread, the count and the version`, async () => {
    const stateFor = (isKnown: boolean) => (isKnown ? 'shown' : 'held')
    const first = await add({ stateFor })
    expect(first.state).toBe('held')
    expect(await store.page('bees', { page: 1, size: 10 })).toEqual([])
    const before = await store.version('bees')
    expect(await store.setState(first.id, 'shown')).toBe(true)
    expect(await store.version('bees')).toBeGreaterThan(before)
    expect((await add({ stateFor })).state).toBe('shown')
    expect((await store.counts()).get('bees')).toBe(2)
    expect(texts(await store.list({ state: 'held' }))).toEqual([])
    await store.setState(first.id, 'rejected')
    expect((await store.counts()).get('bees')).toBe(1)
    expect(await store.remove(first.id)).toBe(true)
    expect(await store.remove(first.id)).toBe(false)
    expect(await store.setState(first.id, 'shown')).toBe(false)
  })

  it(`CMNT-6 ${name}: everything goes out and into another store with its numbers and threads; a second time nothing is doubled`, async () => {
    const top = await add()
    await add({ parent: top.id })
    await add({ post: 'wasps', stateFor: () => 'held' })
    const all: StoredComment[] = []
    for await (const one of store.everything()) all.push(one)
    const other = await openStore(openSqlite(':memory:'))
    expect(await other.takeIn(all, new Map())).toBe(3)
    expect(await other.takeIn(all, new Map())).toBe(0)
    const [above, below] = await other.page('bees', { page: 1, size: 10 })
    expect([above?.id, below?.parent]).toEqual([top.id, top.id])
    expect(await other.counts()).toEqual(new Map([['bees', 1 + 1]]))
    // And back into the store that it came from, into which somebody else has written meanwhile.
    expect(await store.takeIn(all, new Map())).toBe(0)
    expect((await add()).id).toBeGreaterThan(all.at(-1)!.id)
    await other.close()
  })

  it(`CMNT-6 ${name}: fifty who write at once lose nothing and double nothing, through two servers`, async () => {
    const second = name === 'SQLite' ? store : await openStore(await openPostgres((postgres as TestPostgres).url))
    const all = Array.from({ length: 50 }, (_, at) => comment({ sender: `network ${at}` }))
    const answers = await Promise.all(all.flatMap((one, at) => [(at % 2 ? store : second).add(one), (at % 3 ? store : second).add(one)]))
    expect(answers.filter(({ type }) => type === 'added').length).toBe(50)
    expect((await store.counts()).get('bees')).toBe(50)
    expect(new Set(texts(await store.page('bees', { page: 1, size: 100 })))).toEqual(new Set(all.map(({ text }) => text)))
    if (second !== store) await second.close()
  })
})

it.runIf(typeof postgres !== 'string')(
  'PostgreSQL that is killed loses nothing, is an error meanwhile, and is used again by itself',
  async () => {
    const { url, kill, start } = postgres as TestPostgres
    const store = await openStore(await openPostgres(url))
    const one = comment({ post: 'killed', sender: 'killed' })
    expect((await store.add(one)).type).toBe('added')
    await kill()
    await expect(store.add(comment({ sender: 'meanwhile' }))).rejects.toThrow()
    await expect(store.page('killed', { page: 1, size: 10 })).rejects.toThrow()
    await start()
    expect((await store.add(one)).type).toBe('again')
    expect(texts(await store.page('killed', { page: 1, size: 10 }))).toEqual([one.text])
    await store.close()
  },
)

it('CMNT-6 a full disk is an error, nothing is half written, and the store goes on when there is room again', async () => {
  const file = join(folder, 'full.db')
  const database = openSqlite(file)
  const store = await openStore(database)
  await store.add(comment({ text: 'before' }))
  const [pages] = await database.all<{ page_count: number }>('PRAGMA page_count')
  await database.transaction(({ all }) => all(`PRAGMA max_page_count = ${pages!.page_count}`))
  const long = comment({ text: 'x'.repeat(60_000), sender: 'full' })
  await expect(store.add(long)).rejects.toThrow(/full/)
  expect((await store.counts()).get('bees')).toBe(1)
  await database.transaction(({ all }) => all('PRAGMA max_page_count = 1000000'))
  expect((await store.add(long)).type).toBe('added')
  expect(await database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  await store.close()
})

it('CMNT-6 a copy is made while the store is in use, and is a store', async () => {
  const store = await openStore(openSqlite(join(folder, 'used.db')))
  await store.add(comment({ text: 'kept' }))
  const copy = join(folder, 'copy.db')
  await Promise.all([store.copyTo!(copy), store.add(comment({ sender: 'meanwhile' }))])
  const restored = await openStore(openSqlite(copy))
  expect(texts(await restored.page('bees', { page: 1, size: 10 }))).toContain('kept')
  expect(restored.secret).toBe(store.secret)
  await Promise.all([store.close(), restored.close()])
})

it('a store of a newer version is left alone, with a sentence that says what to do', async () => {
  const file = join(folder, 'newer.db')
  await (await openStore(openSqlite(file))).close()
  const raw = new DatabaseSync(file)
  raw.exec('INSERT INTO comment_schema (version) VALUES (99)')
  raw.close()
  await expect(openStore(openSqlite(file))).rejects.toThrow(/newer version/)
})
