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
      'site.nmae is not a field here. Did you mean name? Fields are: name, description, address, email, language, direction, timeZone, postsPerPage, fonts, views, forms, scripts, without.',
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

test.each([
  [[{}], ['0.name is missing: it must be the name that visitors', '0.group is missing: it must be what it is for', '0.src is missing']],
  [
    [{ service: 'plausibel' }],
    ['0.service is "plausibel", but it must be one of plausible, matomo, google-tag, umami, cloudflare. Did you mean plausible?'],
  ],
  [
    [{ service: 'matomo' }],
    ['0.site is missing: it must be the number of the site in Matomo', '0.host is missing: it must be the address at which your Matomo is'],
  ],
  [[{ service: 'plausible', grup: 'statistics' }], ['0.grup is not a field here. Did you mean group?']],
  [
    [{ name: 'A', group: 'statistic', src: '/a.js' }],
    ['0.group is "statistic", but it must be one of necessary, preferences, statistics, marketing. Did you mean statistics?'],
  ],
  [
    [{ name: 'A', group: 'marketing', src: 'http://a.example/a.js' }],
    ['0.src is "http://a.example/a.js", but it must be an address that begins with https://'],
  ],
  [
    [{ name: 'A', group: 'marketing', src: '/a.js', hosts: ['https://a.example/x', '*'] }],
    ['0.hosts.0 is "https://a.example/x"', '0.hosts.1 is "*"'],
  ],
  [[{ name: 'A', group: 'marketing', src: '/a.js', attributes: { onload: 'x' } }], ['0.attributes.onload']],
  [
    [
      { service: 'umami', site: 'a' },
      { service: 'umami', site: 'b' },
    ],
    ['1.name is "Umami", as another script is called.'],
  ],
])('scripts of others: %j is refused in plain words', (scripts, messages) => {
  const said = faultsOf({ site: { scripts } })
  for (const message of messages) expect(said).toContain(`site.scripts.${message}`)
})
