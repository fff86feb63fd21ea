import { expect, test } from 'vitest'
import { advance, begin, describe, summarize, type Progress } from './progress'

const read = (lines: readonly string[]): Progress => lines.reduce((progress, line) => advance(progress, line) ?? progress, begin)

test('a build is told in one line: pages are counted, pictures have a bar', () => {
  expect(describe(begin)).toBe('reading the content')
  const pages = ['  ├─ /index.html', ' (+12ms)', '  ├─ /about/index.html', '✓ Completed in 4.99s.']
  expect(describe(read(pages))).toBe('2 pages')
  const pictures = [
    ...pages,
    '  ▶ /_astro/b.webp (before: 3kB, after: 1kB) (+9ms) (2/4)',
    '  ▶ /_astro/a.webp (reused cache entry) (+0ms) (1/4)',
  ]
  expect(describe(read(pictures))).toBe('████████████░░░░░░░░░░░░ 2/4 pictures')
  expect(describe(read([...pictures, '✓ Completed in 24ms.']))).toBe('2 pages, 4 pictures, previews and search')
  expect(summarize(read(pictures), 0.2)).toBe('2 pages, 2 pictures in 1 s')
})

test('what says nothing of it changes nothing', () => {
  for (const line of ['[build] directory: dist', 'Syncing content', '✓ Completed in 1s.']) expect(advance(begin, line)).toBeUndefined()
})
