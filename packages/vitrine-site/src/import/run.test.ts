import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildThread } from 'vitrine/comments/content'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { run } from '../commands/import'
import { openComments } from '../server/comments/open'
import { toData } from '../server/comments/store'
import { item, menuItem, picture, PIXEL, SITE, wxr } from './export.fixture'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
  mkdirSync(join(folder, 'content'))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

const bring = (xml: string, ...args: string[]): Promise<number> => {
  writeFileSync(join(folder, 'export.xml'), xml)
  return run(['export.xml', ...args], folder)
}
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const headOf = (file: string) => parse(read(file).split('---\n')[1]!) as Record<string, unknown>
const filesIn = (name: string): string[] =>
  existsSync(join(folder, name)) ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).toSorted() : []
const redirects = () => parse(read('content/redirects.yaml')) as Record<string, string>

function putUploads(...names: readonly string[]): void {
  mkdirSync(join(folder, 'uploads/2013/01'), { recursive: true })
  for (const name of names) writeFileSync(join(folder, 'uploads/2013/01', name), PIXEL)
}

describe('a first look', () => {
  it('counts everything, writes a page to read, and nothing else', async () => {
    expect(await bring(wxr(item({ comments: [{ id: 1 }] }), picture(2, 'a.png'), menuItem(3, 'Home')))).toBe(0)
    expect(filesIn('content')).toEqual([])
    expect(filesIn('import')).toEqual(['report.html'])
    expect(existsSync(join(folder, 'data'))).toBe(false)
    const report = read('import/report.html')
    expect(report).toContain('Nothing has been written yet.')
    expect(report).toContain('<td>posts</td><td>1</td>')
    expect(report).toContain('<td>comments</td><td>1</td>')
  })

  it('a source that cannot be read writes nothing at all', async () => {
    await expect(bring('<rss><channel><item>', '--write')).rejects.toThrow('export.xml, line 1: the file ends in the middle')
    expect(filesIn('.')).toEqual(['content', 'export.xml'])
  })
})

describe('entries', () => {
  it('a post brings its title, day, author, terms, picture and what search engines show', async () => {
    putUploads('sea.png')
    await bring(
      wxr(
        item({
          id: 5,
          title: 'Salt &amp; pepper',
          slug: 'salt',
          html: '<p>Words</p>',
          excerpt: 'A sentence that says what it is about.',
          isSticky: true,
          terms: [
            { domain: 'category', slug: 'news', name: 'News' },
            ...[1, 2, 3, 4, 5, 6].map((at) => ({ domain: 'post_tag', slug: `t${at}`, name: `Tag ${at}` })),
          ],
          fields: { _thumbnail_id: '6', rank_math_title: 'Salt for search' },
        }),
        picture(6, 'sea.png', { fields: { _wp_attachment_image_alt: 'The sea' } }),
      ),
      '--write',
      '--uploads',
      'uploads',
    )
    expect(headOf('content/journal/salt.md')).toEqual({
      title: 'Salt & pepper',
      searchTitle: 'Salt for search',
      description: 'A sentence that says what it is about.',
      date: expect.anything(),
      tags: ['Tag 1', 'Tag 2', 'Tag 3', 'Tag 4', 'Tag 5'],
      categories: ['News', 'Tag 6'],
      authors: ['Ann Smith'],
      isSticky: true,
      picture: '../pictures/2013/01/sea.png',
      pictureAlt: 'The sea',
    })
    expect(read('content/journal/salt.md')).toMatch(/date: 2013-01-05[T ]10:00/)
    expect(read('content/pictures/2013/01/sea.png')).toBe(PIXEL.toString())
    // Others may show the picture at its old address.
    expect(existsSync(join(folder, 'public/wp-content/uploads/2013/01/sea.png'))).toBe(true)
  })

  it('pages stand below the page that they were below, and a circle ends', async () => {
    await bring(
      wxr(
        item({ id: 1, type: 'page', slug: 'about' }),
        item({ id: 2, type: 'page', slug: 'team', parent: 1 }),
        item({ id: 3, type: 'page', slug: 'ann', parent: 2 }),
        item({ id: 4, type: 'page', slug: 'a', parent: 5 }),
        item({ id: 5, type: 'page', slug: 'b', parent: 4 }),
        item({ id: 6, type: 'page', slug: 'journal' }),
      ),
      '--write',
    )
    expect(filesIn('content/pages').filter((name) => name.endsWith('.md'))).toEqual(
      ['a/b.md', 'about.md', 'about/team.md', 'about/team/ann.md', 'b/a.md', 'journal-page.md'].toSorted(),
    )
  })

  it('what nobody could see is a draft, and what is in the bin stays there', async () => {
    await bring(
      wxr(
        ...['draft', 'pending', 'private', 'future', 'trash'].map((status, at) => item({ id: at + 1, slug: status, status })),
        item({ id: 9, slug: 'secret', password: 'open sesame' }),
      ),
      '--write',
    )
    const state = Object.fromEntries(
      filesIn('content/journal').map((name) => [name, headOf(`content/journal/${name}`)['isDraft'] ?? false]),
    )
    expect(state).toEqual({ 'draft.md': true, 'future.md': false, 'pending.md': true, 'private.md': true, 'secret.md': true })
    expect(read('content/journal/secret.md')).not.toContain('sesame')
  })

  it('titles that are too long, missing, or twice there are dealt with, and told', async () => {
    const long = 'A title that goes on '.repeat(8).trim()
    await bring(
      wxr(
        item({ id: 1, slug: 'long', title: long }),
        item({ id: 2, slug: '', title: '', html: '<p>First words of it</p>' }),
        item({ id: 3, slug: 'long' }),
        item({ id: 4, slug: '2014' }),
      ),
      '--write',
    )
    expect(headOf('content/journal/long.md')).toMatchObject({ heading: long, title: expect.stringMatching(/^.{40,89}…$/) })
    expect(headOf('content/journal/post-2.md')['title']).toBe('First words of it')
    expect(filesIn('content/journal')).toEqual(['long-2.md', 'long.md', 'post-2.md', 'post-2014.md'])
    expect(read('import/report.html')).toContain('It had no title')
  })
})

describe('media', () => {
  it('files that only content names are brought: an export of posts alone has no media', async () => {
    putUploads('sea.png', 'list.pdf', 'sound.mp3', 'hero.png')
    const at = `${SITE}/wp-content/uploads/2013/01`
    await bring(
      wxr(
        item({
          id: 1,
          slug: 'a',
          html: `<p><img src="data:image/gif;base64,R0" data-src="${at}/sea.png" alt="Sea"> <a href="${at}/list.pdf">List</a> <a href="https://other.example/wp-content/uploads/b.pdf">B</a></p>[audio mp3="${at}/sound.mp3"]`,
        }),
        item({
          id: 2,
          type: 'page',
          slug: 'built',
          fields: {
            _elementor_data: JSON.stringify([{ elements: [{ settings: { image: { url: `${at}/hero.png` } } }] }]).replaceAll('/', '\\/'),
          },
        }),
      ),
      '--write',
      '--uploads',
      'uploads',
    )
    const text = read('content/journal/a.md')
    expect(text).toContain('![Sea](../pictures/2013/01/sea.png) [List](/wp-content/uploads/2013/01/list.pdf)')
    expect(text).toContain('<audio controls src="/wp-content/uploads/2013/01/sound.mp3">')
    expect(text).toContain('[B](https://other.example/wp-content/uploads/b.pdf)')
    expect(read('content/pages/built.md')).toContain('(../pictures/2013/01/hero.png)')
    expect(filesIn('public/wp-content/uploads/2013/01')).toEqual(['hero.png', 'list.pdf', 'sea.png', 'sound.mp3'])
  })
})

describe('media of WordPress.com', () => {
  it('files that lie beside the media are brought, and a gallery of what was put in has the owner’s order', async () => {
    const host = 'https://i0.wp.com/old.files.wordpress.com/2013/01'
    putUploads('a.jpg', 'b.jpg', 'c.jpg', 'plan.pdf')
    await bring(
      wxr(
        item({
          id: 1,
          slug: 'salt',
          html: `[gallery]\n\n<a href="${host}/plan.pdf">The plan</a> <a href="https://other.files.wordpress.com/x.pdf">x</a>`,
        }),
        picture(4, 'c.jpg', { parent: 1, order: 2, url: `${host}/c.jpg` }),
        picture(3, 'b.jpg', { parent: 1, order: 1, url: `${host}/b.jpg` }),
        picture(2, 'a.jpg', { parent: 1, order: 1, url: `${host}/a.jpg` }),
      ),
      ...['--write', '--uploads', 'uploads'],
    )
    const text = read('content/journal/salt.md')
    expect([...text.matchAll(/pictures\/2013\/01\/(\w)\.jpg/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c'])
    expect(text).toContain('[The plan](/wp-content/uploads/2013/01/plan.pdf) [x](https://other.files.wordpress.com/x.pdf)')
    expect(filesIn('public/wp-content/uploads/2013/01')).toContain('plan.pdf')
  })
})

describe('products', () => {
  it('a product brings its price and pictures; one that lacks either is told and not written', async () => {
    putUploads('cup.png')
    const cup = { type: 'product', fields: { _price: '12.50', _thumbnail_id: '9' } }
    await bring(
      wxr(
        item({ id: 1, slug: 'cup', ...cup }),
        item({ id: 2, slug: 'no-price', ...cup, fields: { _thumbnail_id: '9' } }),
        item({ id: 3, type: 'product', slug: 'bare', fields: { _price: '1' } }),
        picture(9, 'cup.png'),
      ),
      '--write',
      '--uploads',
      'uploads',
    )
    expect(filesIn('content/products')).toEqual(['cup.md'])
    expect(headOf('content/products/cup.md')).toMatchObject({
      price: 12.5,
      pictures: [{ src: '../pictures/2013/01/cup.png', alt: 'cup.png' }],
    })
    expect(read('import/report.html')).toContain('has no picture here, or no price, and was not written')
  })
})

describe('addresses', () => {
  it('every address that moved leads on: dates, numbers, archives, feeds, attachments', async () => {
    await bring(
      wxr(
        item({ id: 5, slug: 'salt', terms: [{ domain: 'category', slug: 'news', name: 'News' }] }),
        item({ id: 6, type: 'page', slug: 'about' }),
        picture(7, 'sea.png', { link: `${SITE}/2013/01/05/salt/sea/`, parent: 5 }),
        `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>`,
      ),
      '--write',
      '--no-media',
    )
    expect(redirects()).toMatchObject({
      '/2013/01/05/salt/': '/journal/salt/',
      '/?p=5': '/journal/salt/',
      '/2013/01/05/salt/feed/': '/rss.xml',
      '/2013/01/05/salt/sea/': '/journal/salt/',
      '/?attachment_id=7': '/journal/salt/',
      '/?page_id=6': '/about/',
      '/category/news/': '/journal/tags/news/',
      '/?cat=3': '/journal/tags/news/',
      '/2013/': '/journal/',
      '/2013/01/': '/journal/',
      '/author/ann/': '/journal/',
      '/feed/': '/rss.xml',
    })
    // A page that is where it was needs none.
    expect(redirects()).not.toHaveProperty('/about/')
  })

  it('smaller copies, attachments, people, pages of lists and feeds lead on; a picture that HTML names keeps its file', async () => {
    putUploads('sea.png', 'sky.png')
    const sized = `${SITE}/wp-content/uploads/2013/01/sea-300x200.png`
    await bring(
      wxr(
        `<wp:author><wp:author_id>7</wp:author_id><wp:author_login>Ann.Smith</wp:author_login></wp:author>`,
        ...Array.from({ length: 12 }, (_, at) => item({ id: at + 1, slug: `p${at}` })),
        item({
          id: 20,
          slug: 'sizes',
          html: `<p><img src="${sized}" alt="Sea"></p><ol type="a"><li><img src="${SITE}/wp-content/uploads/2013/01/sky.png" alt="Sky"></li></ol><p><a href="${SITE}/2013/01/05/sizes/sea/">page</a> <a href="${sized}">file</a></p>`,
        }),
        picture(30, 'sea.png', { link: `${SITE}/2013/01/05/sizes/sea/`, parent: 20 }),
        picture(31, 'sky.png', { link: `${SITE}/sky/`, url: `${SITE}/wp-content/uploads/sites/2/2013/01/sky.png` }),
        picture(32, 'moon.png'),
      ),
      '--write',
      '--uploads',
      'uploads',
      '--no-old-files',
    )
    expect(redirects()).toMatchObject({
      '/wp-content/uploads/2013/01/sea-300x200.png': '/wp-content/uploads/2013/01/sea.png',
      '/wp-content/uploads/sites/2/2013/01/sky.png': '/wp-content/uploads/2013/01/sky.png',
      '/2013/01/05/sizes/sea/': '/journal/sizes/',
      '/sky/': '/wp-content/uploads/2013/01/sky.png',
      '/author/ann-smith/': '/journal/',
      '/author/ann-smith/feed/': '/rss.xml',
      '/?author=7': '/journal/',
      '/page/2/': '/journal/',
      '/feed/rdf/': '/rss.xml',
    })
    expect(redirects()).not.toHaveProperty('/page/3/')
    expect(read('content/journal/sizes.md')).toContain('[page](/journal/sizes/) [file](/wp-content/uploads/2013/01/sea.png)')
    expect(filesIn('public/wp-content/uploads/2013/01')).toEqual(['sea.png', 'sky.png'])
  })

  const PERMALINKS = wxr(
    item({ id: 1, slug: 'salt', link: `${SITE}/2019/05/salt/`, html: '<p><a href="/2019/05/salt/">a</a> <a href="/?p=2">b</a></p>' }),
    item({ id: 2, slug: 'pepper', link: `${SITE}/pepper/` }),
    item({ id: 3, slug: 'salt', link: `${SITE}/blog/salt/` }),
    item({ id: 4, slug: 'plain', link: `${SITE}/?p=4` }),
    item({ id: 5, slug: 'old', link: `${SITE}/index.php/2009/old.html` }),
    item({ id: 6, slug: 'thing', link: `${SITE}/shop/` }),
    item({ id: 7, slug: '%e5%a1%a9', link: `${SITE}/2019/%e5%a1%a9/` }),
    item({ id: 8, slug: 'about', link: `${SITE}/about/` }),
    item({ id: 9, type: 'page', slug: 'about', link: `${SITE}/en/about/` }),
    item({ id: 10, type: 'page', slug: 'welcome', link: `${SITE}/`, html: '<p>Hello</p>' }),
    item({ id: 11, type: 'page', slug: 'blog', link: `${SITE}/blog/` }),
    item({ id: 12, slug: 'draft', status: 'draft', link: `${SITE}/?p=12` }),
  )

  it('articles and pages stay at their paths where the owner wants it: by year, by name, below a folder', async () => {
    mkdirSync(join(folder, 'content/pages'))
    writeFileSync(join(folder, 'content/home.yaml'), 'title: Mine\n')
    await bring(PERMALINKS, '--write', '--keep-paths')
    const paths = Object.fromEntries(
      filesIn('content/journal').map((name) => [name, headOf(`content/journal/${name}`)['path'] ?? 'journal']),
    )
    expect(paths).toEqual({
      'salt.md': '/2019/05/salt/',
      'pepper.md': '/pepper/',
      'salt-2.md': '/blog/salt/',
      'plain.md': 'journal',
      'old.md': '/2009/old/',
      'thing.md': 'journal',
      '塩.md': '/2019/塩/',
      'about.md': '/about/',
      'draft.md': 'journal',
    })
    expect(filesIn('content/pages').filter((name) => name.endsWith('.md'))).toEqual(['en/about.md', 'welcome.md'])
    expect(read('content/journal/salt.md')).toContain('[a](/2019/05/salt/) [b](/pepper/)')
    expect(redirects()).toMatchObject({
      '/?p=1': '/2019/05/salt/',
      '/index.php/2009/old.html': '/2009/old/',
      '/shop/': '/journal/thing/',
      '/?p=4': '/journal/plain/',
      '/blog/': '/journal/',
    })
    for (const path of ['/2019/05/salt/', '/pepper/', '/2019/塩/', '/en/about/']) expect(redirects()).not.toHaveProperty(path)
    const report = read('import/report.html')
    expect(report).toContain('could not stay at /shop/')
    expect(report).toContain('“Entry 10” was the home page')
    expect(report).toContain('add --take content/pages/index.md')
  })

  it('the choice holds for the next import; another one moves articles and what leads to them', async () => {
    await bring(PERMALINKS, '--write')
    expect(read('import/report.html')).toContain('To leave them where they were, at /2019/05/salt/, add --keep-paths.')
    expect(redirects()).toMatchObject({ '/2019/05/salt/': '/journal/salt/', '/?p=1': '/journal/salt/' })
    writeFileSync(join(folder, 'content/redirects.yaml'), `${read('content/redirects.yaml')}/mine/: /pepper/\n`)
    await bring(PERMALINKS, '--write', '--keep-paths')
    expect(redirects()).toMatchObject({ '/?p=1': '/2019/05/salt/', '/mine/': '/pepper/' })
    expect(redirects()).not.toHaveProperty('/2019/05/salt/')
    await bring(PERMALINKS, '--write')
    expect(headOf('content/journal/salt.md')['path']).toBe('/2019/05/salt/')
    await bring(PERMALINKS, '--write', '--no-keep-paths')
    expect(headOf('content/journal/salt.md')['path']).toBeUndefined()
  })

  it('links within the site lead to the new addresses, whichever way they were written', async () => {
    const links = [
      'https://old.example/about/',
      'http://www.old.example/about',
      '/about/#team',
      '/?page_id=2',
      '/?p=3',
      '/2013/01/05/salt/?utm=1',
      'https://other.example/about/',
      '/gone/',
    ]
    await bring(
      wxr(
        item({ id: 1, slug: 'x', html: links.map((href) => `<p><a href="${href}">a</a></p>`).join('') }),
        item({ id: 2, type: 'page', slug: 'about' }),
        item({ id: 3, slug: 'salt' }),
      ),
      '--write',
    )
    expect([...read('content/journal/x.md').matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href)).toEqual([
      '/about/',
      '/about/',
      '/about/#team',
      '/about/',
      '/journal/salt/',
      '/journal/salt/',
      'https://other.example/about/',
      '/gone/',
    ])
    expect(read('import/report.html')).toContain('<td>/gone/</td><td>1</td>')
  })

  it('an export of posts alone leads on from the tags that only they name, and a slash twice is one', async () => {
    const terms = [
      { domain: 'post_tag', slug: 'sea-2', name: 'Sea' },
      { domain: 'category', slug: 'towns', name: 'Towns' },
    ]
    await bring(wxr(item({ id: 1, slug: 'salt', link: `${SITE}//2013/01/05/salt/`, terms })), '--write')
    expect(redirects()).toMatchObject({
      '/2013/01/05/salt/': '/journal/salt/',
      '/tag/sea-2/': '/journal/tags/sea/',
      '/category/towns/': '/journal/tags/towns/',
    })
    expect(Object.keys(redirects()).filter((path) => path.startsWith('//'))).toEqual([])
  })

  it('the owner’s own lines in redirects.yaml stay as they are', async () => {
    writeFileSync(join(folder, 'content/redirects.yaml'), '# mine\n/2013/01/05/salt/: /elsewhere/\n')
    await bring(wxr(item({ id: 5, slug: 'salt' })), '--write')
    expect(read('content/redirects.yaml')).toMatch(/^# mine\n\/2013\/01\/05\/salt\/: \/elsewhere\/\n/)
    expect(redirects()).toMatchObject({ '/2013/01/05/salt/': '/elsewhere/', '/?p=5': '/journal/salt/' })
    writeFileSync(join(folder, 'content/redirects.yaml'), read('content/redirects.yaml').replace(/^.*p=5.*\n/m, ''))
    await bring(wxr(item({ id: 5, slug: 'salt' })), '--write')
    expect(redirects()).not.toHaveProperty('/?p=5')
  })
})

describe('menus and comments', () => {
  it('a menu keeps its nesting, ten levels deep, and its links lead to what they led to', async () => {
    const deep = Array.from({ length: 10 }, (_, at) => menuItem(100 + at, `Level ${at + 1}`, { parent: at === 0 ? 0 : 99 + at }))
    await bring(
      wxr(
        item({ id: 1, slug: 'salt', title: 'Salt <em>&amp;</em> sea' }),
        menuItem(10, '', { target: { _menu_item_type: 'post_type', _menu_item_object_id: '1' } }),
        menuItem(11, 'Gone', { target: { _menu_item_type: 'post_type', _menu_item_object_id: '99' } }),
        ...deep,
        menuItem(200, '<i class="icon"></i> Imprint', { menu: 'footer' }),
      ),
      '--write',
    )
    interface Link {
      readonly label: string
      readonly href: string
      readonly children?: readonly Link[]
    }
    const menu = parse(read('content/menus/main.yaml')) as { readonly items: readonly Link[] }
    expect(menu.items[0]).toEqual({ label: 'Salt & sea', href: '/journal/salt/' })
    expect(menu.items[1]).toEqual({ label: 'Gone', href: '/' })
    let depth = 0
    for (let at: Link | undefined = menu.items[2]; at; at = at.children?.[0]) depth += 1
    expect(depth).toBe(10)
    expect(filesIn('content/menus')).toEqual(['footer.yaml', 'main.yaml'])
    expect(parse(read('content/menus/footer.yaml'))).toMatchObject({ items: [{ label: 'Imprint' }] })
    expect(read('import/report.html')).toContain('“Gone” led to something that is not in the export')
  })

  it('comments keep their threads, at any depth and in any order, with name, day and state', async () => {
    const chain = Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      parent: at,
      name: `Person ${at + 1}`,
      text: at === 0 ? 'Hi <b>you</b><br>see <a href="https://a.example/">this</a>' : 'Reply',
    }))
    const xml = wxr(
      item({ id: 1, slug: 'salt', comments: [...chain].reverse().concat([{ id: 50, parent: 999, name: 'Orphan', text: 'x' }]) }),
      item({
        id: 2,
        slug: 'held',
        comments: [
          { id: 60, approved: '0', email: 'a@b.example' },
          { id: 61, approved: 'spam', text: `${'<b>'.repeat(9000)}deep` },
        ],
      }),
    )
    await bring(xml, '--write')
    const again = await bring(xml, '--write')
    expect(again).toBe(0)
    const store = await openComments({ file: join(folder, 'data/comments.db') })
    const all = await Array.fromAsync(store.everything())
    await store.close()
    expect(all).toHaveLength(15)
    const byName = new Map(all.map((comment) => [comment.name, comment]))
    for (let at = 2; at <= 12; at += 1) expect(byName.get(`Person ${at}`)!.parent).toBe(byName.get(`Person ${at - 1}`)!.id)
    expect(byName.get('Orphan')!.parent).toBe(0)
    expect(byName.get('Person 1')).toMatchObject({
      text: 'Hi you\nsee this (https://a.example/)',
      post: 'salt',
      created: Date.parse('2013-01-06T10:00:00Z'),
    })
    expect(all.filter(({ post }) => post === 'held').map(({ state, email }) => [state, email])).toEqual([
      ['held', null],
      ['rejected', null],
    ])
    expect(buildThread(all.filter(({ post }) => post === 'salt').map(toData))).toHaveLength(2)
  })
})

describe('name, language, menus, footer', () => {
  const SETTINGS =
    "export default defineSettings({\n  site: { name: 'My \\'new\\' site', fonts: { body: 'Figtree' }, address: 'https://www.example.org' },\n  comments: { name: 'no' },\n})\n"
  const part = (id: number, slug: string, html: string) =>
    item({ id, type: 'wp_template_part', slug, html, terms: [{ domain: 'wp_template_part_area', slug, name: slug }] })
  const EXPORT = wxr(
    item({ id: 1, type: 'page', slug: 'about' }),
    menuItem(10, 'About', { menu: 'hauptmenue', target: { _menu_item_url: `${SITE}/about/` } }),
    ...[20, 21, 22].map((id) => menuItem(id, `Legal ${id}`, { menu: 'footer-menu' })),
    menuItem(30, 'Elsewhere', { menu: 'social', target: { _menu_item_url: 'https://social.example/@ann' } }),
    item({
      id: 40,
      type: 'wp_navigation',
      slug: 'shop-links',
      title: 'Shop links',
      html: '<!-- wp:navigation-link {"label":"Cups","url":"/cups/"} /-->',
    }),
    part(
      50,
      'footer',
      `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><h3>Visit us</h3><p>Main Street 5</p></div><div class="wp-block-column"><p><a href="${SITE}/about/">About</a> · <a href="https://b.example/">B</a></p><!-- wp:navigation {"ref":40} /--><!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://c.example/","service":"chain"} /--></ul><!-- /wp:social-links --></div></div><!-- /wp:columns -->`,
    ),
    part(51, 'header', '<p>The head</p>'),
  )

  it('the menu at the top is not one of the foot; the others, and a footer of the editor, stand at the foot', async () => {
    await bring(EXPORT, '--write')
    expect(filesIn('content/menus')).toEqual(['footer.yaml', 'main.yaml', 'shop-links.yaml', 'social.yaml'])
    expect(read('content/menus/main.yaml')).toContain('/about/')
    expect(parse(read('content/footer.yaml'))).toEqual({
      areas: [
        { widgets: [{ about: true }] },
        { widgets: [{ menu: 'main' }] },
        { widgets: [{ menu: 'footer' }] },
        { widgets: [{ title: 'social', menu: 'social' }] },
        { widgets: [{ title: 'Visit us', text: 'Main Street 5' }] },
        {
          widgets: [
            {
              links: [
                { label: 'About', href: '/about/' },
                { label: 'B', href: 'https://b.example/' },
              ],
            },
            { menu: 'shop-links' },
            { links: [{ label: 'chain', href: 'https://c.example/' }] },
          ],
        },
      ],
    })
    expect(read('import/report.html')).toContain('1 × wp_template_part')
  })

  it('what the owner has set stays, is shown beside what the old site had, and can be taken with one word', async () => {
    writeFileSync(join(folder, 'content/settings.ts'), SETTINGS)
    mkdirSync(join(folder, 'content/menus'))
    writeFileSync(join(folder, 'content/menus/main.yaml'), 'label: Mine\nitems: []\n')
    writeFileSync(join(folder, 'content/home.yaml'), 'title: Mine\n')
    const xml = EXPORT.replace(
      '<description>Just another site</description>',
      '<description>Salt, pepper and the people of it</description>',
    ).replace('</channel>', `${item({ id: 60, type: 'page', slug: 'start', link: `${SITE}/`, html: '<p>Hello</p>' })}</channel>`)
    // Told before anything is written.
    await bring(xml)
    expect(read('import/report.html')).toContain('content/menus/main.yaml</code></h3>')
    await bring(xml, '--write')
    expect(read('content/settings.ts')).toBe(SETTINGS)
    expect(read('content/menus/main.yaml')).toContain('Mine')
    const report = read('import/report.html')
    expect(report).toContain("+   site: { language: 'de', description: 'Salt, pepper and the people of it', name: 'The old site', fonts")
    expect(report).toContain('add --take content/pages/index.md')

    const taken = ['content/settings.ts', 'content/menus/main.yaml', 'content/pages/index.md'].flatMap((file) => ['--take', file])
    await bring(xml, '--write', ...taken)
    expect(read('content/settings.ts')).toContain("name: 'The old site'")
    expect(read('content/settings.ts')).toContain("comments: { name: 'no' }")
    expect(read('content/menus/main.yaml')).toContain('/about/')
    expect(read('content/pages/index.md')).toContain('Hello')
    expect(filesIn('import/before/content').filter((name) => name.includes('.'))).toEqual([
      'home.yaml',
      'menus/main.yaml',
      'pages/start.md',
      'settings.ts',
    ])
    // And so it stays.
    await bring(xml, '--write')
    expect(filesIn('content/pages')).toEqual(['about.md', 'index.md'])
    expect(existsSync(join(folder, 'content/home.yaml'))).toBe(false)
  })
})

describe('again and again', () => {
  it('a second import changes nothing; an edit is kept and shown; what was deleted stays deleted', async () => {
    const first = wxr(
      item({ id: 1, slug: 'a', html: '<p>One</p>' }),
      item({ id: 2, slug: 'b', html: '<p>Two</p>' }),
      item({ id: 3, slug: 'c', html: '<p>Three</p>' }),
    )
    await bring(first, '--write')
    const before = Object.fromEntries(
      filesIn('content')
        .filter((name) => name.endsWith('.md'))
        .map((name) => [name, read(`content/${name}`)]),
    )
    await bring(first, '--write')
    for (const [name, text] of Object.entries(before)) expect(read(`content/${name}`)).toBe(text)

    writeFileSync(join(folder, 'content/journal/a.md'), `${before['journal/a.md']}\nMine.\n`)
    rmSync(join(folder, 'content/journal/c.md'))
    await bring(first.replaceAll('<p>One</p>', '<p>Uno</p>').replaceAll('<p>Two</p>', '<p>Due</p>'), '--write')
    expect(read('content/journal/a.md')).toContain('One\n\nMine.')
    expect(read('content/journal/b.md')).toContain('Due')
    expect(existsSync(join(folder, 'content/journal/c.md'))).toBe(false)
    const report = read('import/report.html')
    expect(report).toContain('- Uno')
    expect(report).toContain('+ Mine.')
    expect(report).toContain('Left as deleted')
  })

  it('a file that the owner had before is not written over', async () => {
    mkdirSync(join(folder, 'content/journal'))
    writeFileSync(join(folder, 'content/journal/a.md'), 'Mine.\n')
    await bring(wxr(item({ id: 1, slug: 'a' })), '--write')
    expect(read('content/journal/a.md')).toBe('Mine.\n')
  })
})

describe('nothing is written outside the folder', () => {
  it('names that lead out of it, and links that do, are refused', async () => {
    putUploads('x.png')
    const outside = mkdtempSync(join(tmpdir(), 'vitrine-outside-'))
    mkdirSync(join(folder, 'content/pages'), { recursive: true })
    symlinkSync(outside, join(folder, 'content/pages/out'))
    const xml = wxr(
      item({ id: 1, slug: '../../../evil' }),
      item({ id: 2, slug: '..%2f..%2fevil2' }),
      item({ id: 3, type: 'page', slug: 'con' }),
      picture(4, 'x.png', { url: `${SITE}/wp-content/uploads/2013/01/../../../../../../etc/x.png` }),
      picture(5, 'x.php', {}),
    )
    await bring(xml, '--write', '--uploads', 'uploads')
    expect(filesIn('content/journal')).toEqual(['evil.md', 'evil2.md'])
    expect(read('import/report.html')).toContain('x.php')
    await expect(
      bring(wxr(item({ id: 7, type: 'page', slug: 'out' }), item({ id: 8, type: 'page', slug: 'in', parent: 7 })), '--write'),
    ).rejects.toThrow('leads out of the site’s folder by a link')
    expect(readdirSync(outside)).toEqual([])
    rmSync(outside, { recursive: true })
  })
})
