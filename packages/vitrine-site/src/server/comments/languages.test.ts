import { expect, it } from 'vitest'
import { asScript, get, open, page, write } from './server.fixture'

const french = { from: '/fr', to: '/comments/?lang=fr' }

it('LANG-9 CMNT-5 an article has one conversation: its page in another language shows it with its own words and dates, posts in them, and is come back to', async () => {
  await open({ moderation: 'none' })
  await write({ comment: 'Hello' })
  const html = await page('/fr/bees/')
  expect(html).toContain('>Commentaires : 1<')
  expect(html).toContain('>16 novembre 2026<')
  expect(html).toContain('aria-label="Répondre à Ada"')
  expect(html).toContain('action="/comments/?lang=fr#respond"')
  expect(html).toContain('>Nom</label>')
  expect(await page('/bees/')).toContain('>November 16, 2026<')
  // Written here for scripts too: a browser's first date takes it longer than to draw the thread.
  const days = async (query: string) =>
    ((await (await get(`/comments/?post=bees${query}`, asScript)).json()) as { comments: { day: string }[] }).comments.map(({ day }) => day)
  expect([await days('&lang=fr'), await days('')]).toEqual([['16 novembre 2026'], ['November 16, 2026']])

  const posted = await write({ comment: 'Bonjour', comment_parent: '1' }, {}, french)
  expect(posted.headers.get('location')).toBe('/fr/bees/#comment-2')
  expect(await page('/bees/')).toContain('Bonjour')
  // Lists count in their language; an article that is not translated has no other page to come back to.
  expect(await page('/fr/')).toContain('>Commentaires : 2</span>')
  expect(await page('/')).toContain('>Comments: 2</span>')
  const other = await write({ comment_post_ID: 'wasps' }, {}, { to: '/comments/?lang=fr' })
  expect(other.headers.get('location')).toBe('/wasps/#comment-3')
})

it('LANG-9 CMNT-6 what the server says is in the language of the page, with and without scripts; a language that is none is the site’s own', async () => {
  await open({ moderation: 'all' })
  const refused = await write({ author: ' ' }, {}, french)
  const html = await refused.text()
  expect(html).toContain('Veuillez indiquer un nom.')
  expect(html).toContain('>Nom</label>')
  const message = async (fields: object, headers: object, place = french) =>
    ((await (await write({ ...fields }, { ...asScript, ...headers }, place)).json()) as { message: string }).message
  expect(await message({ author: '' }, {})).toBe('Veuillez indiquer un nom.')
  // Before the form is read, too.
  expect(await message({}, { 'sec-fetch-site': 'cross-site' })).toBe('Seulement depuis son site.')
  expect(await message({ comment: 'x'.repeat(200_000) }, {})).toBe('Trop grand.')
  expect(await message({ author: '' }, {}, { from: '', to: '/comments/?lang=__proto__' })).toBe('Please give a name.')
  const held = await write({}, {}, french)
  expect(held.headers.get('location')).toBe('/fr/bees/?comment=held#respond')
  expect(await page('/fr/bees/?comment=held')).toContain('En attente.')
  const feed = await page('/comments/feed.xml?lang=fr')
  expect(feed).toContain('<language>fr</language>')
  expect(feed).toContain('Commentaires · Ruches')
  expect((await get('/comments/?post=bees&lang=fr', { accept: 'text/html' })).headers.get('location')).toBe('/fr/bees/#comments')
})
