import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the library's parts say in a language other than English: by group of settings, and for its components. */
function read(language: string): Groups & { readonly texts?: Groups } {
  const [general = language] = language.split('-')
  for (const name of [language, general]) {
    const file = new URL(`../../../texts/library/${name}.yaml`, import.meta.url)
    if (existsSync(file)) return parse(readFileSync(file, 'utf8')) as Groups
  }
  return {}
}

/** By group of settings, as an owner would write them. */
export function libraryWords(language: string): Groups {
  const { texts: _, ...groups } = read(language)
  return groups
}

/** For components whose words are no settings: what `VitrineProvider` takes as `texts`. */
export const componentWords = (language: string): Groups => (read(language).texts ?? {}) as Groups
