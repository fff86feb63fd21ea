import { DecodingMode, HtmlEntityDecoder } from 'entities/decode'

/** Source text as it will be read, with the place in the source where each character came from. */
export interface Decoded {
  readonly text: string
  /** For every UTF-16 unit of the text its start in the source, and at the end the source's length; absent where nothing was decoded. */
  readonly starts?: readonly number[]
}

export const asWritten = (source: string): Decoded => ({ text: source })

/** The place in the source of a place in the text. */
export const placeOf = ({ starts }: Decoded, at: number): number => (starts ? starts[at]! : at)

/** Reads what begins at a sign: the characters it stands for and its length, or undefined where it stands for itself. */
type Read = (text: string, at: number) => { readonly characters: string; readonly length: number } | undefined

let emitted = ''
const decoder = new HtmlEntityDecoder((code) => {
  emitted += String.fromCodePoint(code)
})

const readEntity =
  (mode: DecodingMode): Read =>
  (text, at) => {
    emitted = ''
    decoder.startEntity(mode)
    const written = decoder.write(text, at + 1)
    const length = written < 0 ? decoder.end() : written
    return length > 0 && emitted !== '' ? { characters: emitted, length } : undefined
  }

const readTextEntity = readEntity(DecodingMode.Legacy)
const readValueEntity = readEntity(DecodingMode.Attribute)

/** Character references of HTML, as a text has them. */
export const decodeEntities = (source: Decoded): Decoded => decode(source, '&', readTextEntity)
/** The same in the value of an attribute, where `&copy=` is none. */
export const decodeValue = (source: Decoded): Decoded => decode(source, '&', readValueEntity)

const JSON_ESCAPE = /\\(?:u([\da-f]{4})|([^]))/iy
const JSON_NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const decodeJson = (source: Decoded): Decoded =>
  decode(source, '\\', (text, at) => {
    JSON_ESCAPE.lastIndex = at
    const [escape, unicode, other] = JSON_ESCAPE.exec(text) ?? []
    if (escape === undefined) return undefined
    return {
      characters: unicode === undefined ? (JSON_NAMED[other!] ?? other!) : String.fromCharCode(parseInt(unicode, 16)),
      length: escape.length,
    }
  })

/** Data, the texts of which may be HTML. */
export const decodeData = (source: Decoded): Decoded => decodeEntities(decodeJson(source))

/** `%40` is what some editors make of the at-sign, also outside web addresses. */
export const decodeAtSigns = (source: Decoded): Decoded =>
  decode(source, '%', (text, at) => (text.startsWith('40', at + 1) ? { characters: '@', length: 3 } : undefined))

function decode(source: Decoded, sign: string, read: Read): Decoded {
  let text = ''
  let starts: number[] | undefined
  let last = 0
  const keep = (until: number) => {
    text += source.text.slice(last, until)
    for (let at = last; at < until; at++) starts!.push(placeOf(source, at))
  }
  for (let at = source.text.indexOf(sign); at >= 0; at = source.text.indexOf(sign, Math.max(at + 1, last))) {
    const found = read(source.text, at)
    if (!found) continue
    starts ??= []
    keep(at)
    text += found.characters
    for (let unit = 0; unit < found.characters.length; unit++) starts.push(placeOf(source, at))
    last = at + found.length
  }
  if (!starts) return source
  keep(source.text.length)
  starts.push(placeOf(source, source.text.length))
  return { text, starts }
}
