import { replaceShortcodes, type Shortcode } from './shortcodes'
import { escapeText, escapeValue } from './tree'

/** The elements that a shortcode, or a page builder's part, becomes before the HTML is read. They never reach a page. */
export const PLACE = 'vitrine-place'
export const GALLERY = 'vitrine-gallery'
export const EMBED = 'vitrine-embed'
export const PICTURE = 'vitrine-picture'

export interface ShortcodeEvents {
  /** A page builder's part whose content came over, and whose arrangement did not. */
  readonly reduced: (name: string) => void
}

/** A place that an owner has to look at. */
export const place = (kind: 'shortcode' | 'block' | 'form' | 'embed', text: string): string =>
  `<${PLACE} data-kind="${kind}" data-text="${escapeValue(text)}"></${PLACE}>`
const gallery = (ids: string, columns = '', without = ''): string =>
  `<${GALLERY} data-ids="${escapeValue(ids)}" data-columns="${escapeValue(columns)}" data-without="${escapeValue(without)}"></${GALLERY}>`
const embed = (url: string): string => `<${EMBED} data-url="${escapeValue(url.trim())}"></${EMBED}>`
const picture = (idOrUrl: string, alt = ''): string =>
  `<${PICTURE} data-source="${escapeValue(idOrUrl)}" data-alt="${escapeValue(alt)}"></${PICTURE}>`
const file = (tag: 'audio' | 'video', url: string): string => `<${tag} controls src="${escapeValue(url)}"></${tag}>`
const link = (href: string, text: string): string =>
  `<p><a class="wp-block-button__link" href="${escapeValue(href)}">${escapeText(text)}</a></p>`

type Handler = (shortcode: Shortcode) => string

const caption: Handler = ({ attributes, content = '' }) => {
  // Before 3.4 the words were an attribute; since then they stand behind the picture.
  const [, media = content, words = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(content) ?? []
  const said = (words.trim() || attributes['caption'] || '').trim()
  return `<figure>${media}${said ? `<figcaption>${said}</figcaption>` : ''}</figure>`
}

const media =
  (tag: 'audio' | 'video'): Handler =>
  ({ attributes, content }) => {
    const url =
      attributes['src'] ??
      attributes['mp4'] ??
      attributes['webm'] ??
      attributes['m4v'] ??
      attributes['mp3'] ??
      attributes['m4a'] ??
      attributes['ogg'] ??
      attributes['ogv'] ??
      attributes['wav'] ??
      content?.trim() ??
      attributes['0'] ??
      ''
    return isProvider(url) ? embed(url) : file(tag, url)
  }

const HANDLERS: Readonly<Record<string, Handler>> = {
  gallery: ({ attributes }) => gallery(attributes['ids'] ?? attributes['include'] ?? '', attributes['columns'], attributes['exclude']),
  caption,
  wp_caption: caption,
  embed: ({ content = '', attributes }) => embed(content || attributes['src'] || attributes['0'] || ''),
  video: media('video'),
  audio: media('audio'),
  playlist: ({ attributes }) => gallery(attributes['ids'] ?? '', 'playlist'),
  youtube: ({ attributes, content }) =>
    embed(withHost(attributes['0'] ?? attributes['id'] ?? attributes['url'] ?? content ?? '', 'https://www.youtube.com/watch?v=')),
  vimeo: ({ attributes, content }) =>
    embed(withHost(attributes['0'] ?? attributes['id'] ?? attributes['url'] ?? content ?? '', 'https://vimeo.com/')),
  spacer: () => '',
  clear: () => '',
}

const withHost = (given: string, host: string): string => {
  const value = given.replace(/^=/, '').trim()
  return /^https?:/.test(value) ? value : host + value
}

export const isProvider = (url: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i.test(url)

/** Page builders whose content is written in shortcodes: WPBakery, Divi, Avada, Enfold, Fusion, Cornerstone, and their kin. */
const BUILDERS = /^(?:vc|et_pb|fusion|av|avia|cs|x|mk|us|tatsu|dt|ux|nectar|qode|mkdf|eltdf|thb|stm|kc|fl|themify|wpb|cz|porto)_/
const BUILDER_WORDS = new Set([
  'row',
  'column',
  'section',
  'col',
  'one_half',
  'one_half_last',
  'one_third',
  'one_third_last',
  'two_third',
  'two_third_last',
  'one_fourth',
  'one_fourth_last',
  'three_fourth',
  'three_fourth_last',
  'fullwidth',
  'full_width',
  'container',
  'text_output',
  'ux_text',
])

const isBuilder = (name: string): boolean => BUILDERS.test(name) || BUILDER_WORDS.has(name)

/** A part of a page builder: its words, pictures, links and videos; nothing of how they were arranged. */
function fromBuilder({ name, attributes: given, content = '', text: written }: Shortcode): string {
  const pick = (...names: string[]) => names.map((key) => given[key] ?? '').find(Boolean) ?? ''
  if (/raw_html|raw_js/.test(name)) return decodeRaw(content)
  const parts: string[] = []
  const ids = pick('images', 'gallery_ids', 'image_ids', 'ids')
  if (/^[\d\s,]+$/.test(ids)) parts.push(gallery(ids))
  const video = pick('link', 'src', 'video_url', 'id')
  const isVideo = /video|youtube|vimeo/.test(name) && /^https?:/.test(video)
  if (isVideo) parts.push(isProvider(video) ? embed(video) : file('video', video))
  const address = isVideo ? '' : addressOf(pick('button_url', 'btn_link', 'link', 'url', 'href', 'button_link', 'link_url'))
  const isLink = /^(?:https?:|\/|mailto:|tel:|\?|#\w)/.test(address) && !isMap(name)
  const image = pick('image', 'image_id', 'src', 'image_url', 'logo', 'img', 'featured_image')
  const isPictureName = /image|blurb|img|hero|slide|person|team|single/.test(name)
  const hasPicture = isPictureName && (/^\d+$/.test(image) || /^https?:\S+\.(?:jpe?g|png|gif|webp|avif|svg)\b/i.test(image))
  const isButton = /btn|button|cta/.test(name)
  const label = pick('button_text', 'btn_title', ...(isButton ? ['title', 'text'] : []))
  const heading =
    isButton && !/cta/.test(name)
      ? ''
      : pick('title', 'heading', 'header', 'h2', ...(/heading|title|headline/.test(name) ? ['text', 'content'] : []))
  if (hasPicture) parts.push(around(isLink && !label && !heading ? address : '', picture(image, pick('alt', 'image_alt'))))
  if (heading && !isInternalTitle(name)) {
    const words = escapeText(decodeBrackets(heading))
    parts.push(`<h3>${isLink && !label ? around(address, words) : words}</h3>`)
  }
  parts.push(content)
  if (label && isLink) parts.push(link(address, decodeBrackets(label)))
  else if (isButton && content.trim() && isLink) return link(address, content.replaceAll(/<[^>]*>/g, ''))
  const shown = parts.filter(Boolean).join('\n\n')
  // A form, a map, a list of posts: what the builder made itself is not in its text.
  if (!isArrangement(name) && !/[\p{L}\p{N}]|<(?:img|vitrine-)/u.test(shown.replaceAll(/<(?!img|vitrine-)[^>]*>/g, '')))
    return place('shortcode', written)
  return `<div>\n\n${shown}\n\n</div>`
}

const around = (href: string, inside: string): string => (href ? `<a href="${escapeValue(href)}">${inside}</a>` : inside)
const isMap = (name: string): boolean => /map/.test(name)
/** What only arranges, and shows nothing of its own. */
const isArrangement = (name: string): boolean =>
  /(?:row|column|col|section|container|inner|wrap\w*|tabs?|tour|accordion|group|space\w*|separator|divider|clear|field|text|text_output|half|third|fourth|last|full_?width)(?:_\w*inner)?$/.test(
    name,
  )

/** Names for the editor's own list, which visitors never saw. */
const isInternalTitle = (name: string): boolean =>
  /(?:^|_)(?:row|column|section|col|code|text)(?:_inner)?$/.test(name) && !/tta|tab|accordion|toggle/.test(name)
/** WPBakery: url:https%3A%2F%2Fexample.org|title:… */
const addressOf = (value: string): string => {
  const [, packed] = /(?:^|\|)url:([^|]+)/.exec(value) ?? []
  try {
    return packed ? decodeURIComponent(packed) : value
  } catch {
    return value
  }
}
const decodeBrackets = (text: string): string =>
  text
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
    .replaceAll('``', '"')
    .replaceAll(/<[^>]*>/g, '')

function decodeRaw(content: string): string {
  const packed = content.trim()
  if (!/^[\w+/=\s]+$/.test(packed)) return content
  try {
    return decodeURIComponent(Buffer.from(packed, 'base64').toString('utf8'))
  } catch {
    return content
  }
}

/** Words in brackets that are no shortcode: a remark of the editor's. */
const REMARKS = new Set([
  'sic',
  'citation',
  'note',
  'edit',
  'update',
  'via',
  'link',
  'img',
  'image',
  'nsfw',
  'spoiler',
  'x',
  'a',
  'i',
  'to',
])

/** Shortcodes in a text, as HTML: what is known as what it shows, what is not as a marked place beside its content. */
export const resolveShortcodes = (html: string, { reduced }: ShortcodeEvents): string =>
  replaceShortcodes(
    html,
    (name, { hasAttributes, hasEnd }) =>
      Object.hasOwn(HANDLERS, name) || isBuilder(name) || (!REMARKS.has(name) && (hasAttributes || hasEnd || /[_-]/.test(name))),
    (shortcode) => {
      const { name, text, content = '' } = shortcode
      if (isBuilder(name)) {
        reduced(name)
        return fromBuilder(shortcode)
      }
      if (Object.hasOwn(HANDLERS, name)) return HANDLERS[name]!(shortcode)
      return place('shortcode', text) + content
    },
  )
