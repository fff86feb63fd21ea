import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { FOOT, HEAD, item, menuItem, picture, SITE, wxr } from '../../export.fixture'
import type { SourceRecord } from '../source'
import { wxrSource } from './index'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-wxr-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(...contents: readonly (string | Buffer)[]): Promise<SourceRecord[]> {
  const files = contents.map((content, at) => {
    const file = join(folder, `export-${at}.xml`)
    writeFileSync(file, content)
    return file
  })
  return Array.fromAsync(wxrSource(files).read())
}

describe('what cannot be read is refused with its line and the reason', () => {
  const faults: readonly (readonly [string, string | Buffer, string])[] = [
    [
      'a tag that is not closed',
      `${HEAD}<item><title>x</item>${FOOT}`,
      'export-0.xml, line 10: it is not well-formed: unexpected close tag',
    ],
    ['a file that ends in the middle', HEAD + item({}).slice(0, 200), 'the file ends in the middle'],
    [
      'a document type',
      `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss><channel>&x;</channel></rss>`,
      'export-0.xml, line 2: it has a document type',
    ],
    [
      'an entity that nobody declared',
      `${HEAD}<item><title>&xxe;</title></item>${FOOT}`,
      'line 10: it uses an entity that XML does not know',
    ],
    ['another kind of XML', '<html><body/></html>', 'line 1: it begins with <html>'],
    ['plain text', 'Hello', 'export-0.xml, line 1: it is not well-formed'],
    ['an empty file', '', 'export-0.xml, line 1: it is empty.'],
    ['a gzip file, whatever it would become', gzipSync(Buffer.alloc(1024)), 'line 1: it is a gzip file. Unpack it first'],
    ['a ZIP file', Buffer.from('504b0304', 'hex'), 'line 1: it is a ZIP file.'],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><rss/>', 'its encoding, "klingon", is not known'],
    ['elements within elements without end', HEAD + '<a>'.repeat(50), 'more than 30 elements stand within each other'],
  ]
  it.each(faults)('%s', async (_what, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason)
  })
})

it('a site, its authors, terms, entries, media, menus and comments are records, one after the other', async () => {
  const records = await read(
    wxr(
      item({
        id: 7,
        title: 'Salt &amp; pepper',
        terms: [{ domain: 'category', slug: 'k%C3%B6ln', name: 'Köln' }],
        isSticky: true,
        fields: { _thumbnail_id: '8', _yoast_wpseo_metadesc: 'A description.', _yoast_wpseo_title: '%%title%% %%sep%%' },
        comments: [
          { id: 3, text: 'Well.' },
          { id: 4, parent: 3, approved: '0' },
          { id: 5, approved: 'spam', type: 'pingback' },
        ],
      }),
      picture(8, 'sea.jpg', { parent: 7, fields: { _wp_attachment_image_alt: 'The sea' } }),
      menuItem(9, 'Sea', { target: { _menu_item_type: 'post_type', _menu_item_object: 'post', _menu_item_object_id: '7' } }),
      item({ id: 10, type: 'custom_css' }),
    ),
  )
  const [site, author, post, media, link, remark] = records.toSorted(
    (a, b) =>
      ['site', 'author', 'entry', 'media', 'menu-item', 'remark'].indexOf(a.kind) -
      ['site', 'author', 'entry', 'media', 'menu-item', 'remark'].indexOf(b.kind),
  )
  expect(site).toEqual({
    kind: 'site',
    title: 'The old site',
    tagline: 'Just another site',
    address: 'https://old.example',
    language: 'de-DE',
  })
  expect(author).toEqual({ kind: 'author', login: 'ann', name: 'Ann Smith' })
  expect(post).toMatchObject({
    id: '7',
    title: 'Salt & pepper',
    isSticky: true,
    picture: '8',
    categories: [{ slug: 'köln', name: 'Köln' }],
    seo: { title: '', description: 'A description.' },
    line: 10,
  })
  expect(post).toHaveProperty('comments', [
    expect.objectContaining({ id: '3', parent: '', state: 'shown' }),
    expect.objectContaining({ parent: '3', state: 'held' }),
    expect.objectContaining({ state: 'rejected', type: 'pingback' }),
  ])
  expect(media).toMatchObject({ id: '8', alt: 'The sea', parent: '7', url: 'https://old.example/wp-content/uploads/2013/01/sea.jpg' })
  expect(link).toMatchObject({ label: 'Sea', menu: 'main', target: { type: 'entry', id: '7' } })
  expect(remark).toMatchObject({ kind: 'remark' })
})

it.each([
  ['publish', '', 'published'],
  ['publish', 'secret', 'password'],
  ['future', '', 'later'],
  ['draft', '', 'draft'],
  ['pending', '', 'draft'],
  ['auto-draft', '', 'draft'],
  ['private', '', 'private'],
  ['trash', '', 'trash'],
])('an entry that is "%s" with the password "%s" is %s', async (status, password, state) => {
  const records = await read(wxr(item({ status, password })))
  expect(records.find(({ kind }) => kind === 'entry')).toHaveProperty('state', state)
})

it('the files of one export are read as one, and what each begins with counts once', async () => {
  const records = await read(wxr(item({ id: 1 })), wxr(item({ id: 2 }), item({ id: 1 })))
  expect(records.map(({ kind }) => kind)).toEqual(['author', 'site', 'entry', 'entry'])
})

it('two menus may share the numbers of their links, and a category and a tag their own: none is taken for the other', async () => {
  const term = (kind: 'category' | 'tag') =>
    kind === 'tag'
      ? '<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>sea</wp:tag_slug><wp:tag_name>Sea</wp:tag_name></wp:tag>'
      : '<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>sea</wp:category_nicename><wp:category_parent/><wp:cat_name>Sea</wp:cat_name></wp:category>'
  const both = `${term('category')}${term('tag')}`
  const links = [menuItem(9, 'A', { menu: 'flat' }), menuItem(10, 'B', { menu: 'flat' })]
  const nested = [menuItem(9, 'A', { menu: 'deep' }), menuItem(10, 'B', { menu: 'deep', parent: 9 })]
  const records = await read(wxr(both, ...links, ...nested), wxr(both, ...links))
  expect(records.flatMap((record) => (record.kind === 'term' ? [record.type] : []))).toEqual(['category', 'tag'])
  expect(records.flatMap((record) => (record.kind === 'menu-item' ? [`${record.menu} ${record.id} ${record.parent}`] : []))).toEqual([
    'flat 9 ',
    'flat 10 ',
    'deep 9 ',
    'deep 10 9',
  ])
})

it('what people who edit exports by hand leave behind changes nothing: no CDATA, empty elements, stray signs, white space', async () => {
  const [post] = (
    await read(
      wxr(`<item>
<title>Salt &amp;amp; &lt;em&gt;sea&lt;/em&gt;: 9 % [*] {_} &amp; &#039;&quot;&gt;</title>
<link>${SITE}//salt/</link>
<dc:creator>>ann</dc:creator>
<description/>
<content:encoded>
\t<![CDATA[[gallery ids="1,2"]]]>
</content:encoded>
<wp:post_id>1</wp:post_id><wp:post_date>2013-01-05 10:00:00</wp:post_date><wp:post_name/><wp:status>publish</wp:status>
<wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type><wp:post_password/><wp:is_sticky>0</wp:is_sticky>'
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author><![CDATA[One &laquo; Two &#8217;]]></wp:comment_author><wp:comment_content><![CDATA[[...] a ping [...]]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type/><wp:comment_parent>0</wp:comment_parent></wp:comment>
</item>`),
    )
  ).filter((record) => record.kind === 'entry')
  expect(post).toMatchObject({ title: 'Salt & sea: 9 % [*] {_} & \'">', author: 'ann', slug: '', state: 'published', isSticky: false })
  expect(post!.html.trim()).toBe('[gallery ids="1,2"]')
  expect(post!.comments).toMatchObject([{ name: 'One « Two ’', html: '[...] a ping [...]', type: 'comment', parent: '' }])
})

it('characters that XML does not allow are left out and told; other encodings are read', async () => {
  const records = await read(wxr(item({ html: 'A\u0008B\u000BC' })))
  expect(records.find(({ kind }) => kind === 'entry')).toHaveProperty('html', 'ABC')
  expect(records.find(({ kind }) => kind === 'remark')).toHaveProperty('what', 'Characters that XML does not allow were left out.')
  const [german] = (await read(Buffer.from(wxr(item({ html: 'Köln' })).replace('UTF-8', 'ISO-8859-1'), 'latin1'))).filter(
    ({ kind }) => kind === 'entry',
  )
  expect(german).toHaveProperty('html', 'Köln')
  const [wide] = (await read(Buffer.from(`\uFEFF${wxr(item({ html: 'Köln' })).replace('UTF-8', 'UTF-16')}`, 'utf16le'))).filter(
    ({ kind }) => kind === 'entry',
  )
  expect(wide).toHaveProperty('html', 'Köln')
})
