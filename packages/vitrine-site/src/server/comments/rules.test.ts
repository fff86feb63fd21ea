import { expect, it } from 'vitest'
import { commentsServerFields, MOST_TEXT, type CommentsServerOptions } from 'vitrine/comments/content'
import { isOwnForm } from './origin'
import { checkForm, type Fields } from './rules'
import { isFresh, maskAddress, signForm } from './token'

const NOW = Date.UTC(2026, 10, 16)
const secret = 'a secret'
const options: CommentsServerOptions = { moderation: 'none', perPage: 100, keepsEmail: false, mostLinks: 2, origins: [] }
const check = (fields: Fields, given: Partial<CommentsServerOptions> = {}) =>
  checkForm(
    {
      comment_post_ID: 'bees',
      comment_parent: '0',
      author: 'Ada',
      comment: 'Hello',
      token: signForm(secret, 'bees', NOW - 10_000),
      ...fields,
    },
    { secret, now: NOW, network: '192.0.2.0', hasArticle: (post) => post === 'bees', options: { ...options, ...given } },
  )

it.each<[string, Fields, string]>([
  ['an unknown article', { comment_post_ID: 'wasps' }, 'noArticle'],
  ['a field that people do not see', { website: 'x' }, 'trap'],
  ['no name', { author: ' \u0000 ' }, 'noName'],
  ['no text', { comment: ' \n ' }, 'noText'],
  ['a long name', { author: 'a'.repeat(61) }, 'tooLong'],
  ['a long text', { comment: 'a'.repeat(MOST_TEXT + 1) }, 'tooLong'],
  ['no address', { email: 'ada@' }, 'wrongEmail'],
  ['a parent that is no number', { comment_parent: '1 OR 1' }, 'noParent'],
  ['no token', { token: '' }, 'unsigned'],
  ['a token for another article', { token: signForm(secret, 'wasps', NOW - 10_000) }, 'oldForm'],
  ['a token that somebody else has signed', { token: signForm('another', 'bees', NOW - 10_000) }, 'oldForm'],
  ['a form that was sent at once', { token: signForm(secret, 'bees', NOW - 2_999) }, 'oldForm'],
  ['a form of the day before yesterday', { token: signForm(secret, 'bees', NOW - 86_400_001) }, 'oldForm'],
])('CMNT-6 %s is refused', (_what, fields, error) => {
  expect(check(fields)).toMatchObject({ error })
})

const LINKS = 'https://a.example https://b.example'
it.each([
  { moderation: 'none', email: '', comment: 'Hello', isKnown: false, state: 'shown' },
  { moderation: 'none', email: '', comment: LINKS, isKnown: false, state: 'shown' },
  { moderation: 'none', email: '', comment: `${LINKS} https://c.example`, isKnown: true, state: 'held' },
  { moderation: 'all', email: 'a@b.example', comment: 'Hello', isKnown: true, state: 'held' },
  { moderation: 'first', email: 'a@b.example', comment: 'Hello', isKnown: false, state: 'held' },
  { moderation: 'first', email: 'a@b.example', comment: 'Hello', isKnown: true, state: 'shown' },
  { moderation: 'first', email: '', comment: 'Hello', isKnown: true, state: 'held' },
] as const)(
  'CMNT-6 with moderation $moderation, address "$email" and text "$comment", known before: $isKnown, a comment is $state',
  ({ moderation, email, comment, isKnown, state }) => {
    const checked = check({ email, comment }, { moderation })
    expect('comment' in checked && checked.comment.stateFor(isKnown)).toBe(state)
  },
)

it('CMNT-6 an e-mail address is kept only where the owner wants it, and a sender is never recognisable', () => {
  const kept = check({ email: 'Ada@b.example' }, { keepsEmail: true })
  const not = check({ email: 'Ada@b.example' })
  expect('comment' in kept && kept.comment.email).toBe('Ada@b.example')
  expect(JSON.stringify(not)).not.toContain('b.example')
  expect(JSON.stringify([kept, not])).not.toContain('192.0.2')
})

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
])('CMNT-6 of the address %s only %s is looked at', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

it.each([
  [{ host: 'a.example', 'sec-fetch-site': 'same-origin', origin: 'https://a.example' }, true],
  [{ host: 'a.example' }, true],
  [{ host: '127.0.0.1:80', origin: 'https://a.example' }, true],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }, false],
  [{ host: 'a.example', 'sec-fetch-site': 'same-site' }, false],
  [{ host: 'a.example', origin: 'https://b.example' }, false],
  [{ host: 'a.example', origin: 'null' }, false],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', origin: 'https://files.example' }, true],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', origin: 'http://files.example' }, false],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', origin: 'https://files.example.evil.example' }, false],
])('CMNT-6 a form that comes with %o is our own, or of a site that the owner has named: %s', (headers, isOwn) => {
  expect(isOwnForm(headers, { address: 'https://a.example', origins: ['https://files.example'] })).toBe(isOwn)
})

it('CMNT-6 every character of a token counts', () => {
  const token = signForm(secret, 'bees', NOW - 10_000)
  expect(isFresh(secret, token, { post: 'bees', now: NOW })).toBe(true)
  for (let at = 0; at < token.length; at++) {
    const forged = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
    expect(isFresh(secret, forged, { post: 'bees', now: NOW }), forged).toBe(false)
  }
})

it('the server’s settings have the defaults that the guide names', () => {
  expect(Object.fromEntries(Object.entries(commentsServerFields).map(([name, { fallback }]) => [name, fallback]))).toEqual({
    ...options,
    moderation: 'first',
  })
})
