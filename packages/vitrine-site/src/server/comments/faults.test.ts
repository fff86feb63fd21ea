import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openPostgres } from './postgres'
import { startPostgres } from './postgres.fixture'
import { address, open, page, root, tokenIn, write } from './server.fixture'
import { openSqlite } from './sqlite'
import { openStore } from './store'

it('CMNT-6 on a full disk the visitor is told to try again, the text is still in the form and nothing is half written; with room again it is taken', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const database = openSqlite(join(root, 'full.db'))
  await open({}, { store: await openStore(database) })
  await write({ comment: 'Before' })
  const [pages] = await database.all<{ page_count: number }>('PRAGMA page_count')
  const setRoom = (most: number) => database.transaction(({ all }) => all(`PRAGMA max_page_count = ${most}`))
  await setRoom(pages!.page_count)
  const long = { comment: 'A long one. '.repeat(800).trim() }
  const full = await write(long)
  const html = await full.text()
  expect(full.status).toBe(503)
  expect(html).toContain('try again in a few minutes')
  expect(html).toContain(`>${long.comment}</textarea>`)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('full'))
  expect(await page('/bees/')).toContain('>Comments: 1<')
  await setRoom(1_000_000)
  expect((await write({ ...long, token: tokenIn(html) })).status).toBe(303)
  expect(await page('/bees/')).toContain('>Comments: 2<')
  expect(await database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  said.mockRestore()
})

const postgres = await startPostgres()
if (typeof postgres === 'string') console.warn(`A PostgreSQL that fails is not tested: ${postgres}.`)
afterAll(() => (typeof postgres === 'string' ? undefined : postgres.stop()))

it.runIf(typeof postgres !== 'string')(
  'CMNT-6 while PostgreSQL is dead pages are shown as built and a comment is refused with its text; when it is back the server goes on by itself, and a form sent again through another server is stored once',
  async () => {
    if (typeof postgres === 'string') return
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [one, other] = [await openStore(await openPostgres(postgres.url)), await openStore(await openPostgres(postgres.url))]
    await open({}, { store: one })
    expect((await write({ comment: 'Before' })).status).toBe(303)
    const form = { token: tokenIn(await page('/bees/')), comment: 'Meanwhile', comment_post_ID: 'bees', author: 'Ada' }
    vi.setSystemTime(Date.now() + 10_000)
    const send = () => fetch(`${address}/comments/`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    await postgres.kill()
    expect(await page('/bees/')).toContain('as built')
    const refused = await send()
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringMatching(/try again in a few minutes[^]*Meanwhile/)])
    await postgres.start()
    expect((await send()).status).toBe(303)
    const [stored] = await other.list()
    expect(stored?.text).toBe('Meanwhile')
    // The answer was lost, and the visitor's next try reaches the other server.
    const again = await other.add({ ...stored!, sender: 'another', stateFor: () => 'shown' })
    expect(again).toMatchObject({ type: 'again', comment: { id: stored!.id } })
    expect(await page('/bees/')).toContain('>Comments: 2<')
    await other.close()
    said.mockRestore()
  },
)
