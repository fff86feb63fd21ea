import { expect, test } from 'vitest'
import { breakLines } from './card.letters'
import { cardOwner, cardPath } from './card.path'
import { readCardSource } from './card.source'

const page = (body: string, title = 'Figs &amp; bowls: &quot;red&quot;') =>
  `<html><head><meta property="og:title" content="${title}"><meta property="og:image" content="https://a.example/cards/journal/figs.jpg"></head><body><img src="/_astro/sign.webp"><main>${body}</main></body></html>`

test.each([
  ['/', '/cards/index.jpg'],
  ['/journal/', '/cards/journal.jpg'],
  ['/journal/figs/', '/cards/journal/figs.jpg'],
])('the page at %s has its preview at %s', (pathname, path) => {
  expect(cardPath(pathname)).toBe(path)
})

test('the pages of a large section share its preview', () => {
  expect([200, 201].map((count) => cardOwner('/journal/', count))).toEqual([undefined, '/journal/'])
})

test('a page gives its title as people read it, and its first own photograph', () => {
  expect(readCardSource(page('<img alt="" src="/_astro/fig.A1_b.webp"><img src="/_astro/sea.webp">'))).toEqual({
    title: 'Figs & bowls: "red"',
    path: '/cards/journal/figs.jpg',
    picture: '/_astro/fig.A1_b.webp',
  })
})

test('a photograph whose words hold a sign of a tag counts', () => {
  expect(readCardSource(page('<img alt="3 > 2" width="2" src="/_astro/fig.webp"><img src="/_astro/sea.webp">'))?.picture).toBe(
    '/_astro/fig.webp',
  )
})

test('a page without a photograph has a preview of words alone', () => {
  expect(readCardSource(page('<p>Words</p>', 'Words'))).toEqual({ title: 'Words', path: '/cards/journal/figs.jpg' })
})

test('a page that announces no preview gets none', () => {
  expect(readCardSource('<html><head><title>Example</title></head><main></main></html>')).toBeUndefined()
})

test.each([
  ['one', ['one']],
  ['one two three', ['one two', 'three']],
  ['one extraordinarily two', ['one', 'extraordinarily', 'two']],
])('"%s" breaks into %o', (title, lines) => {
  expect(breakLines(title, 8, (words) => words.length)).toEqual(lines)
})
