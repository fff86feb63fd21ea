import { decodeEntities } from '../../entities'
import type { EntryState, SourceComment, SourceEntry, SourceMenuItem, SourceRecord, SourceTerm } from '../source'
import type { XmlElement } from './xml'

/** What a WordPress export has right below its channel, as records. */
export function* toRecords(element: XmlElement): Generator<SourceRecord> {
  const read = READERS[element.name]
  if (read) yield* read(element)
}

const READERS: Readonly<Record<string, (element: XmlElement) => Iterable<SourceRecord>>> = {
  item: readItem,
  'wp:author': (element) => {
    const login = textOf(element, 'wp:author_login')
    const id = textOf(element, 'wp:author_id')
    return [{ kind: 'author', ...(id ? { id } : {}), login, name: textOf(element, 'wp:author_display_name') || login }]
  },
  'wp:category': (element) => [
    term(element, {
      type: 'category',
      slug: 'wp:category_nicename',
      name: 'wp:cat_name',
      parent: 'wp:category_parent',
      description: 'wp:category_description',
    }),
  ],
  'wp:tag': (element) => [
    term(element, { type: 'tag', slug: 'wp:tag_slug', name: 'wp:tag_name', parent: '', description: 'wp:tag_description' }),
  ],
  'wp:term': (element) => {
    const taxonomy = textOf(element, 'wp:term_taxonomy')
    const type = TAXONOMIES[taxonomy] ?? 'other'
    return [
      term(element, { type, slug: 'wp:term_slug', name: 'wp:term_name', parent: 'wp:term_parent', description: 'wp:term_description' }),
    ]
  },
}

const TAXONOMIES: Readonly<Record<string, SourceTerm['type']>> = {
  nav_menu: 'menu',
  category: 'category',
  post_tag: 'tag',
  product_cat: 'product-category',
  product_tag: 'product-tag',
}

type TermNames = Pick<SourceTerm, 'type'> & Record<'slug' | 'name' | 'parent' | 'description', string>

function term(element: XmlElement, names: TermNames): SourceRecord {
  const slug = decode(textOf(element, names.slug))
  return {
    kind: 'term',
    id: textOf(element, 'wp:term_id'),
    type: names.type,
    slug,
    name: decodeEntities(textOf(element, names.name)) || slug,
    parent: names.parent ? decode(textOf(element, names.parent)) : '',
    description: textOf(element, names.description),
  }
}

const TYPES: Readonly<Record<string, SourceEntry['type']>> = {
  post: 'post',
  page: 'page',
  product: 'product',
  wp_block: 'block',
  wp_navigation: 'navigation',
  wp_template_part: 'part',
}

/** Of no use outside WordPress: how it looked, what it was before, what plug-ins keep. */
const INTERNAL = new Set([
  'revision',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_global_styles',
  'wp_font_family',
  'wp_font_face',
])

function* readItem(item: XmlElement): Generator<SourceRecord> {
  const typeName = textOf(item, 'wp:post_type') || 'post'
  if (typeName === 'nav_menu_item') yield readMenuItem(item)
  else if (typeName === 'attachment') yield readMedia(item)
  else if (INTERNAL.has(typeName)) yield { kind: 'remark', what: `${typeName}: WordPress’s own, has no place outside it.`, line: item.line }
  else yield readEntry(item, typeName)
}

const STATES: Readonly<Record<string, EntryState>> = {
  publish: 'published',
  future: 'later',
  private: 'private',
  trash: 'trash',
}

function readEntry(item: XmlElement, typeName: string): SourceRecord {
  const fields = fieldsOf(item)
  const status = textOf(item, 'wp:status')
  const state: EntryState = textOf(item, 'wp:post_password') && status === 'publish' ? 'password' : (STATES[status] ?? 'draft')
  const terms = item.children.filter(({ name }) => name === 'category')
  const termsOf = (domain: string) =>
    terms
      .filter(({ attributes }) => attributes['domain'] === domain)
      .map(({ attributes, text }) => ({ slug: decode(attributes['nicename'] ?? ''), name: decodeEntities(text.trim()) }))
  const isProduct = typeName === 'product'
  return {
    kind: 'entry',
    id: textOf(item, 'wp:post_id'),
    type: TYPES[typeName] ?? 'other',
    typeName,
    area: termsOf('wp_template_part_area')[0]?.slug ?? '',
    title: titleOf(item),
    slug: decode(textOf(item, 'wp:post_name')),
    link: textOf(item, 'link'),
    date: dateOf(textOf(item, 'wp:post_date')),
    updated: dateOf(textOf(item, 'wp:post_modified')),
    state,
    parent: numberOf(item, 'wp:post_parent'),
    order: Number(textOf(item, 'wp:menu_order')) || 0,
    isSticky: textOf(item, 'wp:is_sticky') === '1',
    // No login has these: they were left over when somebody edited the file.
    author: textOf(item, 'dc:creator').replaceAll(/[<>]/g, ''),
    categories: termsOf(isProduct ? 'product_cat' : 'category'),
    tags: termsOf(isProduct ? 'product_tag' : 'post_tag'),
    html: childOf(item, 'content:encoded')?.text ?? '',
    excerpt: textOf(item, 'excerpt:encoded'),
    picture: fields.get('_thumbnail_id') ?? '',
    seo: {
      title: withoutPatterns(fields.get('_yoast_wpseo_title') ?? fields.get('rank_math_title') ?? fields.get('_aioseo_title') ?? ''),
      description: withoutPatterns(
        fields.get('_yoast_wpseo_metadesc') ?? fields.get('rank_math_description') ?? fields.get('_aioseo_description') ?? '',
      ),
    },
    fields,
    comments: commentsOf(item),
    line: item.line,
  }
}

function readMedia(item: XmlElement): SourceRecord {
  const fields = fieldsOf(item)
  return {
    kind: 'media',
    id: textOf(item, 'wp:post_id'),
    url: textOf(item, 'wp:attachment_url') || textOf(item, 'guid'),
    title: titleOf(item),
    alt: decodeEntities(fields.get('_wp_attachment_image_alt') ?? ''),
    caption: textOf(item, 'excerpt:encoded'),
    link: textOf(item, 'link'),
    parent: numberOf(item, 'wp:post_parent'),
    order: Number(textOf(item, 'wp:menu_order')) || 0,
    comments: commentsOf(item),
    line: item.line,
  }
}

function readMenuItem(item: XmlElement): SourceRecord {
  const fields = fieldsOf(item)
  const menu = item.children.find(({ name, attributes }) => name === 'category' && attributes['domain'] === 'nav_menu')
  const parent = fields.get('_menu_item_menu_item_parent') ?? '0'
  return {
    kind: 'menu-item',
    id: textOf(item, 'wp:post_id'),
    menu: decode(menu?.attributes['nicename'] ?? ''),
    menuName: decodeEntities(menu?.text.trim() ?? ''),
    label: titleOf(item),
    parent: parent === '0' ? '' : parent,
    order: Number(textOf(item, 'wp:menu_order')) || 0,
    target: targetOf(fields),
    line: item.line,
  }
}

function targetOf(fields: ReadonlyMap<string, string>): SourceMenuItem['target'] {
  const type = fields.get('_menu_item_type')
  const object = fields.get('_menu_item_object') ?? ''
  const id = fields.get('_menu_item_object_id') ?? ''
  if (type === 'custom') return { type: 'address', href: fields.get('_menu_item_url') ?? '' }
  if (type === 'post_type') return { type: 'entry', id }
  if (type === 'taxonomy' && object === 'category') return { type: 'category', id }
  if (type === 'taxonomy' && object === 'post_tag') return { type: 'tag', id }
  const href = fields.get('_menu_item_url') ?? ''
  return href ? { type: 'address', href } : { type: 'unknown', what: [type, object].filter(Boolean).join(' ') }
}

function commentsOf(item: XmlElement): SourceComment[] {
  return item.children
    .filter(({ name }) => name === 'wp:comment')
    .map((comment) => {
      const approved = textOf(comment, 'wp:comment_approved')
      const type = textOf(comment, 'wp:comment_type')
      return {
        id: textOf(comment, 'wp:comment_id'),
        parent: numberOf(comment, 'wp:comment_parent'),
        name: decodeEntities(textOf(comment, 'wp:comment_author')),
        email: textOf(comment, 'wp:comment_author_email'),
        address: textOf(comment, 'wp:comment_author_url'),
        date: dateOf(textOf(comment, 'wp:comment_date_gmt')) || dateOf(textOf(comment, 'wp:comment_date')),
        html: childOf(comment, 'wp:comment_content')?.text ?? '',
        state: approved === '1' || approved === 'approve' ? 'shown' : approved === '0' || approved === 'hold' ? 'held' : 'rejected',
        type: type === 'pingback' || type === 'trackback' ? 'pingback' : type === 'review' ? 'review' : 'comment',
      } as const
    })
}

const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined => children.find((child) => child.name === name)
const textOf = (element: XmlElement, name: string): string => childOf(element, name)?.text.trim() ?? ''
/** A title may have markup in it; one that speaks of markup has it as entities. */
const titleOf = (item: XmlElement): string => decodeEntities(textOf(item, 'title').replaceAll(/<\/?[a-z][^<>]*>/gi, '')).trim()
/** 0 says none. */
const numberOf = (element: XmlElement, name: string): string => textOf(element, name).replace(/^0$/, '')

function fieldsOf(item: XmlElement): ReadonlyMap<string, string> {
  const metas = item.children.filter(({ name }) => name === 'wp:postmeta')
  return new Map(metas.map((meta) => [textOf(meta, 'wp:meta_key'), textOf(meta, 'wp:meta_value')]))
}

/** WordPress writes 0000-00-00 00:00:00 where there is no day. */
const dateOf = (text: string): string => (/^\d{4}-\d\d-\d\d/.test(text) && !text.startsWith('0000') ? text : '')

/** Slugs of other alphabets are percent-encoded in the database. */
function decode(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** A title such as "%%title%% %%sep%% %%sitename%%" says nothing of its own. */
const withoutPatterns = (text: string): string => (/%%?\w+%%?/.test(text) ? '' : decodeEntities(text.trim()))
