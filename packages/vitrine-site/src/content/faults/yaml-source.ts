import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml'

/** Numbers of a line and a column, both from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

type Path = readonly PropertyKey[]

/** The YAML of a content file: all of a .yaml file, the part between the two lines of hyphens of any other. */
export interface YamlSource {
  /** The value's place; that of the nearest group around it where there is none, as for a field that is missing. */
  readonly placeOf: (path: Path) => Place
  /** The place of a field's name, for one that should not be there. */
  readonly placeOfName: (path: Path) => Place
  /** A value as it was written: 2026-13-45, which is no day. */
  readonly textOf: (path: Path) => string | undefined
  /** What makes it no YAML at all. */
  readonly faults: readonly (Place & { readonly message: string })[]
}

const BLOCK = /^\uFEFF?---[^\S\n]*\r?\n([^]*?)(?:^---[^\S\n]*$|(?![^]))/m

export function readYamlSource(text: string, isYaml: boolean): YamlSource {
  const block = isYaml ? undefined : BLOCK.exec(text)
  const yaml = isYaml ? text : block?.index === 0 ? (block[1] ?? '') : ''
  // The first line of the block is the file's second.
  const above = isYaml ? 0 : 1
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number | undefined): Place => {
    if (offset === undefined) return { line: 1, column: 1 }
    const { line, col } = lines.linePos(offset)
    return { line: line + above, column: col }
  }
  return {
    placeOf: (path) => at(rangeOf(document, path)),
    placeOfName: (path) => at(rangeOf(document, path, { isName: true })),
    textOf: (path) => textOf(document, path),
    faults: document.errors.map(({ message, pos: [start] }) => ({ ...at(start), message: firstSentence(message) })),
  }
}

const keyOf = (step: PropertyKey) => (typeof step === 'symbol' ? step.description : step)

function rangeOf(document: Document, path: Path, { isName = false } = {}): number | undefined {
  let node: unknown = document.contents
  let found = (node as Node | null)?.range?.[0]
  for (const [at, step] of path.entries()) {
    const key = keyOf(step)
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(isScalar(item.key) ? item.key.value : item.key) === String(key))
      if (!pair) return found
      const name = (pair.key as Node).range?.[0]
      if (isName && at === path.length - 1) return name
      node = pair.value
      found = (node as Node | null)?.range?.[0] ?? name
      // A list or a group begins on the next line: the field's name is what an owner looks for.
      if (at === path.length - 1 && (isMap(node) || isSeq(node)) && !node.flow) found = name
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (!node) return found
      found = (node as Node).range?.[0] ?? found
    } else return found
  }
  return found
}

function textOf(document: Document, path: Path): string | undefined {
  const node: unknown = document.getIn(path.map(keyOf), true)
  return isScalar(node) ? (node.source ?? String(node.value)) : undefined
}

const firstSentence = (message: string): string => message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
