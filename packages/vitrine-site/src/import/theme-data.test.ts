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

/** A thread ten levels deep, two with a few answers, pings, one that waits, one on a page. */
const deep = Array.from({ length: 10 }, (_, at) => ({ id: 100 + at, parent: at === 0 ? 0 : 99 + at, text: `Comment depth ${at + 1}` }))
const flat = Array.from({ length: 14 }, (_, at) => ({
  id: 200 + at,
  parent: at % 3 === 2 ? 199 + at : 0,
  text: '<strong>Words</strong> of a reader',
}))
const pings = [1, 2, 3].map((at) => ({ id: 300 + at, type: at === 3 ? 'trackback' : 'pingback', text: '[…] a ping […]' }))

const MENU = (name: string, { count, depth, from }: { count: number; depth: number; from: number }): string[] =>
  Array.from({ length: count }, (_, at) =>
    menuItem(from + at, `Item ${at + 1}`, {
      menu: name,
      parent: at > 0 && at < depth ? from + at - 1 : 0,
      target: at % 2 ? { _menu_item_type: 'post_type', _menu_item_object_id: '1' } : {},
    }),
  )

const STAND_IN = wxr(
  item({ id: 1, slug: 'classic-gallery', html: `[gallery ids="${some(14).join(',')}" columns="4"]\n\n[gallery]`, comments: deep }),
  item({ id: 2, slug: 'galleries', html: [2, 3, 4, 5, 6].map((count) => older(some(count, count))).join('\n\n'), comments: flat }),
  item({ id: 3, slug: 'nested', html: [1, 2, 3, 8].map((count) => nested(some(count))).join('\n\n'), comments: pings }),
  item({
    id: 4,
    type: 'page',
    slug: 'page-with-comments',
    html: '<p>Words</p>[gallery ids="500,501"]',
    comments: [400, 401, 402].map((id) => ({ id })),
  }),
  item({ id: 5, slug: 'waiting', comments: [{ id: 410, approved: '0' }, { id: 411 }, { id: 412, parent: 411 }] }),
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
  ...MENU('all-pages', { count: 25, depth: 4, from: 1000 }),
  ...MENU('testing-menu', { count: 30, depth: 10, from: 2000 }),
  ...MENU('short', { count: 4, depth: 1, from: 3000 }),
  ...MENU('social', { count: 11, depth: 1, from: 4000 }),
)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-theme-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

it(
  'what the theme team’s test data holds arrives whole: 33 comments at their depth, 70 menu items, 12 galleries, all media',
  { timeout: 60_000 },
  async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const file = given ?? join(folder, 'stand-in.xml')
    if (!given) writeFileSync(file, STAND_IN)
    mkdirSync(join(folder, 'content'))
    const records = await Array.fromAsync(wxrSource([file]).read())
    const comments = records.flatMap((record) => ('comments' in record ? record.comments : []))
    const links = records.filter(({ kind }) => kind === 'menu-item')
    const media = records.filter((record) => record.kind === 'media')
    const galleries = records.flatMap((record) =>
      record.kind === 'entry' && record.state !== 'trash' ? (record.html.match(/<!-- wp:gallery|\[gallery(?=[\s\]])/g) ?? []) : [],
    )
    expect([comments.length, links.length, galleries.length]).toEqual([33, 70, 12])

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

    const texts = ['journal', 'pages'].flatMap((kind) =>
      readdirSync(join(folder, 'content', kind), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, 'content', kind, name)),
    )
    const written = texts.map((name) => readFileSync(name, 'utf8'))
    expect(written.reduce((sum, text) => sum + (text.match(/data-feature="gallery"|^:::gallery/gm) ?? []).length, 0)).toBe(12)

    const report = readFileSync(join(folder, 'import/report.html'), 'utf8')
    if (!given) expect(report).not.toContain('could not be had</h2>')
    const shown = texts.flatMap((name, at) =>
      [...written[at]!.matchAll(/!\[[^\]]*\]\((\.[^)\s]*)[^)]*\)/g)].map(([, path = '']) => join(name, '..', path)),
    )
    expect(shown.length).toBeGreaterThan(40)
    expect(shown.filter((path) => !existsSync(path))).toEqual([])
  },
)
