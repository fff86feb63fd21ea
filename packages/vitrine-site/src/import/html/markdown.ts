import { parseFragment } from 'parse5'
import { readVideoAddress } from 'vitrine/core/video-address'
import type { ConvertContext, Facts } from './context'
import { writeColumns, writeFigure, writePlace } from './forms'
import { createInline, escapeStart, isPictureAddress, trimBreaks } from './inline'
import { EMBED, GALLERY, PICTURE, PLACE } from './known'
import { createMedia } from './media'
import { DROPPED, INLINE, isPlainTable, openTag } from './safe'
import { attribute, elementsIn, find, hasClass, isBlank, isElement, isText, textIn, type Element, type Node } from './tree'

/** HTML, with block comments and shortcodes already resolved, as Markdown; what has no Markdown form as safe HTML. */
export function toMarkdown(html: string, context: ConvertContext, facts: Facts): string {
  const inline = createInline(context, facts)
  const media = createMedia(inline, context, facts)

  /** Blocks one below the other. Words between them are paragraphs of their own. */
  const blocks = (nodes: readonly Node[]): string => {
    const parts: string[] = []
    let loose: Node[] = []
    const flush = () => {
      if (loose.some((node) => !isBlank(node))) parts.push(paragraph(loose))
      loose = []
    }
    for (const node of nodes) {
      if (isText(node) || (isElement(node) && isLoose(node))) loose.push(node)
      else if (isElement(node)) {
        flush()
        parts.push(withAnchor(node, block(node)))
      }
    }
    flush()
    return parts.filter((part) => part.trim() !== '').join('\n\n')
  }

  const paragraph = (nodes: readonly Node[]): string => {
    const lone = nodes.filter((node) => !isBlank(node))
    const [only] = lone
    if (lone.length === 1 && only && isText(only) && isEmbedAddress(only.value.trim())) return media.embed(only.value.trim())
    return escapeStart(trimBreaks(inline.write(nodes)).replaceAll(/\\\n +/g, '\\\n'))
  }

  const block = (node: Element): string => {
    const { tagName } = node
    if (DROPPED.has(tagName)) return dropped(node)
    const write = WRITERS[tagName]
    if (write) return write(node)
    if (INLINE.has(tagName)) return isWords(node) ? paragraph([node]) : blocks(node.childNodes)
    if (hasClass(node, 'wp-block-columns')) return columns(node)
    if (hasClass(node, 'gallery') && find(node, ({ tagName: name }) => name === 'img')) return media.gallery(node, captionOf(node))
    return [background(node), blocks(node.childNodes)].filter(Boolean).join('\n\n')
  }

  /** A picture behind words stands before them. */
  const background = (node: Element): string => {
    const [, url = ''] = /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(attribute(node, 'style')) ?? []
    return isPictureAddress(url) ? inline.picture(url, attribute(node, 'aria-label')) : ''
  }

  /** Links lead to blocks that have names. WordPress gives names to its own ends as well. */
  const withAnchor = (node: Element, text: string): string => {
    const id = attribute(node, 'id')
    const isNamed = /^[\p{L}][\p{L}\p{N}_:.-]*$/u.test(id) && !/^(?:attachment|gallery|caption|more|block|post|elementor|et)[-_]/.test(id)
    return isNamed && !/^h[1-6]$/.test(node.tagName) ? [`<div id="${id}"></div>`, text].filter(Boolean).join('\n\n') : text
  }

  const dropped = (node: Element): string => {
    const text = textIn(node).trim()
    if (node.tagName === 'script' && (text || attribute(node, 'src'))) {
      facts.places.push({ kind: 'script', text: attribute(node, 'src') || text.slice(0, 200) })
      return writePlace('script', `<script> ${attribute(node, 'src') || text.slice(0, 80)}`)
    }
    if (node.tagName === 'style' && text) facts.changes.add('A style sheet in the content was left out.')
    if (node.tagName === 'svg') facts.changes.add('A drawing in the content (SVG) was left out.')
    return node.tagName === 'noscript' ? blocks(parseFragment(text).childNodes as Node[]) : ''
  }

  const heading = (node: Element): string => {
    const level = node.tagName === 'h1' ? 2 : Number(node.tagName[1])
    if (node.tagName === 'h1')
      facts.changes.add('A heading of the first rank in the content became one of the second: the page’s title is the first.')
    if (textIn(node).trim() === '' && !find(node, ({ tagName }) => tagName === 'img')) return ''
    const id = attribute(node, 'id')
    if (/^[\p{L}][\p{L}\p{N}_:.-]*$/u.test(id))
      return `<h${level} id="${id}">${inline.html(node.childNodes).trim().replaceAll('\n', ' ')}</h${level}>`
    return `${'#'.repeat(level)} ${inline.write(node.childNodes, 'heading').trim()}`
  }

  const list = (node: Element): string => {
    if (hasClass(node, 'blocks-gallery-grid') || hasClass(node, 'wp-block-gallery')) return media.gallery(node, captionOf(node))
    const start = Number.parseInt(attribute(node, 'start') || '1', 10)
    // Markdown counts upwards, from nought or more.
    if (!(start >= 0) || node.attrs.some(({ name }) => name === 'reversed' || name === 'type')) return inline.html([node])
    let number = start
    const items = node.childNodes.filter(isElement).map((item) => {
      const marker = node.tagName === 'ol' ? `${number++}. ` : '- '
      const hasBlocks = elementsIn(item).some((child) => !isLoose(child) && !['ul', 'ol'].includes(child.tagName))
      const content = item.tagName === 'li' ? listItem(item) : block(item)
      return { text: marker + content.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(marker.length)}`), isLoose: hasBlocks }
    })
    return items.map(({ text }) => text.trimEnd()).join(items.some((item) => item.isLoose) ? '\n\n' : '\n')
  }

  /** A list below words stands right below them, if it begins with 1: Markdown takes other numbers there for words. */
  const listItem = (item: Element): string => {
    const text = blocks(item.childNodes)
    return elementsIn(item).every((child) => isLoose(child) || ['ul', 'ol'].includes(child.tagName))
      ? text.replaceAll(/\n\n(?=(?:-|1\.) )/g, '\n')
      : text
  }

  const quote = (node: Element): string =>
    blocks(node.childNodes)
      .split('\n')
      .map((line) => (line ? `> ${line}` : '>'))
      .join('\n')

  const pre = (node: Element): string => {
    if (hasClass(node, 'wp-block-verse'))
      return `<p>${inline
        .html(node.childNodes)
        .trim()
        .replaceAll(/\n|&#10;/g, '<br>')}</p>`
    const [inner] = elementsIn(node)
    const isPlain = elementsIn(node).every(({ tagName }) => ['code', 'br'].includes(tagName)) && (!inner || elementsIn(inner).length === 0)
    if (!isPlain) return inline.html([node])
    const text = node.childNodes.map((child) => (isElement(child) && child.tagName === 'br' ? '\n' : textIn(child))).join('')
    const language =
      /(?:language-|lang-|brush:\s*)([\w+#-]+)/.exec(`${attribute(node, 'class')} ${inner ? attribute(inner, 'class') : ''}`)?.[1] ?? ''
    const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
    return `${fence}${language}\n${text.replaceAll(/^\n|\s+$/g, '')}\n${fence}`
  }

  const table = (node: Element): string => {
    facts.tables += 1
    if (!isPlainTable(node)) return find(node, ({ tagName }) => NEEDS_MARKDOWN.has(tagName)) ? mixedTable(node) : inline.html([node])
    const rows = elementsIn(node).flatMap((part) =>
      part.tagName === 'tr' ? [part] : elementsIn(part).filter(({ tagName }) => tagName === 'tr'),
    )
    const cells = rows.map((row) =>
      elementsIn(row).map((cell) => inline.write(cell.childNodes, 'table').trim().replaceAll(/\n/g, ' ') || ' '),
    )
    const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
    return [line(cells[0]!), line(cells[0]!.map(() => '---')), ...cells.slice(1).map(line)].join('\n')
  }

  /** A table for the arrangement of pictures and players: HTML, with Markdown in its cells. */
  const mixedTable = (node: Element): string => {
    const parts = elementsIn(node).map((part) => {
      if (part.tagName === 'td' || part.tagName === 'th') return `${openTag(part)}\n\n${blocks(part.childNodes)}\n\n</${part.tagName}>`
      if (!['thead', 'tbody', 'tfoot', 'tr'].includes(part.tagName)) return inline.html([part])
      return mixedTable(part)
    })
    return [openTag(node), ...parts.filter(Boolean), `</${node.tagName}>`].join('\n')
  }

  const captionOf = (node: Element): string => {
    const found = elementsIn(node).find(({ tagName }) => tagName === 'figcaption')
    return found ? inline.html(found.childNodes).trim().replaceAll('\n', ' ') : ''
  }

  const figure = (node: Element): string => {
    if (hasClass(node, 'wp-block-gallery') || elementsIn(node).filter(({ tagName }) => tagName === 'figure').length > 1)
      return media.gallery(node, captionOf(node))
    if (hasClass(node, 'wp-block-embed') || /(?:^| )wp-block-embed-/.test(attribute(node, 'class'))) {
      const frame = find(node, ({ tagName }) => tagName === 'iframe')
      const caption = captionOf(node)
      const address = frame ? sourceOf(frame) : textIn(wrapperOf(node)).trim()
      return writeFigure(media.embed(address, frame && attribute(frame, 'title')), caption)
    }
    const content = blocks(node.childNodes.filter((child) => !isElement(child) || child.tagName !== 'figcaption'))
    return writeFigure(content, captionOf(node))
  }

  const wrapperOf = (node: Element): Element => find(node, (inner) => hasClass(inner, 'wp-block-embed__wrapper')) ?? node

  const columns = (node: Element): string => {
    const parts = elementsIn(node)
      .map((column) => blocks(column.childNodes))
      .filter(Boolean)
    return parts.length > 1 ? writeColumns(parts) : (parts[0] ?? '')
  }

  const form = (node: Element): string => {
    const text = `form ${attribute(node, 'action')}`.trim()
    facts.places.push({ kind: 'form', text })
    return `${writePlace('form', text)}\n\n${blocks(node.childNodes)}`
  }

  const details = (node: Element): string => {
    const [summary] = elementsIn(node).filter(({ tagName }) => tagName === 'summary')
    const rest = blocks(node.childNodes.filter((child) => child !== summary))
    return `<details>\n<summary>${summary ? inline.html(summary.childNodes).trim() : '…'}</summary>\n\n${rest}\n\n</details>`
  }

  const raw = (node: Element): string => inline.html([node])
  const WRITERS: Readonly<Record<string, (node: Element) => string>> = {
    p: (node) => (isWords(node) ? paragraph(node.childNodes) : blocks(node.childNodes)),
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
    ul: list,
    ol: list,
    blockquote: quote,
    pre,
    table,
    figure,
    hr: () => '---',
    details,
    form,
    iframe: (node) => media.embed(sourceOf(node), attribute(node, 'title')),
    // The file itself is linked to beside it.
    object: (node) => (hasClass(node, 'wp-block-file__embed') ? '' : media.embed(sourceOf(node), attribute(node, 'title'))),
    embed: (node) => media.embed(sourceOf(node), attribute(node, 'title')),
    audio: (node) => media.player(node),
    video: (node) => media.player(node),
    dl: (node) => (textIn(node).trim() || find(node, ({ tagName }) => NEEDS_MARKDOWN.has(tagName)) ? raw(node) : ''),
    address: raw,
    [PLACE]: (node) => {
      facts.places.push({ kind: attribute(node, 'data-kind'), text: attribute(node, 'data-text') })
      return writePlace(attribute(node, 'data-kind'), attribute(node, 'data-text'))
    },
    [GALLERY]: media.namedGallery,
    [EMBED]: (node) => media.embed(attribute(node, 'data-url')),
    [PICTURE]: (node) => inline.picture(attribute(node, 'data-source'), attribute(node, 'data-alt')),
    input: () => '',
    button: (node) => paragraph(node.childNodes),
    select: () => '',
    textarea: () => '',
  }

  const text = blocks(parseFragment(html).childNodes as Node[])
  const notes = [...inline.notes].map(
    ([id, number]) => `[^${number}]: ${inline.write(parseFragment(context.footnotes.get(id) ?? '').childNodes as Node[]).trim()}`,
  )
  return [text, ...notes].filter(Boolean).join('\n\n')
}

/** What only Markdown can write. */
const NEEDS_MARKDOWN = new Set(['img', 'iframe', 'video', 'audio', 'object', 'embed', 'figure', 'form', GALLERY, EMBED, PICTURE, PLACE])

/** Words, and what stands among words. A link around blocks is a block. */
const isLoose = (node: Element): boolean => INLINE.has(node.tagName) && isWords(node)

/** Nothing in it that stands by itself: a frame, a film, a gallery. */
const isWords = (node: Element): boolean => !find(node, ({ tagName }) => !INLINE.has(tagName) && tagName !== PLACE && tagName !== PICTURE)

/** Frames are often filled only when somebody comes near. */
const sourceOf = (node: Element): string =>
  ['src', 'data', 'data-src', 'data-lazy-src']
    .map((name) => attribute(node, name))
    .find((value) => value && !/^(?:about|data):/.test(value)) ??
  elementsIn(node)
    .map((child) => attribute(child, child.tagName === 'param' && /^(?:movie|src)$/i.test(attribute(child, 'name')) ? 'value' : 'src'))
    .find(Boolean) ??
  ''

/** An address alone on its line was a player in WordPress. */
const isEmbedAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/.test(text) &&
  (readVideoAddress(text) !== undefined ||
    /^https?:\/\/(?:www\.)?(?:twitter|x|instagram|facebook|tiktok|soundcloud|open\.spotify|flickr|ted|dailymotion|reddit|tumblr|wordpress\.tv|videopress)\b/.test(
      text,
    ))
