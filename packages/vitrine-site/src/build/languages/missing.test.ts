import { expect, it } from 'vitest'
import type { Site } from '../context/context'
import { describeMissing, describeWords, findMissing } from './missing'

const site = { languages: ['en', 'fr', 'ar'].map((code) => ({ code })) } as unknown as Site
const files: Record<string, readonly string[]> = {
  '': ['home.yaml', 'pages/about.mdx', 'journal/hives.md', 'texts/en.yaml', 'fr/home.yaml', 'credits.yaml', 'pages/404.mdx'],
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

it('LANG-9 words of features that nobody has translated are told by their groups, with what to do', () => {
  expect(describeWords('fr', [])).toEqual([])
  expect(describeWords('de', ['cart.label', 'cart.addLabel', 'texts.video.play'])).toEqual([
    "de: 3 words of features are in English: cart (2), texts (1). Copy the builder's texts/library/en.yaml to content/texts/features/de.yaml and translate it.",
  ])
})
