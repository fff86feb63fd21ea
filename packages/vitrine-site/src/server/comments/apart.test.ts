import { expect, it } from 'vitest'
import { address, asScript, get, open, page, tokenIn, write } from './server.fixture'

const FILES = 'https://files.example'
const apart = { address: 'https://comments.example/comments/', origins: [FILES], isFetched: true }
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

it('CMNT-6 a site whose files are on another host reads and posts where the owner has named it; everybody else is refused', async () => {
  await open(apart)
  const read = await get('/comments/?post=bees', { ...asScript, ...from(FILES) })
  expect([read.status, allowed(read), read.headers.get('vary')]).toEqual([200, FILES, 'origin'])
  const { token } = (await read.json()) as { token: string }
  const posted = await write({ token, comment: 'From afar' }, { ...asScript, ...from(FILES) })
  expect([posted.status, allowed(posted)]).toEqual([201, FILES])
  expect(await (await get('/comments/?post=bees', from(FILES))).json()).toMatchObject({ total: 1, comments: [{ text: 'From afar' }] })
  // What is refused can be read there, too: it says what to do.
  const refused = await write({ author: '' }, { ...asScript, ...from(FILES) })
  expect([refused.status, allowed(refused)]).toEqual([400, FILES])

  for (const origin of ['https://evil.example', 'http://files.example', `${FILES}.evil.example`, 'null']) {
    expect(allowed(await get('/comments/?post=bees', from(origin)))).toBe(null)
    const foreign = await write({ comment: 'Spam' }, { ...asScript, ...from(origin) })
    expect([foreign.status, allowed(foreign)], origin).toEqual([403, null])
  }
  expect((await write({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const ask = (origin: string) => fetch(`${address}/comments/`, { method: 'OPTIONS', headers: from(origin) })
  expect([(await ask(FILES)).status, (await ask('https://evil.example')).status]).toEqual([204, 403])
})

it('CMNT-5 on such a site a form without scripts comes back to be looked at once more, then leads to the comment; a link leads to the thread', async () => {
  await open(apart)
  const first = await write({ token: '', comment: 'Kept' }, from(FILES))
  const html = await first.text()
  expect(first.status).toBe(400)
  expect(html).toContain('Please look at your comment once more')
  expect(html).toContain('>Kept</textarea>')
  // It is this server's own page now, with its own form.
  expect(html).toContain('action="/comments/#respond"')
  const second = await write({ token: tokenIn(html), comment: 'Kept' })
  expect([second.status, second.headers.get('location')]).toEqual([303, '/bees/#comment-1'])
  expect(await page('/bees/')).toContain('Kept')
  const link = await get('/comments/?post=bees', { accept: 'text/html,*/*' })
  expect([link.status, link.headers.get('location')]).toEqual([303, '/bees/#comments'])
})

it('CMNT-6 without a named site nothing is opened to others', async () => {
  await open()
  const read = await get('/comments/?post=bees', from(FILES))
  expect([allowed(read), read.headers.get('vary')]).toEqual([null, null])
  expect((await write({}, from(FILES))).status).toBe(403)
})
