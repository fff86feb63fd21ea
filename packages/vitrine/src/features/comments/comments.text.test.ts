import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine, cleanText, countLinks, toParagraphs, toPieces } from './comments.text'

const link = (href: string) => ({ text: href, href })

it.each([
  ['Hello', [{ text: 'Hello' }]],
  ['', []],
  ['See https://a.example/b.', [{ text: 'See ' }, link('https://a.example/b'), { text: '.' }]],
  ['(https://a.example/b_(c))', [{ text: '(' }, link('https://a.example/b_(c)'), { text: ')' }]],
  ['https://a.example, https://b.example', [link('https://a.example'), { text: ', ' }, link('https://b.example')]],
  ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
  ['https://', [{ text: 'https://' }]],
  ['"https://a.example"><script>', [{ text: '"' }, link('https://a.example'), { text: '"><script>' }]],
])('CMNT-6 %j becomes words and links', (text, pieces) => {
  expect(toPieces(text)).toEqual(pieces)
})

it('CMNT-6 whatever is written, the pieces together are the text, and links lead to http or https', () => {
  const pieces = [
    'https://a.example/b',
    'http://',
    'javascript:',
    '.',
    ')',
    '(',
    ' ',
    '\n',
    '"',
    '<b>',
    '\u202e',
    '\u0000',
    '\ud83d',
    '👩‍👧',
    'ש',
    'é',
  ]
  const words = fc.constantFrom(...pieces)
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = cleanText(parts.join(''))
      const found = toPieces(text)
      expect(found.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of found) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/)
      expect(countLinks(text)).toBe(found.filter(({ href }) => href).length)
    }),
  )
})

it.each([
  ['One\r\nline\rmore', 'One\nline\nmore'],
  ['Nul\u0000 bell\u0007 escape\u001b', 'Nul bell escape'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['tab\tstays', 'tab\tstays'],
  ['\u202eright to left\u202c, 👩‍👩‍👧‍👦 \u200d and \ufeff stay', '\u202eright to left\u202c, 👩‍👩‍👧‍👦 \u200d and \ufeff stay'],
])('CMNT-6 %j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
  expect(cleanText(kept)).toBe(kept)
})

it('CMNT-6 a name is one line; a text has paragraphs where lines are left empty', () => {
  expect(cleanLine('  Ada \n\t Lovelace\u0000 ')).toBe('Ada Lovelace')
  expect(toParagraphs('One\ntwo\n\n\nthree')).toEqual([[{ text: 'One\ntwo' }], [{ text: 'three' }]])
})
