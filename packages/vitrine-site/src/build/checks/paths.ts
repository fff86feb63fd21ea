import type { Fault } from '../../content/faults/fault'
import type { TextFile } from './text'

/** The path that an article says of itself at its head, and its line. */
export function pathIn(text: string): { readonly path: string; readonly line: number } | undefined {
  const [head = ''] = /^\uFEFF?---[^]*?^---[^\S\n]*$/m.exec(text) ?? []
  const found = /^path:[^\S\n]*(["']?)(\/\S*?)\1[^\S\n]*(?:#.*)?$/m.exec(head)
  return found ? { path: found[2]!, line: head.slice(0, found.index).split('\n').length } : undefined
}

/** What the site answers to by itself, whatever is in it. */
const OWN =
  /^\/(?:journal\/(?:\d+\/|tags\/.*)?|shop\/|gallery\/|features\/|guide\/|search\/|credits\/|404\/|(?:_astro|cards|comments|forms|pagefind|vitrine)\/.*)$/

export const isSiteAddress = (path: string): boolean => OWN.test(path)

/** Articles with a path of their own at which something else stands: only one of the two would be seen. */
export function checkPaths(files: readonly TextFile[], languages: readonly string[]): Fault[] {
  const taken = new Map<string, string>()
  for (const { path: file } of files) {
    const [, folder = '', id = ''] = /^content\/(pages|journal|products|features)\/(.+?)(?:\/index)?\.mdx?$/.exec(file) ?? []
    if (folder) taken.set(`/${{ pages: '', journal: 'journal/', products: 'shop/', features: 'features/' }[folder]}${id}/`, file)
  }
  return files.flatMap(({ path: file, text }) => {
    const own = /^content\/journal\/.+\.mdx?$/.test(file) ? pathIn(text) : undefined
    if (!own) return []
    const { path, line } = own
    const say = (message: string): Fault[] => [{ file, line, column: 1, message: `path: ${path} ${message}` }]
    const other = taken.get(path)
    taken.set(path, file)
    if (isSiteAddress(path)) return say('is an address of the site’s own. Choose another.')
    if (languages.some((language) => path.startsWith(`/${language}/`))) return say('begins with a language. Choose another.')
    return other && other !== file ? say(`is the address of ${other} already. Choose another.`) : []
  })
}
