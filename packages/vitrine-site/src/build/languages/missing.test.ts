import { expect, it } from 'vitest'
import type { Site } from '../context/context'
import { describeMissing, findMissing } from './missing'

const site = { languages: ['en', 'fr', 'ar'].map((code) => ({ code })) } as unknown as Site
const files: Record<string, readonly string[]> = {
  '': ['home.yaml', 'pages/about.mdx', 'journal/hives.md', 'texts/en.yaml', 'fr/home.yaml', 'credits.yaml'],
  fr: ['home.yaml', 'pages/about.mdx', 'journal/hives.mdx', 'credits.yaml'],
  ar: ['home.yaml'],
}

it('the build lists what is missing in each language', () => {
  const missing = findMissing(site, (language = '') => files[language]!)
  expect(Object.fromEntries(missing)).toEqual({ fr: [], ar: ['pages/about.mdx', 'journal/hives.md', 'credits.yaml'] })
  expect(describeMissing(missing)).toEqual([
    'fr: everything is translated.',
    "ar: 3 files are not translated, and shown in the site's own language where a list needs them: pages/about.mdx, journal/hives.md, credits.yaml",
  ])
})

it('a long list is told by its folder', () => {
  const many = new Map([['fr', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `guide/${name}.md`)]])
  expect(describeMissing(many)).toEqual([
    "fr: 7 files are not translated, and shown in the site's own language where a list needs them: guide/ (7)",
  ])
})
