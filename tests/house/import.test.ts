import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { item, menuItem, picture, SITE, wxr } from '../../packages/vitrine-site/src/import/export.fixture'

const root = join(import.meta.dirname, '../..')
/** Below the project, so that its packages are found. */
const folder = join(root, '.cache/imported-site')
const env = { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const vitrine = (...args: readonly string[]) => {
  const bin = join(root, 'packages/vitrine-site/bin/vitrine.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const GALLERY = (...names: readonly string[]) =>
  `<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images">${names.map((name) => `<figure class="wp-block-image"><img src="${SITE}/wp-content/uploads/2013/01/${name}-150x150.png" alt="${name}"/><figcaption>The ${name}${name === 'sky' ? ` by <a href="${SITE}/about/">Ann</a>` : ''}</figcaption></figure>`).join('')}</figure><!-- /wp:gallery -->`

/** A site with one of everything. */
const EXPORT = wxr(
  item({
    id: 1,
    slug: 'salt',
    isSticky: true,
    title: `Salt ${'and pepper '.repeat(10)}`,
    html: `<!-- wp:paragraph --><p>Words <a href="${SITE}/about/">about</a> us, 3 < 4, a:b and ::video. Write to ann@old.example.</p><!-- /wp:paragraph -->${GALLERY('sea', 'sky')}<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td colspan="2">A</td></tr></tbody></table></figure><!-- /wp:table -->`,
    terms: [{ domain: 'category', slug: 'koeln', name: 'Köln & Umgebung' }],
    fields: { _thumbnail_id: '10' },
    comments: Array.from({ length: 8 }, (_, at) => ({ id: at + 1, parent: at, text: `Comment ${at + 1}` })),
  }),
  item({
    id: 2,
    slug: 'plain',
    link: `${SITE}/?p=2`,
    html: '[gallery ids="10,11"]\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\n[gallery ids="10,11" columns="2"]\n\n<p><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe></p>\n\n[video mp4="https://old.example/wp-content/uploads/2013/01/clip.mp4"]\n\n[contact-form-7 id="1"]\n\n<table><tr><td><a href="/2013/01/05/salt/">x</a></td></tr></table>',
  }),
  item({ id: 3, slug: 'draft', status: 'draft', html: '<p>Secret draft</p>' }),
  item({
    id: 4,
    type: 'page',
    slug: 'about',
    html: `<p>About<br>us <img src="${SITE}/wp-content/uploads/2013/01/sky.png" alt="Sky"></p>[gallery ids="10,11"]`,
    comments: [{ id: 20, text: 'On a page' }],
  }),
  item({ id: 5, type: 'page', slug: 'team', parent: 4, link: `${SITE}/about/team/`, html: '<pre><code>a {\n\n}</code></pre>' }),
  picture(10, 'sea.png'),
  picture(11, 'sky.png'),
  picture(12, 'clip.mp4'),
  ...Array.from({ length: 5 }, (_, at) =>
    menuItem(30 + at, `Level ${at + 1}`, { parent: at === 0 ? 0 : 29 + at, target: { _menu_item_url: `${SITE}/about/` } }),
  ),
  menuItem(40, 'Salt', { target: { _menu_item_type: 'post_type', _menu_item_object_id: '1' } }),
)

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "dependencies": { "astro": "*", "vitrine-site": "*" } }',
  'astro.config.ts':
    "import { defineConfig } from 'astro/config'\nimport { vitrine } from 'vitrine-site'\nexport default defineConfig({ integrations: [vitrine({ settings: { site: { name: 'New' }, languages: { fr: {} }, comments: { address: '/comments/' } } })] })\n",
  'src/content.config.ts': "export { collections } from 'vitrine-site/content'\n",
  'content/pages/index.md': '---\ntitle: New\ndescription: The new home of an old site.\n---\n\nWelcome.\n',
  'content/fr/journal/salt.md':
    '---\ntitle: Le sel\ndescription: Un article sur le sel et le poivre.\ndate: 2013-01-05\nisPlain: true\n---\n\nDu sel.\n',
  'export.xml': EXPORT,
}

it('a WordPress site is imported, builds, and everything of it is found on the built pages', { timeout: 180_000 }, async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'uploads/2013/01'), { recursive: true })
  for (const [name, background] of Object.entries({ sea: '#036', sky: '#9cf' }))
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toFile(join(folder, `uploads/2013/01/${name}.png`))
  writeFileSync(join(folder, 'uploads/2013/01/clip.mp4'), 'no film at all')

  const imported = vitrine('import', 'export.xml', '--write', '--keep-paths', '--uploads', 'uploads')
  expect(imported.status, imported.said).toBe(0)
  const built = vitrine('build')
  expect(built.status, built.said).toBe(0)
  const checked = vitrine('import', 'export.xml', '--check', '--uploads', 'uploads')
  expect(checked.said).toContain('pictures: 10 of 10 on the built pages')
  expect(checked.said).toContain('galleries: 4 of 4 on the built pages')
  expect(checked.said).toContain('videos: 3 of 3 on the built pages')
  expect(checked.said).toContain('comments: 9 of 9 on the built pages')
  expect(checked.said).toContain('menu items: 6 of 6 on the built pages')
  expect(checked.status, checked.said).toBe(0)

  const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
  // An article that kept its path is there, and nowhere else; lists, feed, sitemap and comments know it.
  const path = '/2013/01/05/salt/'
  expect(() => read('journal/salt/index.html')).toThrow()
  for (const file of [
    'journal/index.html',
    'journal/tags/köln-umgebung/index.html',
    'index.html',
    'search/index.html',
    'rss.xml',
    'sitemap-0.xml',
    'comments/site.json',
  ])
    expect(read(file), file).toContain(path)
  const article = read(`${path}index.html`)
  expect(article).toMatch(/<link rel="canonical" href="[^"]+\/2013\/01\/05\/salt\/">/)
  // So is its translation, and each names the other.
  for (const page of [article, read(`fr${path}index.html`)]) {
    expect(page).toContain(`hreflang="en" href="https://vitrine.example${path}"`)
    expect(page).toContain(`hreflang="fr" href="https://vitrine.example/fr${path}"`)
  }
  expect(article).toContain('<meta property="og:image" content="https://vitrine.example/cards/2013/01/05/salt.jpg">')
  expect(read('cards/2013/01/05/salt.jpg').length).toBeGreaterThan(1000)
  // The protected address, the gallery and the page's own title work on imported content as they are.
  expect(article).not.toContain('ann@old.example')
  expect(article).toMatch(/<h1>Salt (and pepper ?){10}<\/h1>/)
  expect(article).toContain('3 &lt; 4, a:b and ::video.')
  expect(article).toMatch(/data-feature="gallery"[^>]*data-group="sea"|data-group="sea"[^>]*data-feature="gallery"/)
  expect(article).toContain('<figcaption>The sky by <a href="/about/">Ann</a></figcaption>')
  const plain = read('journal/plain/index.html')
  // Two galleries of the same pictures open each by itself.
  expect([...plain.matchAll(/data-group="([^"]+)"/g)].map(([, name]) => name)).toEqual(['sea-png', 'sea-png-2'])
  // A provider is asked for nothing before the visitor allows it.
  expect(plain).not.toMatch(/<iframe|src="https:\/\/[^"]*(?:youtube|vimeo)/)
  expect(plain).toContain('src="/wp-content/uploads/2013/01/clip.mp4"')
  expect(read('about/team/index.html')).toContain('a {\n\n}')
  expect(read('about/index.html')).toMatch(/<a href="[^"]+sky\.[^"]+"[^>]*>\s*<img/)
  expect(() => read('journal/draft/index.html')).toThrow()
})
