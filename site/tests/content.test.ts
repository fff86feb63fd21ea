import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** What the build does not see: whether pages that link to each other are there, and whether this site keeps its own advice. */
const content = fileURLToPath(new URL('../content/', import.meta.url))
const files = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(content, folder))
    .filter((name) => pattern.test(name))
    .map((name) => join(content, folder, name))

interface Parts {
  readonly path: string
  readonly front: string
  readonly body: string
}

function split(path: string): Parts {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? []
  return { path, front, body: body.replaceAll(/```[\s\S]*?```/g, '') }
}

const short = ({ path }: Parts): string => path.slice(content.length)
const journal = files('journal', /\.mdx?$/).map(split)
const guide = files('guide', /\.mdx?$/).map(split)
const pages = files('pages', /\.mdx$/).map(split)
const products = files('products', /\.md$/).map(split)
const galleries = files('galleries', /\.yaml$/).map((path) => ({ path, front: readFileSync(path, 'utf8'), body: '' }))
const texts = [...journal, ...guide, ...pages, ...products]

/** A short list on purpose: two spellings of one tag are two tags. Add a tag here before using it. */
const TAGS = ['accessibility', 'pictures', 'privacy', 'publishing', 'speed', 'writing']
const tagsOf = ({ front }: Parts): string[] => /^tags: \[(.*)\]$/m.exec(front)?.[1]?.split(/,\s*/) ?? []

describe('journal', () => {
  test.each(journal.map((post) => [short(post), post] as const))('%s has two to four of the known tags', (_name, post) => {
    const tags = tagsOf(post)
    expect(tags.length).toBeGreaterThanOrEqual(2)
    expect(tags.length).toBeLessThanOrEqual(4)
    expect(TAGS).toEqual(expect.arrayContaining(tags))
  })

  test('every tag is worth a page: it has at least two articles', () => {
    const thin = TAGS.filter((tag) => journal.filter((post) => tagsOf(post).includes(tag)).length < 2)
    expect(thin).toEqual([])
  })
})

describe('pictures', () => {
  test.each(texts.map((entry) => [short(entry), entry] as const))(
    '%s says in words what each picture in its text shows',
    (_name, { body }) => {
      expect([...body.matchAll(/!\[\s*\]\(\S+\)/g)].map(([picture]) => picture)).toEqual([])
    },
  )

  test('every photograph is in a gallery', () => {
    const shown = galleries.flatMap(({ front }) => [...front.matchAll(/src: \.\.\/pictures\/(\S+)/g)].map(([, name]) => name))
    expect(shown.toSorted()).toEqual(readdirSync(join(content, 'pictures')).toSorted())
  })

  test('a gallery credits a photograph as the credits page does', () => {
    const credits = readFileSync(join(content, 'credits.yaml'), 'utf8')
    const owed = [...credits.matchAll(/pictures\/(\S+), .*author: (.+), licence: (.+) \}/g)].map(
      ([, name, author, licence]) => `${name}: ${author}, ${licence}`,
    )
    const given = galleries.flatMap(({ front }) =>
      [...front.matchAll(/src: \.\.\/pictures\/(\S+)[\s\S]*?credit: (.+)/g)].map(([, name, credit]) => `${name}: ${credit}`),
    )
    expect(given.toSorted()).toEqual(owed.toSorted())
  })
})

describe('links', () => {
  const ids = (entries: readonly Parts[]): string[] => entries.map(({ path }) => /([^/]+)\.mdx?$/.exec(path)?.[1] ?? '')
  const toId = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-')
  const sections = ids(guide).map((id) => id.replace(/^\d+-/, ''))
  const known = new Set([
    ...['/', '/features/', '/gallery/', '/journal/', '/guide/', '/shop/', '/credits/', '/style-guide/', '/style-guide/#tokens', '/rss.xml'],
    ...ids(pages).map((id) => `/${id}/`),
    ...ids(journal).map((id) => `/journal/${id}/`),
    ...ids(products).map((id) => `/shop/${id}/`),
    ...TAGS.map((tag) => `/journal/tags/${tag}/`),
    ...files('features', /\.mdx$/).map((path) => `/features/${/([^/]+)\.mdx$/.exec(path)?.[1]}/`),
    ...sections.flatMap((id) => [`#${id}`, `/guide/#${id}`]),
  ])

  test.each(texts.map((entry) => [short(entry), entry] as const))('%s links to pages of the site that are there', (_name, { body }) => {
    const links = [...body.matchAll(/(?<!!)\[[^\]]+\]\(((?:\/|#)[^)\s]*)\)/g)].map(([, link = '']) => link)
    const headings = [...body.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${toId(heading)}`)
    expect(links.filter((link) => !known.has(link) && !headings.includes(link))).toEqual([])
  })

  test.each(products.map((entry) => [short(entry), entry] as const))('%s names related products that are there', (_name, { front }) => {
    const related = /^related: \[(.*)\]$/m.exec(front)?.[1]?.split(/,\s*/) ?? []
    expect(ids(products)).toEqual(expect.arrayContaining(related))
  })
})

describe('words', () => {
  test.each(texts.map((entry) => [short(entry), entry] as const))('%s keeps the order of headings', (_name, { path, body }) => {
    let level = path.includes('/guide/') ? 2 : 1
    for (const [heading, marks = ''] of body.matchAll(/^(#+) .*$/gm)) {
      expect(marks.length, heading).toBeGreaterThan(1)
      expect(marks.length - level, heading).toBeLessThanOrEqual(1)
      level = marks.length
    }
  })

  test.each(texts.map((entry) => [short(entry), entry] as const))(
    '%s has no link that says only here, more or click',
    (_name, { body }) => {
      expect([...body.matchAll(/\[((?:click )?here|(?:read |learn )?more|link)\]\(/gi)].map(([link]) => link)).toEqual([])
    },
  )
})
