import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../content/faults/fault'
import { readRedirects, REDIRECTS_FILE } from '../../hosting/redirects'
import { componentNames } from '../directives/vocabulary'
import { checkFields, checkRelated } from './data'
import { checkFiles } from './files'
import { checkPaths } from './paths'
import { checkText } from './text'

export interface Sources {
  /** The site's folder. */
  readonly root: string
  /** The languages beside the site's own. */
  readonly languages: readonly string[]
  /** The owner's components, a file. */
  readonly components?: string | undefined
}

/** Everything that can be seen in the files of a site without building it. */
export function checkSources({ root, languages, components }: Sources): Fault[] {
  const files = globSync('{content,public}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .sort()
  const around = {
    exists: (path: string) => existsSync(join(root, path)),
    list: (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
    read: (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    components: namesIn(components),
  }
  const texts = files
    .filter((path) => path.startsWith('content/') && /\.(mdx?|ya?ml)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return [
    ...checkFiles(
      files.map((path) => ({ path, size: statSync(join(root, path)).size })),
      languages,
    ),
    ...texts.flatMap((file) => (/\.mdx?$/.test(file.path) ? checkText(file, around) : [])),
    ...texts.flatMap((file) => checkFields(file, around)),
    ...texts.filter(({ path }) => path === `content/${REDIRECTS_FILE}`).flatMap(checkRedirects),
    ...checkRelated(texts),
    ...checkPaths(texts, languages),
  ]
}

/** Where old addresses lead. What is told there has its place in front. */
const checkRedirects = ({ path, text }: { readonly path: string; readonly text: string }): Fault[] =>
  readRedirects(text).faults.map((said) => {
    const [, line = '1', message = said] = /^\S+?:(\d+) ([^]*)$/.exec(said) ?? []
    return { file: path, line: Number(line), column: 1, message }
  })

/** What the owner's module exports, by its text; undefined where it passes on what others export. */
function namesIn(file: string | undefined): readonly string[] | undefined {
  if (!file || !existsSync(file)) return componentNames
  const text = readFileSync(file, 'utf8')
  if (/export\s*\*/.test(text)) return undefined
  const lists = [...text.matchAll(/export\s*(?:type\s*)?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1)!,
    ),
  )
  const direct = [...text.matchAll(/export\s+(?:const|function|class|let)\s+(\w+)/g)].map(([, name = '']) => name)
  return [...componentNames, ...lists, ...direct].filter((name) => /^[A-Z]/.test(name))
}
