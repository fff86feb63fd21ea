import { posix } from 'node:path'
import { LineCounter, isScalar, parseDocument, visit } from 'yaml'
import type { Fault } from '../../content/faults/fault'
import { checkPicture, type Around, type TextFile } from './text'

const PICTURE = /^\.{1,2}\/\S.*\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i
const BLOCK = /^\uFEFF?---[^\S\n]*\r?\n([^]*?)^---[^\S\n]*$/m

/** Pictures that a file names in its fields. The file itself may be unchanged since the last build, and the picture gone. */
export function checkFields({ path, text }: TextFile, around: Pick<Around, 'exists' | 'list'>): Fault[] {
  const isData = /\.ya?ml$/.test(path)
  const block = isData ? undefined : BLOCK.exec(text)
  const yaml = isData ? text : block?.index === 0 ? block[1]! : ''
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, logLevel: 'silent' })
  const faults: Fault[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || typeof value.value !== 'string' || !PICTURE.test(value.value)) return
      const missing =
        checkPicture(value.value, path, around) ??
        (/\.svg$/i.test(value.value)
          ? `is "${value.value}", a drawing, of which no smaller versions can be made. Save it as PNG or WebP.`
          : undefined)
      const { line, col } = lines.linePos(value.range?.[0] ?? 0)
      const field = isScalar(key) ? String(key.value) : ''
      if (missing) faults.push({ file: path, line: line + (isData ? 0 : 1), column: col, message: `${field} ${missing}` })
    },
  })
  return faults
}

/** Products that name others: by their files' names. */
export function checkRelated(files: readonly TextFile[]): Fault[] {
  const products = files.filter(({ path }) => /(^|\/)products\/[^/]+\.mdx?$/.test(path))
  const known = new Set(
    products.map(({ path }) =>
      posix
        .basename(path)
        .replace(/\.mdx?$/, '')
        .toLowerCase(),
    ),
  )
  return products.flatMap(({ path, text }) => {
    const [, list = ''] = /^related:\s*\[([^\]]*)\]/m.exec(text) ?? []
    const line = text.slice(0, text.indexOf('related:')).split('\n').length
    return list
      .split(',')
      .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
      .filter((name) => name && !known.has(name))
      .map((name) => ({
        file: path,
        line,
        column: 1,
        message: `related names "${name}", but there is no such product. Products are: ${[...known].join(', ')}.`,
      }))
  })
}
