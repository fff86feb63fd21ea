import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const list = readFileSync(join(root, 'docs/contributing/requests.md'), 'utf8')

it('PAGE-7 every test that the list of requests names is there', () => {
  const named = [...list.matchAll(/\| `([^`]+\.browser\.test\.ts)`: (.+?) \|$/gm)].map(
    ([, file = '', title = '']) => [file, title] as const,
  )
  const rows = list.split('\n').filter((line) => /^\| (?!Request|---)/.test(line) && !line.includes('| none: '))
  expect(named).toHaveLength(rows.length)
  const missing = named.filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title))
  expect(missing).toEqual([])
})

/** Names that are never fetched: where a link leads that a visitor follows, a vocabulary, an engine that somebody came from, a form of address. */
const NOT_ASKED = [
  /(^|\.)example(\.(com|org))?$|^(localhost|user|page\.invalid|127\.0\.0\.1)$/,
  /^(www\.w3\.org|schema\.org|creativecommons\.org|openfontlicense\.org|www\.sitemaps\.org|purl\.org|openapi\.vercel\.sh)$/,
  /^(x\.com|www\.(reddit|linkedin|facebook)\.com|wa\.me|api\.whatsapp\.com|bsky\.app|mastodon\.social|t\.me|twitter\.com|pinterest\.com)$/,
  /^(youtu\.be|youtube\.com|www\.vimeo\.com)$/,
]

it('PAGE-7 every host in the source of the library, the builder and the examples is in the list of requests, or is never asked', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx,astro,css}', 'examples/**/*.{ts,tsx,html}', 'site/src/**/*.{ts,tsx,astro}'], {
    cwd: root,
  }).filter((file) => !/node_modules|\.test\.|\.fixture\.|browser\.markup|[\\/](dist|\.next)[\\/]/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/https?:\/\/([a-z0-9.-]*[a-z0-9])/gi)].map(([, host = '']) => ({
      file,
      host: host.toLowerCase(),
    })),
  )
  const unknown = found.filter(({ host }) => !list.includes(`https://${host}`) && !NOT_ASKED.some((pattern) => pattern.test(host)))
  expect(unknown).toEqual([])
})
