import { describe, expect, test } from 'vitest'
import { readSiteSettings, type SettingsInput } from './schema'

const faultsOf = (input: unknown): string => {
  try {
    readSiteSettings(input as SettingsInput)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('site settings', () => {
  test('what is left out has its default', () => {
    expect(readSiteSettings({}).site).toEqual({
      name: 'Vitrine',
      description: 'A content website that is finished before the first script.',
      address: 'https://vitrine.example',
      language: 'en',
      direction: 'ltr',
      timeZone: 'UTC',
      postsPerPage: 12,
    })
  })

  test.each([
    ['name', '', 'site.name is "", but it must be a name of 1 to 60 characters.'],
    ['description', 'Bees', 'site.description is "Bees", but it must be one or two sentences of 20 to 200 characters.'],
    [
      'address',
      'bees.example',
      'site.address is "bees.example", but it must be the site\'s address, such as https://example.org or https://example.org/blog/.',
    ],
    [
      'address',
      'ftp://bees.example',
      'site.address is "ftp://bees.example", but it must be the site\'s address, such as https://example.org or https://example.org/blog/.',
    ],
    [
      'address',
      'https://bees.example/blog?a=1',
      'site.address is "https://bees.example/blog?a=1", but it must be the site\'s address, such as https://example.org or https://example.org/blog/.',
    ],
    ['language', 'English', 'site.language is "English", but it must be a language code such as "en" or "pt-BR".'],
    ['direction', 'left', 'site.direction is "left", but it must be "ltr" or "rtl".'],
    ['postsPerPage', 0, 'site.postsPerPage is 0, but it must be a whole number from 1 to 100.'],
    ['postsPerPage', 2.5, 'site.postsPerPage is 2.5, but it must be a whole number from 1 to 100.'],
    ['email', 'editor', 'site.email is "editor", but it must be an e-mail address such as editor@example.org.'],
    [
      'nmae',
      'Bees',
      'site.nmae is not a field here. Did you mean name? Fields are: name, description, address, email, language, direction, timeZone, postsPerPage, fonts, views, forms, without.',
    ],
  ])('site.%s: %j is refused in plain words', (field, value, message) => {
    expect(faultsOf({ site: { [field]: value } })).toBe(`The settings have a mistake:\n  - ${message}`)
  })

  test('mistakes in the site and in a feature are told at once', () => {
    expect(faultsOf({ site: { direction: 'left' }, backToTop: { threshold: 'far' } })).toBe(
      'The settings have 2 mistakes:\n  - site.direction is "left", but it must be "ltr" or "rtl".\n  - backToTop.threshold is "far", but it must be a number of at least 0.',
    )
  })
})

test('CMNT-6 the sites whose comments are kept here are named by their addresses, and by nothing else', () => {
  const read = (origins: unknown) => readSiteSettings({ comments: { origins } }).comments.origins
  expect(read(['https://www.example.org/'])).toEqual(['https://www.example.org'])
  expect(read('https://a.example, http://localhost:8080')).toEqual(['https://a.example', 'http://localhost:8080'])
  for (const wrong of ['*', ['https://a.example/path'], ['a.example'], ['https://*.example.org/?'], ['https://me@a.example']])
    expect(() => read(wrong), String(wrong)).toThrow('addresses without a path')
})
