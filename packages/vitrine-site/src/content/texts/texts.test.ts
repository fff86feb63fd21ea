import { describe, expect, test } from 'vitest'
import { chooseTexts } from './choice'
import { names } from './names'
import { completeTexts, ownTexts } from './own'
import { fill, textsSchema, type TextWith } from './schema'

type Given = Record<string, Record<string, string>>

/** A whole file: every text, with its names in braces. */
function whole(): Given {
  const groups: Record<string, Record<string, readonly string[]>> = names
  const sample = (wanted: readonly string[]) => ['Text', ...wanted.map((name) => `{${name}}`)].join(' ')
  return Object.fromEntries(
    Object.entries(groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([key, wanted]) => [key, sample(wanted)])),
    ]),
  )
}

const faultsOf = (change: (texts: Given) => void): string[] => {
  const texts = whole()
  change(texts)
  const read = textsSchema.safeParse(texts)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('the words of the site itself', () => {
  test('a whole file is accepted as it is', () => {
    expect(textsSchema.parse(whole())).toEqual(whole())
  })

  test.each([
    ['a missing text', (texts: Given) => delete texts.page?.skip, ['page.skip is missing: it must be a text.']],
    ['an empty text', (texts: Given) => Object.assign(texts.page ?? {}, { skip: ' ' }), ['page.skip is "", but it must be a text.']],
    [
      'an unknown text',
      (texts: Given) => Object.assign(texts.page ?? {}, { skpi: 'Skip' }),
      ['page.skpi is not a field here. Did you mean skip? Fields are: skip, menu, backToTop, updated.'],
    ],
    [
      'an unknown group',
      (texts: Given) => Object.assign(texts, { pgae: {} }),
      [`pgae is not a field here. Did you mean page? Fields are: ${Object.keys(names).join(', ')}.`],
    ],
    ['a missing group', (texts: Given) => delete texts.page, ['page is missing: it must be a group of skip, menu, backToTop, updated.']],
    [
      'a name too many',
      (texts: Given) => Object.assign(texts.page ?? {}, { skip: 'Skip {name}' }),
      ['page.skip is "Skip {name}", but it must be a text without names in braces.'],
    ],
    [
      'a lost name',
      (texts: Given) => Object.assign(texts.journal ?? {}, { feed: 'Feed' }),
      ['journal.feed is "Feed", but it must be a text with {name} in it.'],
    ],
    [
      'a misspelt name',
      (texts: Given) => Object.assign(texts.journal ?? {}, { feed: 'Feed: {nmae}' }),
      ['journal.feed is "Feed: {nmae}", but it must be a text with {name} in it.'],
    ],
  ])('%s is named', (_what, change, faults) => {
    expect(faultsOf((texts) => void change(texts))).toEqual(faults)
  })

  test('names are filled in wherever they stand, also twice', () => {
    expect(fill('{count} of {count}: {name}' as TextWith<'count' | 'name'>, { count: 3, name: '{count}' })).toBe('3 of 3: {count}')
  })
})

describe('which file is read', () => {
  const files = [
    { id: 'en', data: 'English' },
    { id: 'de', data: 'Deutsch' },
    { id: 'de-AT', data: 'Österreichisch' },
  ]

  test.each([
    ['en', 'English'],
    ['en-GB', 'English'],
    ['de', 'Deutsch'],
    ['de-AT', 'Österreichisch'],
    ['de-CH', 'Deutsch'],
  ])('%s reads %s', (language, text) => {
    expect(chooseTexts(files, language)).toBe(text)
  })

  test('a language without a file is told what to do', () => {
    expect(() => chooseTexts(files, 'fr-CA')).toThrow(
      'content/texts has no file for the language "fr-CA": there is en.yaml, de.yaml, de-AT.yaml. Copy the builder\'s texts/en.yaml to content/texts/fr.yaml and translate it.',
    )
  })

  test("the builder's own words are whole in each of its languages", () => {
    for (const texts of Object.values(ownTexts)) expect(textsSchema.safeParse(texts).error?.issues ?? []).toEqual([])
  })

  test("a site's file need only have what is to be other words, in a language that the builder speaks", () => {
    const texts = completeTexts('en', { shop: { title: 'Stall' } })
    expect(textsSchema.parse(texts).shop.title).toBe('Stall')
    expect(texts.page).toEqual(ownTexts.en?.page)
    expect(completeTexts('xx', { shop: { title: 'Stall' } })).toEqual({ shop: { title: 'Stall' } })
  })

  test('a misspelt name in such a file is still a fault', () => {
    const read = textsSchema.safeParse(completeTexts('en', { shop: { titel: 'Stall' } }))
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['shop.titel'])
  })
})
