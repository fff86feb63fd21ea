import { createReadStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { SaxesParser } from 'saxes'
import { SourceError } from '../source'

/** An element with all that is in it. Only those right below the channel are kept, one at a time. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
  readonly line: number
}

/** Characters in one element: a longer one is a mistake or an attack. */
const MOST_TEXT = 32 * 1024 * 1024
/** Elements within elements. An export has six levels. */
const MOST_DEPTH = 30
/** Characters that XML does not allow, and that WordPress writes nevertheless when somebody has pasted them. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export interface XmlEvents {
  readonly onProgress?: ((bytes: number) => void) | undefined
  readonly onRemark?: ((what: string, line: number) => void) | undefined
}

/**
 * The elements of an RSS channel, one after the other as the file is read. External entities and document types are refused,
 * and so is everything that is not well-formed: with the line and the reason.
 */
export async function* readChannel(file: string, { onProgress, onRemark }: XmlEvents = {}): AsyncGenerator<XmlElement> {
  const name = basename(file)
  const decoder = new TextDecoder(await encodingOf(file))
  const parser = new SaxesParser({ position: true })
  const ready: XmlElement[] = []
  const stack: XmlElement[] = []
  let path: string[] = []
  let hasChannel = false

  const fail = (reason: string, line = parser.line): never => {
    throw new SourceError(name, line, reason)
  }
  // saxes puts the position in front of its own words.
  parser.on('error', (error) => fail(plainReason(error.message.replace(/^.*?:?\d+:\d+: /, ''))))
  parser.on('doctype', () => fail('it has a document type. Exports have none: entities of other files are not read.'))
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (path.length === 0 && tag !== 'rss') fail(`it begins with <${tag}>, not with <rss>: this is not a WordPress export.`)
    path.push(tag)
    if (path.length > MOST_DEPTH) fail(`more than ${MOST_DEPTH} elements stand within each other.`)
    if (path.length === 2 && tag === 'channel') hasChannel = true
    if (path.length < 3) return
    const element: XmlElement = { name: tag, attributes: attributes as Record<string, string>, children: [], text: '', line: parser.line }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  const addText = (text: string) => {
    const element = stack.at(-1)
    if (!element) return
    if (element.text.length + text.length > MOST_TEXT) fail(`<${element.name}> is longer than ${MOST_TEXT / 1024 / 1024} MB.`)
    // White space between elements would only take up room.
    if (element.text !== '' || text.trim() !== '') element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    path = path.slice(0, -1)
    const element = stack.pop()
    if (element && stack.length === 0) ready.push(element)
  })

  let bytes = 0
  let isCleaned = false
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    const text = decoder.decode(chunk, { stream: true })
    const clean = text.replaceAll(FORBIDDEN, '')
    if (clean.length !== text.length && !isCleaned) {
      isCleaned = true
      onRemark?.('Characters that XML does not allow were left out.', parser.line)
    }
    parser.write(clean)
    onProgress?.(bytes)
    yield* ready.splice(0)
  }
  if (path.length > 0) fail(`the file ends in the middle: <${path.at(-1)}> is not closed. Was the export or its download interrupted?`)
  parser.close()
  if (!hasChannel) fail('there is no channel in it: this is not a WordPress export.')
  yield* ready.splice(0)
}

/** What the parser says, in words. */
const plainReason = (message: string): string =>
  /undefined entity/i.test(message)
    ? `it uses an entity that XML does not know (${message}). Entities of other files are not read.`
    : `it is not well-formed: ${message.replace(/\.$/, '')}.`

const PACKED: readonly (readonly [string, readonly number[]])[] = [
  ['a gzip file', [0x1f, 0x8b]],
  ['a ZIP file', [0x50, 0x4b, 0x03, 0x04]],
  ['a 7-Zip file', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a bzip2 file', [0x42, 0x5a, 0x68]],
  ['an xz file', [0xfd, 0x37, 0x7a, 0x58]],
]

/** By the first bytes: UTF-8, or what the file says. A packed file is refused, however small: who knows how large it becomes. */
async function encodingOf(file: string): Promise<string> {
  const name = basename(file)
  if (statSync(file).size === 0) throw new SourceError(name, 1, 'it is empty.')
  const handle = await open(file)
  const start = Buffer.alloc(256)
  const { bytesRead } = await handle.read(start, 0, start.length, 0)
  await handle.close()
  const [packed] = PACKED.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte)) ?? []
  if (packed) throw new SourceError(name, 1, `it is ${packed}. Unpack it first, then import the .xml file that is in it.`)
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0)) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const said = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(start.subarray(0, bytesRead).toString('latin1'))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(said).encoding
  } catch {
    throw new SourceError(name, 1, `its encoding, "${said}", is not known.`)
  }
}
