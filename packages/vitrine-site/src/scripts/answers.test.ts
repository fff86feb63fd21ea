import { expect, test } from 'vitest'
import { findOpen, LASTS, withAnswer } from './answers'

const GROUPS = { statistics: ['Plausible'], marketing: ['Pixel'] }
const NOW = Date.UTC(2026, 10, 16)
const answered = withAnswer(undefined, GROUPS, NOW)

const BOTH = ['statistics', 'marketing']
test.each([
  { when: 'nobody was ever asked', kept: undefined, open: BOTH },
  { when: 'all was answered', now: NOW + 1, open: [] },
  { when: 'a script has gone', groups: { marketing: ['Pixel'] }, open: [] },
  { when: 'another script has joined', groups: { ...GROUPS, statistics: ['Plausible', 'Matomo'] }, open: ['statistics'] },
  { when: 'another group has come', groups: { ...GROUPS, preferences: ['Chat'] }, open: ['preferences'] },
  { when: 'a year has passed', now: NOW + LASTS + 1, open: BOTH },
  { when: 'the clock was years ahead when it was answered', now: NOW - LASTS - 1, open: BOTH },
  { when: 'what is kept is broken', kept: { at: 'then', asked: 7 }, open: BOTH },
  { when: 'a part of it is broken', kept: { at: NOW, asked: { statistics: 'Plausible', marketing: ['Pixel'] } }, open: ['statistics'] },
])('$when: $open', ({ groups = GROUPS, now = NOW, open, ...row }) => {
  expect(findOpen(groups, 'kept' in row ? row.kept : answered, now)).toEqual(open)
})

test('an answer about one group leaves the others as they were', () => {
  expect(withAnswer(answered, { statistics: ['Matomo'] }, NOW + 5)).toEqual({
    at: NOW + 5,
    asked: { statistics: ['Matomo'], marketing: ['Pixel'] },
  })
})
