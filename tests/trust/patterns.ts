import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const SOURCES = 'packages/*/{src,bin}/**/*.{ts,tsx,mjs,astro}'
const OURS = /\.(test|fixture|examples)\.|[./]browser\.|node_modules|\/dist\//

export interface Pattern {
  /** As it stands in the source, with its flags. */
  readonly text: string
  readonly file: string
}

/** Every regular expression that the sources write down. */
export function collectPatterns(): Pattern[] {
  const patterns = new Map<string, Pattern>()
  for (const file of globSync(SOURCES, { cwd: root }).filter((name) => !OURS.test(name))) {
    const text = readFileSync(join(root, file), 'utf8')
    const code = file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) patterns.set(`${file} ${node.text}`, { text: node.text, file })
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind))
  }
  return [...patterns.values()]
}

export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown'

/** How the work grows with the text, as recheck finds it: by an automaton, or by looking for a text that takes too long. */
export function judge(text: string, timeout = 20_000): Growth {
  const end = text.lastIndexOf('/')
  const verdict = checkSync(text.slice(1, end), text.slice(end + 1), { timeout })
  if (verdict.status === 'safe') return 'linear'
  if (verdict.status === 'unknown') return 'unknown'
  return verdict.complexity.type === 'exponential' ? 'exponential' : 'polynomial'
}

export const RECORD = join(import.meta.dirname, 'patterns.txt')

/** Those that were judged before: to judge one takes a tenth of a second. */
export const readJudged = (): Map<string, Growth> =>
  new Map(
    readFileSync(RECORD, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' ')) as Growth]),
  )
