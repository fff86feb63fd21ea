import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { run } from '../commands/import'
import { openComments } from '../server/comments/open'
import { item, menuItem, PIXEL, SITE, wxr } from './export.fixture'
import { wxrSource } from './source/wxr'
import { countLinks, type MenuLink } from './write/menus'

/**
 * The theme team's test data has what themes stumble over. It is not ours to ship: `VITRINE_THEME_TEST_DATA=themeunittestdata.wordpress.xml
 * npm run unit -- theme-data` runs this on the file itself. Otherwise it runs on a stand-in with as many of each kind, in the same forms.
 */
const given = process.env.VITRINE_THEME_TEST_DATA

const upload = (id: number, host = SITE): string => `${host}/wp-content/uploads/2013/01/picture-${id}.png`
/** Pictures of the test data are named by way of a service that resizes them. */
const resized = (id: number): string => upload(id).replace('https://', 'https://i0.wp.com/')

const older = (ids: readonly number[]): string =>
  `<!-- wp:gallery {"ids":[${ids.join(',')}],"columns":6} --><figure class="wp-block-gallery columns-6"><ul class="blocks-gallery-grid">${ids.map((id) => `<li class="blocks-gallery-item"><figure><a href="${resized(id)}"><img src="${resized(id)}" alt="" data-id="${id}" class="wp-image-${id}"/></a><figcaption class="blocks-gallery-item__caption">\nPicture ${id}</figcaption></figure></li>`).join('')}</ul><figcaption class="blocks-gallery-caption">All of them</figcaption></figure><!-- /wp:gallery -->`
const nested = (ids: readonly number[]): string =>
  `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ids.map((id) => `<!-- wp:image {"id":${id}} --><figure class="wp-block-image size-large"><img src="${resized(id)}?w=300" alt="Picture ${id}" class="wp-image-${id}"/></figure><!-- /wp:image -->`).join('')}</figure><!-- /wp:gallery -->`

const PICTURES = Array.from({ length: 20 }, (_, at) => 500 + at)
const some = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => PICTURES[(from + at) % PICTURES.length]!)

/** Twenty on one post, ten of them one below the other; pings; some that wait; on pages, behind a password, below nothing at all. */
const deep = Array.from({ length: 10 }, (_, at) => ({ id: 100 + at, parent: at === 0 ? 0 : 99 + at, text: `Comment depth ${at + 1}` }))
const flat = Array.from({ length: 10 }, (_, at) => ({
  id: 200 + at,
  approved: at === 9 ? '0' : '1',
  text: '<strong>Words</strong> of a reader',
}))
const pings = [1, 2, 3, 4, 5].map((at) => ({
  id: 300 + at,
  type: ['trackback', 'trackback', 'pingback', 'pingback', ''][at - 1]!,
  name: 'A page &laquo; Elsewhere',
  text: '[...] a ping [...]',
}))

/** Two of the menus have links of the same numbers, and most links have the name of what they lead to. */
const MENU = (name: string, { count, depth, from }: { count: number; depth: number; from: number }): string[] =>
  Array.from({ length: count }, (_, at) =>
    menuItem(from + at, at % 2 ? '' : `Item ${at + 1}`, {
      menu: name,
      parent: at > 0 && at < depth ? from + at - 1 : 0,
      target: at % 2 ? { _menu_item_type: 'post_type', _menu_item_object_id: '1' } : {},
    }),
  )

const STAND_IN = wxr(
  item({
    id: 1,
    slug: 'attached',
    html: `[gallery]\n\n<!--nextpage-->\n\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((columns) => `<h2>${columns}</h2>\n[gallery columns="${columns}"]`).join('\n')}`,
    comments: [...deep, ...flat],
  }),
  item({ id: 2, slug: 'tiled', html: `[gallery type="rectangular" columns="4" ids="${[...some(5), 599].join(',')}" orderby="rand"]` }),
  item({ id: 3, slug: 'widgets', html: '<!-- wp:shortcode -->\n[gallery columns=2 ids="500,501"]\n<!-- /wp:shortcode -->' }),
  item({ id: 4, slug: 'galleries', html: [2, 3, 4, 5, 6, 14].map((count) => older(some(count, count))).join('\n\n'), comments: pings }),
  item({ id: 5, slug: 'nested', html: [1, 2, 3, 8].map((count) => nested(some(count))).join('\n\n'), comments: [{ id: 401 }] }),
  item({
    id: 6,
    type: 'page',
    slug: 'page-with-comments',
    html: '<p>Words</p>',
    comments: [{ id: 410 }, { id: 411 }, { id: 412 }, { id: 413, parent: 411, approved: '0' }],
  }),
  item({ id: 7, type: 'page', slug: 'waiting', html: '<p>Words</p>', comments: [{ id: 420, approved: '0' }] }),
  item({ id: 8, slug: 'secret', password: 'sesame', comments: [{ id: 421 }] }),
  item({ id: 9, slug: 'no-content', comments: [{ id: 422 }] }),
  ...PICTURES.map((id) =>
    item({
      id,
      type: 'attachment',
      title: `Picture ${id}`,
      slug: `picture-${id}`,
      status: 'inherit',
      url: upload(id),
      parent: id < 506 ? 1 : 0,
    }),
  ),
  ...MENU('testing-menu', { count: 23, depth: 11, from: 2000 }),
  ...MENU('short', { count: 6, depth: 2, from: 3000 }),
  ...MENU('flat', { count: 18, depth: 1, from: 1000 }),
  ...MENU('all-pages', { count: 18, depth: 3, from: 1000 }),
  ...MENU('social', { count: 5, depth: 1, from: 4000 }),
)

const depthsOf = (items: readonly MenuLink[], depth = 1): number[] =>
  items.flatMap(({ children = [] }) => [depth, ...depthsOf(children, depth + 1)])

const folder = mkdtempSync(join(tmpdir(), 'vitrine-theme-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

it(
  'what the theme team’s test data holds arrives whole: 33 comments and 70 menu items at their depth, 22 galleries, all media',
  { timeout: 60_000 },
  async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const file = given ?? join(folder, 'stand-in.xml')
    if (!given) writeFileSync(file, STAND_IN)
    mkdirSync(join(folder, 'content'))
    const records = await Array.fromAsync(wxrSource([file]).read())
    const comments = records.flatMap((record) => ('comments' in record ? record.comments : []))
    const links = records.filter((record) => record.kind === 'menu-item')
    const media = records.filter((record) => record.kind === 'media')
    const galleries = records.flatMap((record) =>
      record.kind === 'entry' && record.state !== 'trash' ? (record.html.match(/<!-- wp:gallery|\[gallery(?=[\s\]])/g) ?? []) : [],
    )
    // Twelve are shortcodes, ten are blocks.
    expect([comments.length, links.length, galleries.length]).toEqual([33, 70, 22])

    // The files themselves are not needed to see that each arrives: a pixel for each.
    mkdirSync(join(folder, 'uploads'))
    for (const { url } of media) writeFileSync(join(folder, 'uploads', url.split('/').at(-1)!), PIXEL)
    expect(await run([file, '--write', '--uploads', join(folder, 'uploads')], folder)).toBe(0)

    const store = await openComments({ file: join(folder, 'data/comments.db') })
    const stored = await Array.fromAsync(store.everything())
    await store.close()
    const depthOf = <C extends { readonly id: string | number; readonly parent: string | number }>(
      all: readonly C[],
      comment: C,
    ): number => {
      const above = all.find(({ id }) => id === comment.parent)
      return above ? depthOf(all, above) + 1 : 1
    }
    expect(stored.map((comment) => depthOf(stored, comment)).toSorted()).toEqual(
      comments.map((comment) => depthOf(comments, comment)).toSorted(),
    )

    const menus = readdirSync(join(folder, 'content/menus')).map(
      (name) => parse(readFileSync(join(folder, 'content/menus', name), 'utf8')) as { items: MenuLink[] },
    )
    expect(menus.reduce((sum, { items }) => sum + countLinks(items), 0)).toBe(70)
    expect(menus.flatMap(({ items }) => depthsOf(items)).toSorted()).toEqual(
      [...Map.groupBy(links, ({ menu }) => menu).values()].flatMap((menu) => menu.map((link) => depthOf(menu, link))).toSorted(),
    )

    const texts = ['journal', 'pages'].flatMap((kind) =>
      readdirSync(join(folder, 'content', kind), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, 'content', kind, name)),
    )
    const written = texts.map((name) => readFileSync(name, 'utf8'))
    expect(written.reduce((sum, text) => sum + (text.match(/data-feature="gallery"|^:::gallery/gm) ?? []).length, 0)).toBe(22)

    const report = readFileSync(join(folder, 'import/report.html'), 'utf8')
    if (!given) expect(report).not.toContain('could not be had</h2>')
    const shown = texts.flatMap((name, at) =>
      [...written[at]!.matchAll(/!\[[^\]]*\]\((\.[^)\s]*)[^)]*\)/g)].map(([, path = '']) => join(name, '..', path)),
    )
    expect(shown.length).toBeGreaterThan(40)
    expect(shown.filter((path) => !existsSync(path))).toEqual([])
  },
)
