import { expect, it } from 'vitest'
import { answerKind, fileKind } from './kinds'
import { describeRefusal, describeStays } from './notices'

it.each([
  ['index.html', 'html'],
  ['rss.xml', 'xml'],
  ['favicon.svg', 'xml'],
  ['data/search.JSON', 'json'],
  ['site.webmanifest', 'json'],
  ['robots.txt', 'text'],
  ['_astro/page.js', 'script'],
  ['.well-known/security.txt', 'script'],
  ['picture.avif', undefined],
  ['pagefind/index/en.pf_index', undefined],
])('MAIL-13 the file %s is protected as %s', (path, kind) => {
  expect(fileKind(path)).toBe(kind)
})

it.each([
  ['/contact/', 'text/html; charset=utf-8', 'html'],
  ['/feed', 'application/rss+xml', 'xml'],
  ['/comments', 'application/json', 'json'],
  ['/search.json', 'text/plain;charset=UTF-8', 'json'],
  ['/picture', 'image/avif', undefined],
])('MAIL-13 the answer at %s of type %s is protected as %s', (path, type, kind) => {
  expect(answerKind(path, type)).toBe(kind)
})

it('MAIL-13 the build names every page with an address that stays, once for each address and place', () => {
  const stay = { address: 'a@b.example', place: 'code' } as const
  expect(describeStays([{ path: 'x/index.html', stays: [stay, stay] }])).toEqual([
    expect.stringContaining('stay as written'),
    '  x/index.html: a@b.example (code)',
  ])
  expect(describeStays([])).toEqual([])
})

it('MAIL-11 the build names a link that does nothing, and why', () => {
  expect(describeRefusal('/contact/', { link: 'mailto:info@localhost', reason: 'Invalid email format in mailto URL' })).toBe(
    '/contact/: the link mailto:info@localhost now does nothing. Invalid email format in mailto URL.',
  )
})
