import { expect, test } from 'vitest'
import { isComment } from './comments.thread'

const comment = { id: '7', parent: '0', name: 'Ann', text: 'Hello', date: '2026-01-02T03:04:05Z' }

test.each<[unknown, boolean]>([
  [comment, true],
  [{ ...comment, day: '2 January 2026', state: 'held' }, true],
  [{ ...comment, id: 7 }, false],
  [{ ...comment, text: { html: '<b>' } }, false],
  [{ ...comment, name: null }, false],
  [{ ...comment, date: 'soon' }, false],
  [{ ...comment, day: [] }, false],
  [[], false],
  ['comment', false],
  [null, false],
  [undefined, false],
])('CMNT-6 an answer’s comment %o can be drawn: %s', (value, can) => {
  expect(isComment(value)).toBe(can)
})
