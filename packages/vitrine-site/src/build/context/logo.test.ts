import { expect, test } from 'vitest'
import { readLogo } from './logo'

test('a sign is read by what it draws and in which shape', () => {
  expect(readLogo('<?xml version="1.0"?>\n<svg viewBox="0 0 48 24" width="9">\n  <path d="M0 0h9"/>\n  <circle r="2"/>\n</svg>\n')).toEqual(
    {
      viewBox: '0 0 48 24',
      ratio: 2,
      shapes: '<path d="M0 0h9"/><circle r="2"/>',
    },
  )
})

test.each(['', '<svg><path/></svg>', '<svg viewBox="0 0 0 0"></svg>', '<p>No</p>'])('%j is refused in plain words', (svg) => {
  expect(() => readLogo(svg)).toThrow('content/logo.svg must be one <svg> with a viewBox, such as viewBox="0 0 24 24".')
})
