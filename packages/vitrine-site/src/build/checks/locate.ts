import type { Fault } from '../../content/faults/fault'
import type { PageFault } from './built'
import { pathIn } from './paths'
import type { TextFile } from './text'

/** Names that a page's own file may have: /journal/hives/ is made of content/journal/hives.md. */
function ownFiles(page: string): readonly string[] {
  const path = page.replaceAll(/^\/|\/$/g, '') || 'index'
  const bases = [path, `pages/${path}`, path.replace(/^shop\//, 'products/'), path.replace(/^([a-z]{2,3}(?:-\w+)?)\/(.+)$/, '$1/pages/$2')]
  return bases.flatMap((base) => ['md', 'mdx', 'yaml'].map((ending) => `content/${base}.${ending}`))
}

/** An article may say its path itself. */
const isAt = ({ path, text }: TextFile, page: string): boolean =>
  /(^|\/)journal\//.test(path) && pathIn(text)?.path === page.replace(/^\/[a-z]{2,3}(?=\/)/, '')

/** Where an owner finds what is wrong on a page: its file, with line and column, or else the page itself. */
export function toFault({ page, written, message }: PageFault, files: readonly TextFile[]): Fault {
  const own = [...ownFiles(page), ...files.filter((file) => isAt(file, page)).map(({ path }) => path)]
  const sorted = files.toSorted((a, b) => Number(own.includes(b.path)) - Number(own.includes(a.path)))
  for (const { path, text } of sorted) {
    const at = written ? placeIn(text, written) : -1
    if (at < 0) continue
    const before = text.slice(0, at).split('\n')
    return {
      file: path,
      line: before.length,
      column: before.at(-1)!.length + 1,
      message: own.includes(path) || /It is on \d+ pages\.$/.test(message) ? message : `(on ${page}) ${message}`,
    }
  }
  const file = files.find(({ path }) => own.includes(path))?.path
  return { file: file ?? page, message }
}

/** Not in the middle of a longer address: /about is not in /about/team/. */
function placeIn(text: string, written: string): number {
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + written.length]]
    if (!/[\w/-]/.test(before) && !/[\w/#-]/.test(after)) return at
  }
  return -1
}
