import { expect, test } from 'vitest'
import { leadsToMissingPart, withoutParts } from './parts'

test('a part that the settings leave out is as if its folder were empty', () => {
  expect(withoutParts(['pages', 'journal', 'products', 'galleries'], ['shop', 'gallery', 'search'])).toEqual(['pages', 'journal'])
  expect(withoutParts(['pages', 'journal'])).toEqual(['pages', 'journal'])
})

test.each([
  ['/shop/', true],
  ['/shop/postcards/?from=home', true],
  ['/gallery/#rooms', true],
  ['/journal/', false],
  ['/journal/2/', false],
  ['/shopping/', false],
  ['/about/', false],
  ['/search/', true],
  ['https://example.org/shop/', false],
  ['#shop', false],
  ['mailto:shop@example.org', false],
])('%s leads to a part that is missing: %s', (address, isMissing) => {
  expect(leadsToMissingPart(address, (name) => name === 'journal', ['search'])).toBe(isMissing)
})
