import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeGitHub, writeHeaders, writeNetlify, writePages, writeRedirects, writeVercel } from './file-hosts'
import { readRedirects } from './redirects'
import { writeApache, writeCaddy, writeNginx } from './web-servers'

const { redirects } = readRedirects(`
/old/: /new/
/old.html: { to: /new/?a=1&b=2, status: 308 }
/?p=12: /twelve/
/gone/: { status: 410 }
/straße/: https://elsewhere.example/köln#dom
`)
const site = { redirects, base: '/', host: 'www.example.org' }

describe('redirects in the forms of the hosts', () => {
  test('_redirects holds what Netlify and Cloudflare both read', () => {
    expect(writeRedirects(site).split('\n').slice(1, -1)).toEqual([
      '/old /new/ 301',
      '/old/ /new/ 301',
      '/old.html /new/?a=1&b=2 308',
      '/stra%C3%9Fe https://elsewhere.example/k%C3%B6ln#dom 301',
      '/stra%C3%9Fe/ https://elsewhere.example/k%C3%B6ln#dom 301',
    ])
  })

  test('netlify.toml has all of them, and goes before the pages', () => {
    const toml = writeNetlify(site)
    expect(toml).toContain('from = "/"\n  to = "/twelve/"\n  status = 301\n  force = true\n  query = { "p" = "12" }')
    expect(toml).toContain('from = "/gone"\n  to = "/404.html"\n  status = 410')
  })

  test('vercel.json', () => {
    const json = JSON.parse(writeVercel({ ...site, redirects: readRedirects('/a(b)/: /new/\n/?p=1.2: /x/').redirects })) as Record<
      string,
      unknown
    >
    expect(json.redirects).toEqual([
      { source: String.raw`/a\(b\)`, destination: '/new/', statusCode: 301 },
      { source: '/', has: [{ type: 'query', key: 'p', value: String.raw`1\.2` }], destination: '/x/', statusCode: 301 },
    ])
  })

  test('a page at the old address sends on those whose host knows no redirects', () => {
    const pages = writePages({ ...site, redirects: [...redirects, { from: '/x"<', to: '/y/?"<', status: 301, line: 1 }] })
    expect([...pages.keys()]).toEqual(['old/index.html', 'old.html', 'straße/index.html', 'x"</index.html'])
    expect(pages.get('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/new/?a=1&amp;b=2">')
    expect(pages.get('old.html')).toContain('<link rel="canonical" href="/new/?a=1&amp;b=2">')
    expect(pages.get('x"</index.html')).not.toContain('"<')
  })

  test.each([
    ['nginx', writeNginx],
    ['Caddy', writeCaddy],
    ['Apache', writeApache],
    ['_headers', writeHeaders],
    ['Vercel', writeVercel],
  ])('%s says the same headers as the site’s own server', (_name, write) => {
    for (const part of ['nosniff', "frame-ancestors 'self'", 'max-age=63072000', 'immutable', 'same-origin-allow-popups', 'camera=()'])
      expect(write(site)).toContain(part)
  })

  test('the workflow for GitHub Pages is YAML', () => {
    expect(parse(writeGitHub())).toMatchObject({ jobs: { publish: { 'runs-on': 'ubuntu-latest' } } })
  })
})
