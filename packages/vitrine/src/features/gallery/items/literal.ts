/** A mark, a text in either kind of quotes, a number, or a word. Sticky: between two of them is nothing but white space. */
const TOKEN =
  /\s*(?:([{}[\]:,])|"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)|([a-z_$][\w$]*))/giy
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }
const VALUES = ['true', 'false', 'null']

/**
 * An object as older pages write it, `width: 300, skin: 'dark'`, with or without braces; JSON is one too. Nothing is ever run: it is
 * turned into JSON word by word, and what does not become JSON (a call, a name) is no object: undefined.
 */
export function parseLiteral(text: string): Readonly<Record<string, unknown>> | undefined {
  const given = text.trim()
  const json = toJson(given.startsWith('{') ? given : `{${given}}`)
  try {
    const value: unknown = json && JSON.parse(json)
    return typeof value === 'object' ? ((value as Record<string, unknown> | null) ?? undefined) : undefined
  } catch {
    return undefined
  }
}

function toJson(text: string): string | undefined {
  let json = ''
  let end = 0
  for (const [whole, mark, double, single, digits, word] of text.matchAll(TOKEN)) {
    end += whole.length
    const quoted = double ?? single
    const isName = /^\s*:/.test(text.slice(end, end + 100))
    if (mark) json = (mark === '}' || mark === ']' ? json.replace(/,$/, '') : json) + mark
    else if (quoted !== undefined) json += JSON.stringify(unquote(quoted))
    else if (isName) json += JSON.stringify(word ?? String(Number(digits)))
    else if (digits) json += JSON.stringify(Number(digits))
    else if (VALUES.includes(word!)) json += word
    else return undefined
    // Two values in a row are none.
    json += mark ? '' : ' '
  }
  return text.slice(end).trim() === '' ? json : undefined
}

const unquote = (text: string): string =>
  text.replace(/\\(?:u[\da-f]{4}|x[\da-f]{2}|[\s\S])/gi, (escape) => {
    const [, mark = '', ...code] = escape
    if (code.length > 0) return String.fromCharCode(Number.parseInt(code.join(''), 16))
    return mark === '\n' ? '' : (ESCAPED[mark] ?? mark)
  })
