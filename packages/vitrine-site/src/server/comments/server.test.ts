import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { commentErrorFields } from 'vitrine/comments/content'
import { openCommentServer } from './index'
import { address, asScript, comments, get, open, page, root, tokenIn, write } from './server.fixture'

it('CMNT-5 CMNT-6 without scripts a comment is posted, the browser comes back to it, and it stands in the thread and in the count; a reply stands under it', async () => {
  await open()
  expect(await page('/')).toContain('<span data-comments="bees"></span>')
  const posted = await write({ comment: 'First\n\n<script>alert(1)</script> & https://a.example' })
  expect(posted.status).toBe(303)
  expect(posted.headers.get('location')).toBe('/bees/#comment-1')
  const html = await page('/bees/')
  expect(html).toContain('<li id="comment-1"')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; ')
  expect(html).not.toContain('<script>')
  expect(html).toContain('rel="nofollow ugc noopener">https://a.example</a>')
  expect(await page('/')).toContain('<span data-comments="bees">Comments: 1</span><span data-comments="wasps"></span>')

  const asked = await page('/bees/?replytocom=1')
  expect(asked).toMatch(/id="reply-title"[^>]*>Reply to Ada/)
  expect(asked).toContain('name="comment_parent" value="1"')
  await write({ comment: 'Second', comment_parent: '1' })
  expect(await page('/bees/')).toMatch(/<li id="comment-1".*<ol data-part="replies"><li id="comment-2"/s)
})

it('CMNT-6 every refusal has its number and says what to do; the form comes back filled in, for a script as JSON', async () => {
  await open()
  const first = await write({ comment: 'Said once' })
  const old = tokenIn(await page('/bees/'))
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  for (const [fields, headers, status, words] of [
    [{ author: ' ' }, {}, 400, 'Please give a name'],
    [{ comment: 'x'.repeat(10_001) }, {}, 400, 'at most 10000 characters'],
    [{ email: 'nobody' }, {}, 400, 'check the e-mail address'],
    [{ website: 'spam' }, {}, 400, 'should stay empty'],
    [{ token: old }, {}, 400, 'Please send it again'],
    [{ token: 'forged' }, {}, 400, 'Please send it again'],
    [{ comment: 'Said once' }, {}, 409, 'said that already'],
    [{ comment_parent: '77' }, {}, 409, 'no longer there'],
  ] as const) {
    const kept = 'comment' in fields ? fields.comment : 'Kept & safe </textarea>'
    const response = await write({ comment: kept, ...fields }, headers)
    const html = await response.text()
    expect([response.status, html.includes(words)], `${words}: ${html.slice(0, 200)}`).toEqual([status, true])
    expect(html).toContain(
      `dir="auto" required="">${kept.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</textarea>`,
    )
    const told = await write({ comment: kept, ...fields }, { ...headers, ...asScript })
    expect([told.status, ((await told.json()) as { message: string }).message]).toEqual([status, expect.stringContaining(words)])
  }
  expect(first.status).toBe(303)
  expect(await page('/bees/')).toContain('>Comments: 1<')
})

it('CMNT-6 a form on a foreign site is refused, and so are 1 MB, another kind of form, an unknown article and other methods', async () => {
  await open()
  expect((await write({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await write({}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await write({}, { origin: 'null' })).status).toBe(403)
  expect((await write({}, { origin: 'https://hives.example' })).status).toBe(303)
  expect((await write({ comment: 'x'.repeat(1_000_000) })).status).toBe(413)
  const send = (init: RequestInit) => fetch(`${address}/comments/`, init)
  expect((await send({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415)
  expect((await send({ method: 'DELETE' })).status).toBe(405)
  const unknown = await send({ method: 'POST', body: new URLSearchParams({ comment_post_ID: '__proto__' }) })
  expect([unknown.status, await unknown.text()]).toEqual([404, commentErrorFields.noArticle.fallback])
})

it('CMNT-6 one network writes twice a minute, then is told to wait; others are not held up', async () => {
  await open()
  const from = { 'x-forwarded-for': '203.0.113.5' }
  const answers = []
  for (const comment of ['1', '2', '3']) answers.push(await write({ comment }, from))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 429])
  expect(answers[2]!.headers.get('retry-after')).toBe('40')
  expect(await answers[2]!.text()).toContain('Please wait 40 seconds')
  expect((await write({ comment: '4' }, { 'x-forwarded-for': '203.0.114.5' })).status).toBe(303)
})

it('CMNT-6 a held comment is seen by nobody; whoever wrote it is told so; a form that is sent twice is stored once', async () => {
  await open({ moderation: 'all' })
  const held = await write({ comment: 'Wait for me' })
  expect(held.headers.get('location')).toBe('/bees/?comment=held#respond')
  expect(await page(held.headers.get('location')!)).toContain('Your comment will be shown once it has been approved')
  expect(await page('/bees/')).not.toContain('Wait for me')
  const token = tokenIn(await page('/bees/'))
  const answers = []
  for (let time = 0; time < 2; time++) answers.push(await (await write({ token, comment: 'Twice' }, asScript)).json())
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ comment: { state: 'held', text: 'Twice' } })
})

it('CMNT-6 a long thread is read page by page; the JSON has the same, and the feed has the newest', async () => {
  await open({ perPage: 10 })
  for (let at = 1; at <= 12; at++) await write({ comment: `Number ${at}.` })
  const last = await write({ comment: 'The <last> one.' })
  expect(last.headers.get('location')).toBe('/bees/?comments=2#comment-13')
  expect(await page('/bees/')).toContain('href="/bees/?comments=2#comments" aria-label="Page 2"')
  expect(await page('/bees/?comments=2')).toContain('Number 12.')
  expect(await page('/bees/?comments=999')).toContain('Number 12.')
  const json = (await (await get('/comments/?post=bees&page=2')).json()) as { total: number; comments: { text: string }[] }
  expect([json.total, json.comments.map(({ text }) => text)]).toEqual([13, ['Number 11.', 'Number 12.', 'The <last> one.']])
  const feed = await page('/comments/feed.xml')
  expect(feed).toContain('<description>The &lt;last&gt; one.</description>')
  expect(feed).toContain('https://hives.example/bees/?comment=13#comment-13')
  // However long the thread has become, the address of a comment leads to the page on which it stands.
  expect(await page('/bees/?comment=13')).toContain('<li id="comment-13"')
  expect(((await (await get('/comments/?post=bees&comment=13')).json()) as { page: number }).page).toBe(2)
  expect((await get('/comments/?replytocom=3')).headers.get('location')).toBe('/bees/?replytocom=3#respond')
})

it('CMNT-6 while the store fails the page is shown as it was built, a comment is not taken, and the text is not lost', async () => {
  await open()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const token = tokenIn(await page('/bees/'))
  vi.setSystemTime(Date.now() + 10_000)
  await comments.close()
  comments.close = async () => {}
  expect(await page('/bees/')).toContain('as built')
  const body = new URLSearchParams({ author: 'Ada', comment: 'Keep this', comment_post_ID: 'bees', token })
  const plain = await fetch(`${address}/comments/`, { method: 'POST', body })
  expect([plain.status, await plain.text()]).toEqual([503, expect.stringMatching(/try again in a few minutes[^]*Keep this/)])
  const told = await fetch(`${address}/comments/`, { method: 'POST', body, headers: asScript })
  expect([told.status, await told.json()]).toMatchObject([503, { message: commentErrorFields.unavailable.fallback }])
  expect(said).toHaveBeenCalled()
  said.mockRestore()
})

it('files are served as before: ranges, compression, tags that change with the comments, a page for what is not there', async () => {
  await open()
  const part = await get('/film.mp4', { range: 'bytes=2-4' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await get('/bees')).headers.get('location')).toBe('/bees/')
  expect((await get('/nothing/')).status).toBe(404)
  // No address, but for a browser and a line of a script that was put together badly.
  expect((await get('//')).status).toBe(200)
  const before = await get('/bees/', { 'accept-encoding': 'gzip' })
  expect(before.headers.get('content-encoding')).toBe('gzip')
  const tag = before.headers.get('etag')!
  expect((await get('/bees/', { 'if-none-match': tag })).status).toBe(304)
  await write()
  expect((await get('/bees/', { 'if-none-match': tag })).status).toBe(200)
  expect(before.headers.get('x-content-type-options')).toBe('nosniff')
})

it('a site without comments opens nothing', async () => {
  const folder = join(root, 'plain')
  mkdirSync(folder)
  expect(await openCommentServer({ folder, file: join(folder, 'never.db') })).toBeUndefined()
})
