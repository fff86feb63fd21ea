/** A comment of the block editor: <!-- wp:name {"a":1} -->, its end, or one that stands alone. */
const BLOCK = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(\{(?:(?!--)[^])*?\}\s+)?(\/)?-->/g

export interface BlockEvents {
  /** The content that several entries share, by its id. */
  readonly shared: (id: string) => string | undefined
  /** A place for what the old site made anew for each visit. */
  readonly place: (block: string) => string
  readonly reduced: (block: string) => void
}

/** These hold templates that WordPress fills in: all of one is one place. */
const FILLED = new Set(['query', 'comments', 'comments-query-loop', 'navigation', 'terms-query'])
/** Nothing of their own: a page has its title, its date and its comments already. */
const SAID_ALREADY = new Set([
  'post-title',
  'post-date',
  'post-featured-image',
  'post-content',
  'footnotes',
  'nextpage',
  'more',
  'separator',
  'spacer',
])
const MOST_DEPTH = 8

export const hasBlocks = (html: string): boolean => /<!--\s+wp:/.test(html)

/** Block comments out of a text: shared content in its place, what WordPress fills in as marked places. Everything else is HTML. */
export function resolveBlocks(html: string, events: BlockEvents, depth = 0): string {
  if (!hasBlocks(html)) return html
  let out = ''
  let end = 0
  /** Inside of a filled block: its name, and how many of it are open. */
  let inside: { readonly name: string; count: number } | undefined
  for (const token of html.matchAll(BLOCK)) {
    const [whole, isEnd, name = '', json, isAlone] = token
    const before = html.slice(end, token.index)
    end = token.index + whole.length
    if (inside) {
      if (name === inside.name && !isAlone) inside.count += isEnd ? -1 : 1
      if (inside.count === 0) inside = undefined
      continue
    }
    out += before
    if (isEnd) continue
    if (!isAlone) {
      if (FILLED.has(name)) {
        inside = { name, count: 1 }
        out += events.place(name)
      } else if (LAYOUT.has(name)) events.reduced(name)
      continue
    }
    out += resolveAlone(name, readJson(json), { events, depth })
  }
  return out + html.slice(end)
}

/** Told in the report: their content came over, their arrangement did not. */
const LAYOUT = new Set(['cover', 'media-text', 'group', 'row', 'stack'])

function resolveAlone(
  name: string,
  values: Readonly<Record<string, unknown>>,
  { events, depth }: { events: BlockEvents; depth: number },
): string {
  if (name === 'block') {
    const shared = depth < MOST_DEPTH ? events.shared(String(values['ref'])) : undefined
    return shared === undefined ? events.place(`block ${String(values['ref'])}`) : `\n${resolveBlocks(shared, events, depth + 1)}\n`
  }
  if (name === 'social-link') {
    const url = String(values['url'] ?? '')
    return /^https?:/.test(url)
      ? `<li><a href="${escape(url)}">${escape(String(values['label'] ?? values['service'] ?? url))}</a></li>`
      : ''
  }
  if (name === 'shortcode' || SAID_ALREADY.has(name)) return ''
  return events.place(name)
}

function readJson(text = ''): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text.trim() || '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export interface NavigationLink {
  readonly label: string
  readonly href: string
  readonly children: NavigationLink[]
}

/** A menu that was written as blocks. */
export function readNavigation(html: string): NavigationLink[] {
  const root: NavigationLink[] = []
  const levels = [root]
  for (const [, isEnd, name = '', json, isAlone] of html.matchAll(BLOCK)) {
    if (!/^navigation-(link|submenu)$/.test(name)) continue
    if (isEnd) {
      if (levels.length > 1) levels.pop()
      continue
    }
    const { label = '', url = '' } = readJson(json)
    const link = { label: String(label).replaceAll(/<[^>]*>/g, ''), href: String(url), children: [] }
    levels.at(-1)!.push(link)
    if (!isAlone) levels.push(link.children)
  }
  return root
}
