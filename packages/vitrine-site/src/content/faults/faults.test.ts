import { expect, test } from 'vitest'
import { ContentError, describeFaults } from './fault'
import { toFaults, withWrittenDays } from './issues'
import { readYamlSource } from './yaml-source'

const ARTICLE = `---
title: Hives
date: 2026-13-45
tags:
  - bees
  - Big Tag
pictures: [{ src: a.jpg }]
---

Text: not YAML.
`

test.each([
  ['a value', ['date'], '3:7'],
  ['a value in a list', ['tags', 1], '6:5'],
  ['a list, by its name', ['tags'], '4:1'],
  ['a value in a group in a list', ['pictures', 0, 'src'], '7:19'],
  ['what is missing, by what is around it', ['pictures', 0, 'alt'], '7:12'],
  ['what is missing at the top', ['description'], '2:1'],
])('the place of %s', (_what, path, expected) => {
  const { line, column } = readYamlSource(ARTICLE, false).placeOf(path)
  expect(`${line}:${column}`).toBe(expected)
})

test('a file that is all YAML begins with its first line; one without front matter has its beginning', () => {
  expect(readYamlSource('a: 1\nb: 2\n', true).placeOf(['b'])).toEqual({ line: 2, column: 4 })
  expect(readYamlSource('Only text.\n\n---\n\nMore.', false).placeOf(['title'])).toEqual({ line: 1, column: 1 })
})

test('what is no YAML has a place, and words for it', () => {
  const { faults } = readYamlSource('---\ntitle: Bees: a beginning\n---\n', false)
  expect(faults).toEqual([{ line: 2, column: 8, message: expect.stringContaining('Nested mappings') as string }])
})

test('a day that there is not comes back as it was written', () => {
  const source = readYamlSource(ARTICLE, false)
  expect(withWrittenDays({ date: new Date(Date.UTC(2026, 12, 45)), tags: ['bees'] }, source)).toEqual({
    date: '2026-13-45',
    tags: ['bees'],
  })
})

test('all faults are told at once, each with file, line, column and field', () => {
  const source = readYamlSource(ARTICLE, false)
  const faults = toFaults(
    [
      { path: ['tags', 1], message: 'is "Big Tag", but it must be a tag.' },
      { path: ['date'], message: 'is "2026-13-45", but it must be a day.' },
    ],
    'content/journal/hives.md',
    source,
  )
  expect(describeFaults(faults)).toBe(`There are 2 mistakes in the content:

  content/journal/hives.md:3:7
    date is "2026-13-45", but it must be a day.

  content/journal/hives.md:6:5
    tags[2] is "Big Tag", but it must be a tag.
`)
  expect(new ContentError(faults, { root: '/site/' }).loc).toEqual({ file: '/site/content/journal/hives.md', line: 6, column: 5 })
})
