/** Source text as it will be read, with the place in the source where each character came from. */
export interface Decoded {
  readonly text: string
  /** For every UTF-16 unit of the text its start in the source, and at the end the source's length; absent where nothing was decoded. */
  readonly starts?: readonly number[]
}

export const asWritten = (source: string): Decoded => ({ text: source })

/** The place in the source of a place in the text. */
export const placeOf = ({ starts }: Decoded, at: number): number => (starts ? starts[at]! : at)

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|commat|period|nbsp|lowbar|plus));?/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", commat: '@', period: '.', nbsp: '\u00a0', lowbar: '_', plus: '+' }

/** Character references of HTML and XML: every numeric one, and the named ones that matter to an address. */
export const decodeEntities = (source: Decoded): Decoded =>
  decode(source, ENTITY, ([, decimal, hex, name]) => {
    if (name !== undefined) return NAMED[name.toLowerCase()]!
    const code = decimal !== undefined ? Number(decimal) : parseInt(hex!, 16)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })

const JSON_ESCAPE = /\\(?:u([\da-f]{4})|(.))/gis
const JSON_NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

export const decodeJson = (source: Decoded): Decoded =>
  decode(source, JSON_ESCAPE, ([, unicode, other]) => (unicode !== undefined ? String.fromCharCode(parseInt(unicode, 16)) : (JSON_NAMED[other!] ?? other!)))

type Read = (match: RegExpExecArray) => string

function decode(source: Decoded, pattern: RegExp, read: Read): Decoded {
  // Most texts have nothing to decode, and a search for one sign is far quicker than the pattern.
  if (!source.text.includes(pattern === ENTITY ? '&' : '\\')) return source
  let text = ''
  const starts: number[] = []
  let last = 0
  const keep = (until: number) => {
    text += source.text.slice(last, until)
    for (let at = last; at < until; at++) starts.push(placeOf(source, at))
  }
  for (const match of source.text.matchAll(pattern) as Iterable<RegExpExecArray>) {
    keep(match.index)
    const characters = read(match)
    text += characters
    for (let unit = 0; unit < characters.length; unit++) starts.push(placeOf(source, match.index))
    last = match.index + match[0].length
  }
  if (last === 0) return source
  keep(source.text.length)
  starts.push(placeOf(source, source.text.length))
  return { text, starts }
}
