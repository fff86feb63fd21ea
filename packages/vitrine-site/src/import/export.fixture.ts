/** Small WordPress exports of our own making. */

export interface ItemOptions {
  readonly id?: number
  readonly type?: string
  readonly title?: string
  readonly slug?: string
  readonly link?: string
  readonly status?: string
  readonly html?: string
  readonly excerpt?: string
  readonly date?: string
  readonly parent?: number
  readonly order?: number
  readonly password?: string
  readonly isSticky?: boolean
  readonly terms?: readonly { readonly domain: string; readonly slug: string; readonly name: string }[]
  readonly fields?: Readonly<Record<string, string>>
  readonly url?: string
  readonly comments?: readonly CommentOptions[]
}

export interface CommentOptions {
  readonly id: number
  readonly parent?: number
  readonly name?: string
  readonly email?: string
  readonly text?: string
  readonly approved?: string
  readonly type?: string
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const comment = ({ id, parent = 0, name = 'Ann', email = '', text = 'Hello.', approved = '1', type = 'comment' }: CommentOptions): string =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata(name)}</wp:comment_author><wp:comment_author_email>${cdata(email)}</wp:comment_author_email><wp:comment_author_url></wp:comment_author_url><wp:comment_date_gmt>${cdata('2013-01-06 10:00:00')}</wp:comment_date_gmt><wp:comment_content>${cdata(text)}</wp:comment_content><wp:comment_approved>${cdata(approved)}</wp:comment_approved><wp:comment_type>${cdata(type)}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`

export const SITE = 'https://old.example'

export function item({ id = 1, type = 'post', title = `Entry ${id}`, slug = `entry-${id}`, ...rest }: ItemOptions): string {
  const {
    status = 'publish',
    html = '',
    excerpt = '',
    date = '2013-01-05 10:00:00',
    parent = 0,
    order = 0,
    password = '',
    isSticky = false,
    url,
  } = rest
  const link = rest.link ?? (type === 'page' ? `${SITE}/${slug}/` : `${SITE}/2013/01/05/${slug}/`)
  const terms = (rest.terms ?? []).map(
    ({ domain, slug: name, name: label }) => `<category domain="${domain}" nicename="${escape(name)}">${cdata(label)}</category>`,
  )
  const fields = Object.entries(rest.fields ?? {}).map(
    ([key, value]) => `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  return `<item>
<title>${cdata(title)}</title>
<link>${escape(link)}</link>
<dc:creator>${cdata('ann')}</dc:creator>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${parent}</wp:post_parent>
<wp:menu_order>${order}</wp:menu_order>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
<wp:is_sticky>${isSticky ? 1 : 0}</wp:is_sticky>
${url ? `<wp:attachment_url>${cdata(url)}</wp:attachment_url>` : ''}
${[...terms, ...fields, ...(rest.comments ?? []).map(comment)].join('\n')}
</item>`
}

export const picture = (id: number, name: string, more: ItemOptions = {}): string =>
  item({ id, type: 'attachment', title: name, slug: name, status: 'inherit', url: `${SITE}/wp-content/uploads/2013/01/${name}`, ...more })

export const menuItem = (
  id: number,
  label: string,
  { menu = 'main', parent = 0, target = {} as Readonly<Record<string, string>>, order = id } = {},
): string =>
  item({
    id,
    type: 'nav_menu_item',
    title: label,
    order,
    terms: [{ domain: 'nav_menu', slug: menu, name: menu }],
    fields: { _menu_item_menu_item_parent: String(parent), _menu_item_type: 'custom', _menu_item_url: '#', ...target },
  })

export const HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>The old site</title>
<link>${SITE}</link>
<description>Just another site</description>
<language>de-DE</language>
<wp:base_blog_url>${SITE}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('ann')}</wp:author_login><wp:author_display_name>${cdata('Ann Smith')}</wp:author_display_name></wp:author>
`
export const FOOT = '</channel></rss>\n'

export const wxr = (...items: readonly string[]): string => `${HEAD}${items.join('\n')}\n${FOOT}`

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
