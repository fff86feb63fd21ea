import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { sitePages } from '../support/pages'

const folder = join(import.meta.dirname, '../../site/dist')
const pages = new Map(
  sitePages
    .filter((address) => !address.includes('no-such-page'))
    .map((address) => [address, readFileSync(join(folder, address, 'index.html'), 'utf8')]),
)
const content = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]

test('every page names its one address, and a preview picture that is there', () => {
  const faults: string[] = []
  for (const [address, html] of pages) {
    if (content(html, 'robots') === 'noindex') continue
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (!canonical || new URL(canonical).pathname !== address) faults.push(`${address}: canonical is ${canonical}`)
    const picture = content(html, 'og:image')
    if (!picture || !existsSync(join(folder, new URL(picture).pathname))) faults.push(`${address}: no preview at ${picture}`)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type'])
      if (!content(html, name)) faults.push(`${address}: ${name} is missing`)
  }
  expect(faults).toEqual([])
})

test('no two pages describe themselves in the same words', () => {
  const seen = new Map<string, string>()
  const faults: string[] = []
  for (const [address, html] of pages) {
    const description = content(html, 'description') ?? ''
    if (seen.has(description)) faults.push(`${address} has the description of ${seen.get(description)}`)
    seen.set(description, address)
  }
  expect(faults).toEqual([])
})

test('facts for search engines are readable data', () => {
  const kinds = new Map<string, unknown>()
  for (const [address, html] of pages) {
    const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
    if (data) kinds.set(address, JSON.parse(data)['@type'])
  }
  expect(kinds.get('/')).toBe('WebSite')
  expect([...kinds].filter(([address]) => /^\/journal\/[^/]+\/$/.test(address)).map(([, kind]) => kind)).toContain('BlogPosting')
  expect([...kinds].filter(([address]) => /^\/shop\/[^/]+\/$/.test(address)).map(([, kind]) => kind)).toContain('Product')
})

test('the map of the site names every page once, and the feed every article', () => {
  const map = readFileSync(join(folder, 'sitemap-0.xml'), 'utf8')
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname).sort()
  const indexed = [...pages].filter(([, html]) => content(html, 'robots') !== 'noindex').map(([address]) => address)
  expect(named).toEqual(indexed.sort())
  const feed = readFileSync(join(folder, 'rss.xml'), 'utf8')
  const articles = [...pages.keys()].filter((address) => /^\/journal\/[^/]+\/$/.test(address) && !/^\/journal\/\d+\/$/.test(address))
  expect([...feed.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, address]) => new URL(address!).pathname).sort()).toEqual(
    articles.sort(),
  )
})

test('robots, the icons and the manifest are there', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('/sitemap-index.xml')
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect(existsSync(join(folder, src)), src).toBe(true)
})
