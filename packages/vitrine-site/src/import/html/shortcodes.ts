/** A shortcode as it stands in a text: [name attribute="value"]content[/name]. */
export interface Shortcode {
  readonly name: string
  /** Names in lower case; values without a name have their place as one: "0". */
  readonly attributes: Readonly<Record<string, string>>
  /** Between its ends, with the shortcodes in it already replaced; undefined where it has no end. */
  readonly content: string | undefined
  /** Its beginning as it was written. */
  readonly text: string
}

/** What is left alone: comments, code, and the insides of tags. Then a shortcode's beginning or end, or one in double brackets. */
const TOKEN =
  /<!--[^]*?-->|<(pre|code|script|style|textarea)\b[^]*?<\/\1\s*>|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>|\[\[([a-z][\w-]*)[^\]]*\](?:[^]*?\[\/\2\])?\]|\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi

interface Open {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  out: string
}

/**
 * Replaces shortcodes, the inner ones first. `isKnown` says which names are shortcodes: other words in brackets are text.
 * What has an end without a beginning stays as it is.
 */
export function replaceShortcodes(
  text: string,
  isKnown: (name: string, hints: { readonly hasAttributes: boolean; readonly hasEnd: boolean }) => boolean,
  replace: (shortcode: Shortcode) => string,
): string {
  if (!text.includes('[')) return text
  const ends = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\s*\]/gi)].map(([, name = '']) => name.toLowerCase()))
  const stack: Open[] = [{ name: '', text: '', attributes: {}, out: '' }]
  const top = () => stack.at(-1)!
  const finish = (content: string | undefined) => {
    const { name, text: written, attributes, out } = stack.pop()!
    top().out += replace({ name, attributes, text: written, content }) + (content === undefined ? out : '')
  }
  let end = 0
  for (const token of text.matchAll(TOKEN)) {
    top().out += text.slice(end, token.index)
    end = token.index + token[0].length
    const [whole, , escaped, slash, given, written = ''] = token
    const selfClosed = written.endsWith('/') || whole.endsWith('/]')
    const attributes = written.replace(/\/$/, '')
    const name = given?.toLowerCase() ?? ''
    if (escaped && isKnown(escaped.toLowerCase(), { hasAttributes: true, hasEnd: true })) top().out += whole.slice(1, -1)
    else if (!given || !isKnown(name, { hasAttributes: hasValues(attributes), hasEnd: ends.has(name) })) top().out += whole
    else if (slash) {
      if (!stack.some((open) => open.name === name)) continue
      // Those that were opened inside and never closed have no content.
      while (top().name !== name) finish(undefined)
      finish(top().out)
    } else {
      stack.push({ name, text: whole, attributes: readAttributes(attributes), out: '' })
      if (selfClosed || !ends.has(name)) finish(undefined)
    }
  }
  top().out += text.slice(end)
  while (stack.length > 1) finish(undefined)
  return top().out
}

/** Words alone in brackets are a remark: [the one above]. A shortcode names a value, or has one in quotes, a number or an address. */
const hasValues = (text: string): boolean => /=|["“”″]|&(?:quot|[lr]dquo|#822[01]|#8243);|:\/\/|^\s*\d+\s*$/.test(text)

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([^\s"']+))|"([^"]*)"|(\S+)/g

export function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  let at = 0
  // Editors turn quotes into pretty ones, or into entities.
  const plain = text.replaceAll(/&#822[01];|&[lr]dquo;|&quot;|[″“”]/g, '"').replaceAll(/&#8217;|&#8242;/g, "'")
  for (const [, name, double, single, pretty, bare, loneQuoted, lone] of plain.matchAll(ATTRIBUTE)) {
    if (name) found[name.toLowerCase()] = double ?? single ?? pretty ?? bare ?? ''
    else found[at++] = loneQuoted ?? lone ?? ''
  }
  return found
}
