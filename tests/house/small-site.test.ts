import { readFileSync, readdirSync, rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSmallSite } from '../support/small-site'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/small-site')

/** What an owner writes who wants no more than a few pages. */
const SMALLEST: Readonly<Record<string, string>> = {
  'astro.config.ts':
    "import { defineConfig } from 'astro/config'\nimport { vitrine } from 'vitrine-site'\nexport default defineConfig({ integrations: [vitrine({ settings: { site: { name: 'Bees', without: ['shop'] } }, theme: './theme.css' })] })\n",
  'theme.css': ':root { --space-own: 12.3456rem; }\n',
  'content/redirects.yaml': '/bees.html: /\n/?p=7: /honey/\n',
  'content/pages/index.mdx': '---\ntitle: Bees\ndescription: All about the bees behind our house.\n---\n\nThere are two hives.\n',
  // Left out by the settings.
  'content/products/jar.md': '---\ntitle: A jar\ndescription: Half a pound of honey from this summer.\nprice: 6\npictures: []\n---\n',
  'content/menus/footer.yaml': 'label: More\nitems:\n  - { label: Shop, href: /shop/ }\n  - { label: Honey, href: /honey/ }\n',
  'content/pages/honey.mdx':
    '---\ntitle: Honey\ndescription: What the bees make, and when we take it.\n---\n\nimport Form from "vitrine-site/components/Form.astro"\n\nIn July.\n\n<Form name="order">\n  <label>Jars <input name="jars" type="number" /></label>\n  <button>Order</button>\n</Form>\n',
}

const build = (files: Readonly<Record<string, string>>) => buildSmallSite('small-site', files)

const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a site of two pages', { timeout: 120_000 }, () => {
  it('builds, with nothing of what it does not have: no journal, shop, gallery, guide or feature pages', () => {
    const { isBuilt, said } = build(SMALLEST)
    expect(isBuilt, said).toBe(true)
    expect(said).not.toMatch(/does not exist|is empty/)
    const pages = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    expect(pages.sort()).toEqual(['404.html', 'bees.html', 'honey/index.html', 'index.html', 'search/index.html'])
  })

  it('has its own name, its words, its theme, and a menu of its pages', () => {
    const home = read('index.html')
    expect(home).toContain('<title>Bees</title>')
    expect(home).toContain('There are two hives.')
    expect(home).toMatch(/<nav[^>]* aria-label="Main menu"/)
    expect(home).toContain('href="/honey/"')
    const styles = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => read(href)).join('\n')
    expect(styles).toContain('--space-own:12.3456rem')
  })

  it('sends old addresses on, in the forms of the hosts, and says how it is served', () => {
    expect(read('_redirects')).toContain('\n/bees.html / 301\n')
    expect(read('_headers')).toContain("frame-ancestors 'self'")
    expect(JSON.parse(read('_hosting.json'))).toMatchObject({
      hasForms: true,
      redirects: [{ from: '/bees.html' }, { query: 'p=7', to: '/honey/' }],
    })
    expect(read('bees.html')).toContain('<meta http-equiv="refresh" content="0; url=/">')
    expect(readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8')).toContain('if ($args ~ "^(?=(.*&)?p=7(&|$))")')
  })

  it('has no cart where there is nothing to buy, and no link of its menus leads into a part that is left out', () => {
    expect(read('index.html')).not.toMatch(/site-cart|data-feature="cart"|\/shop\//)
    expect(read('index.html')).toContain('Honey')
  })

  it('has a form that is sent to its own server, and says in its own words what became of it', () => {
    const page = read('honey/index.html')
    expect(page).toMatch(/<form [^>]*data-form="order"[^>]* action="\/forms\/" method="post">/)
    expect(page).toMatch(/<input type="hidden" name="page" value="\/honey\/"\/?>/)
    expect(page).toContain('Your message has arrived.')
    expect(page).toMatch(/<label>\s*Jars <input name="jars" type="number"/)
  })

  it('points to nothing that is not there', () => {
    for (const page of ['index.html', 'honey/index.html', 'search/index.html', '404.html']) {
      const addresses = [...read(page).matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, address = '']) => address)
      const missing = addresses.filter((address) => !existsSync(join(folder, 'dist', address.replace(/\/$/, '/index.html'))))
      expect(missing, page).toEqual([])
    }
  })

  it('says what is missing where there is no home page', () => {
    const { isBuilt, said } = build(Object.fromEntries(Object.entries(SMALLEST).filter(([path]) => !path.endsWith('index.mdx'))))
    expect(isBuilt).toBe(false)
    expect(said).toContain('The site has no home page. Write content/home.yaml or content/pages/index.md.')
  })
})
