import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FoundFile } from './find'

export type Encoding = 'br' | 'gzip'

/** The best that the browser takes. One that it refuses (`br;q=0`) is not taken. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '')
    .split(',')
    // Cut first, trimmed after: white space in the expression would let one long header keep the server busy for a quarter of a second.
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((name) => taken.includes(name) || taken.includes('*'))
}

interface Packed {
  readonly tag: string
  readonly body: Promise<Buffer>
}

/** Compressed once for each version of a file, however many ask for it at a time. */
const packed = new Map<string, Packed>()

export function readPacked(file: FoundFile, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return readFile(file.path)
  const key = `${encoding} ${file.path}`
  const known = packed.get(key)
  if (known?.tag === file.tag) return known.body
  const body = readFile(file.path).then((bytes) => pack(bytes, encoding, { br: 6, gzip: 6 }))
  packed.set(key, { tag: file.tag, body })
  // What could not be read may be there the next time.
  body.catch(() => packed.get(key)?.body === body && packed.delete(key))
  return body
}

/** What is made for one answer: quick, and not kept. */
export const packNow = async (body: string, encoding: Encoding | undefined): Promise<Buffer> =>
  encoding ? pack(Buffer.from(body), encoding, { br: 3, gzip: 4 }) : Buffer.from(body)

const pack = (bytes: Buffer, encoding: Encoding, level: Readonly<Record<Encoding, number>>): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level.br } })
    : promisify(gzip)(bytes, { level: level.gzip })
