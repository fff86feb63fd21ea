import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')

/** Where what a visitor reads is made. */
const SOURCES = [
  'packages/vitrine/src/**/*.{ts,tsx}',
  'packages/vitrine-site/src/{views,components,layouts,routes}/**/*.{ts,tsx,astro}',
  'packages/vitrine-site/src/server/*/{endpoint,thread,feed}.{ts,tsx}',
]
/** Read by engineers and owners alone: tests, examples, faults, and the list that explains panels. */
const OTHERS =
  /\.(test|examples|fixture|errors|d)\.tsx?$|\/examples\/|\.browser\.markup\.ts$|settings\/faults\.ts$|\/debug\/|mail-link\/protect\/|setting-error|command-line|read-fields|\/settings\.ts$/
/** Calls whose words are for engineers and owners. */
const CALLS = /^(console\.|report|tell|warn|fail|plain|logger|wrong)/
/** Attributes and properties whose words are read or heard. */
const SPOKEN = /^(aria-label|aria-roledescription|aria-description|ariaLabel|title|placeholder|alt|textContent|innerText|label|summary)$/
/** Keys of the keyboard, errors of the platform, names of others: the same in every language. */
const NAMES =
  /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Escape|Enter|Tab|Shift|Space|\w+Error|YouTube|Vimeo|Google Translate|GoogleLanguageTranslatorInit|DeCryptX|Facebook|LinkedIn|Reddit|WhatsApp|X)$/

/** A sentence or a label: it begins as one does. Lists of classes, selectors and allowed values do not. */
const isSaid = (text: string): boolean =>
  /^[%{"“]?\s*[A-Z](\p{Ll}|\s\p{L})/u.test(text) && !/[<=;/]|[a-z][A-Z]/.test(text) && !NAMES.test(text)

/** All that the builder can say in another language, in English; whatever is filled in. */
function listedWords(): ReadonlySet<string> {
  const words = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const file of ['texts/en.yaml', 'texts/library/en.yaml'])
    collect(parse(readFileSync(join(root, 'packages/vitrine-site', file), 'utf8')))
  return words
}

/** What is said in the code, and not in texts/: file, line and words. */
export function findUnlistedWords(): string[] {
  const listed = listedWords()
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OTHERS.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = file.endsWith('.astro') ? wordsInAstro(text) : wordsInScript(text, file)
      return found.filter(({ words }) => !listed.has(words)).map(({ line, words }) => `${file}:${line} ${words}`)
    })
}

export interface Said {
  readonly line: number
  readonly words: string
}

export function wordsInScript(text: string, file = 'script.tsx'): Said[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const said: Said[] = []
  const add = (node: ts.Node, words: string) =>
    said.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, words: words.trim() })
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || ts.isNewExpression(node)) return
    if (ts.isCallExpression(node) && CALLS.test(node.expression.getText())) return
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text.replaceAll(/&\w+;/g, ''))) add(node, node.text)
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      if (isComponentName(node)) return
      if (isSaid(node.text) || (isSpoken(node) && /\p{L}{2}/u.test(node.text))) add(node, node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return said
}

/** aria-label="…", { title: '…' }, element.textContent = '…', setAttribute('aria-label', '…') */
function isSpoken(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText())
  if (ts.isBinaryExpression(parent) && parent.right === node && ts.isPropertyAccessExpression(parent.left))
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && SPOKEN.test(parent.left.name.text)
  const [name, value] = ts.isCallExpression(parent) ? parent.arguments : []
  return value === node && name !== undefined && ts.isStringLiteralLike(name) && SPOKEN.test(name.text)
}

/** { component: 'ConsentList' }: for whoever reads the console. */
function isComponentName({ parent }: ts.Node): boolean {
  return (
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'component') ||
    (ts.isJsxAttribute(parent) && parent.name.getText() === 'component')
  )
}

/** In what is between the tags, and in attributes that are read. */
export function wordsInAstro(text: string): Said[] {
  const template = text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replaceAll(/[^\n]/g, ' '))
  const without = template.replaceAll(/<(script|style)[\s\S]*?<\/\1>|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, (part) =>
    part.replaceAll(/[^\n]/g, ' '),
  )
  const texts = [...without.matchAll(/>([^<>{}=]*\p{L}{2}[^<>{}=]*)</gu)]
  const attributes = [...without.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*\p{L}{2}[^"]*)"/gu)]
  return [...texts, ...attributes].map(({ index, 1: words = '' }) => ({
    line: without.slice(0, index).split('\n').length,
    words: words.trim(),
  }))
}
