import { expect, test } from 'vitest'
import { findOpen, LASTS, withAnswer } from './answers'

const GROUPS = { statistics: ['Plausible'], marketing: ['Pixel'] }
const NOW = Date.UTC(2026, 10, 16)
const answered = withAnswer(undefined, GROUPS, NOW)

test.each([
  ['nobody was ever asked', undefined, GROUPS, NOW, ['statistics', 'marketing']],
  ['all was answered', answered, GROUPS, NOW + 1, []],
  ['a script has gone', answered, { marketing: ['Pixel'] }, NOW, []],
  ['another script has joined', answered, { ...GROUPS, statistics: ['Plausible', 'Matomo'] }, NOW, ['statistics']],
  ['another group has come', answered, { ...GROUPS, preferences: ['Chat'] }, NOW, ['preferences']],
  ['a year has passed', answered, GROUPS, NOW + LASTS + 1, ['statistics', 'marketing']],
  ['the clock was years ahead when it was answered', answered, GROUPS, NOW - LASTS - 1, ['statistics', 'marketing']],
  ['what is kept is broken', { at: 'then', asked: 7 }, GROUPS, NOW, ['statistics', 'marketing']],
  [
    'what is kept is broken further down',
    { at: NOW, asked: { statistics: 'Plausible', marketing: ['Pixel'] } },
    GROUPS,
    NOW,
    ['statistics'],
  ],
])('%s', (_, kept, groups, now, open) => {
  expect(findOpen(groups, kept, now)).toEqual(open)
})

test('an answer about one group leaves the others as they were', () => {
  expect(withAnswer(answered, { statistics: ['Matomo'] }, NOW + 5)).toEqual({
    at: NOW + 5,
    asked: { statistics: ['Matomo'], marketing: ['Pixel'] },
  })
})
