import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { readExcerpt } from './search.excerpt'
import { initial, next, readAnswer, statusOf, type Event, type Result, type State } from './search.model'
import { searchFields } from './search.options'

const texts = readFields(searchFields, {})
const result: Result = { href: '/a/', title: 'A', excerpt: [] }
const searching: State = { name: 'searching', query: 'glass' }
const found: State = { name: 'found', query: 'glass', total: 1, results: [result] }

describe('FIND-3 the search follows what is typed', () => {
  it.each<[string, State, Event, State]>([
    ['words are searched for', initial(), { type: 'type', query: ' glass ' }, searching],
    ['an empty field ends it', found, { type: 'type', query: '  ' }, { name: 'idle' }],
    ['the same words are not searched for twice', found, { type: 'type', query: 'glass ' }, found],
    ['an answer is shown', searching, { type: 'answer', query: 'glass', total: 1, results: [result] }, found],
    ['no answer is told', searching, { type: 'answer', query: 'glass', total: 0, results: [] }, { name: 'nothing', query: 'glass' }],
    ['an older answer is not heard', searching, { type: 'answer', query: 'gla', total: 1, results: [result] }, searching],
    [
      'a late answer to an emptied field is not heard',
      initial(),
      { type: 'answer', query: 'glass', total: 1, results: [result] },
      { name: 'idle' },
    ],
    ['a missing index is told', searching, { type: 'fail', query: 'glass' }, { name: 'unavailable', query: 'glass' }],
  ])('FIND-3 %s', (_, state, ...[event, after]) => {
    expect(next(state, event)).toEqual(after)
  })
})

it.each<[State, string]>([
  [{ name: 'idle' }, ''],
  [searching, 'Searching…'],
  [found, 'One page for “glass”'],
  [{ ...found, total: 12 } as State, '12 pages for “glass”'],
  [{ name: 'nothing', query: 'x%n' }, 'Nothing found for “x%n”. Try a shorter or a more common word.'],
  [{ name: 'unavailable', query: 'glass' }, 'The search is not available at the moment. All pages are listed on the search page.'],
])('FIND-3 %o says %s', (state, words) => {
  expect(statusOf(state, texts)).toBe(words)
})

describe('FIND-3 excerpts are text, whatever the page said', () => {
  it.each([
    [
      'a <mark>glass</mark> case',
      [
        { text: 'a ', isMarked: false },
        { text: 'glass', isMarked: true },
        { text: ' case', isMarked: false },
      ],
    ],
    ['Tom &amp; Jerry &lt;b&gt; &#x27;x&#39;', [{ text: "Tom & Jerry <b> 'x'", isMarked: false }]],
    ['<mark>&amp;lt;</mark>', [{ text: '&lt;', isMarked: true }]],
    ['<img src=x onerror=alert(1)>safe', [{ text: 'safe', isMarked: false }]],
    ['&unknown; &#x110000;', [{ text: '&unknown; &#x110000;', isMarked: false }]],
    ['', []],
  ])('FIND-3 %s', (html, pieces) => {
    expect(readExcerpt(html)).toEqual(pieces)
  })

  it.each([
    ['the whole of it', 'Glass keeps dust out.', 'Glass keeps dust out.', 'Glass keeps dust out.'],
    ['its beginning', 'Glass keeps dust', 'Glass keeps dust out.', 'Glass keeps dust …'],
    ['a sentence in the middle', 'It is <mark>clear</mark>.', 'Glass.\n It is clear. So.', 'It is clear.'],
    ['a part of a sentence', 'keeps <mark>dust</mark> out.', 'Glass keeps\n dust out. So.', '… keeps dust out.'],
    ['a capital in a sentence', '<mark>Murano</mark> glass', 'Of Murano glass and lead.', '… Murano glass …'],
    ['after words in quotes', 'Then', 'He said “glass.” Then', 'Then'],
    ['escaped text', '&lt;b> is', 'Here &lt;b> is bold.', '… <b> is …'],
    ['what is not in it', 'glass', 'Nothing of the kind.', 'glass'],
  ])('FIND-3 an excerpt says where it begins or ends within a sentence: %s', (_, html, ...[content, text]) => {
    expect(
      readExcerpt(html, content)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('FIND-3 escaped text comes back as it was', () => {
    const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    const read = (html: string) => readExcerpt(html).map((piece) => piece.text)
    fc.assert(fc.property(fc.string(), (text) => read(escape(text)).join('') === text))
  })
})

it.each<[string, unknown, unknown]>([
  ['as it should be', { total: 4, results: [result] }, { total: 4, results: [result] }],
  ['without a total', { results: [result] }, { total: 1, results: [result] }],
  [
    'with a text for an excerpt',
    { total: 1, results: [{ href: '/a/', title: 'A', excerpt: 'Words' }] },
    { total: 1, results: [{ href: '/a/', title: 'A', excerpt: [{ text: 'Words', isMarked: false }] }] },
  ],
  ['with what is no result', { total: 'many', results: [null, 3, { href: '/b/' }, result] }, { total: 1, results: [result] }],
])('FIND-3 what a function of one’s own finds is shown, %s', (_, given, answer) => {
  expect(readAnswer(given)).toEqual(answer)
})

it.each([undefined, null, [], {}, { results: 'none' }])('FIND-3 %o is no answer', (given) => {
  expect(() => readAnswer(given)).toThrow('find must give { total, results }')
})
