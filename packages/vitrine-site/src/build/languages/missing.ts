import type { Site } from '../context/context'

/** Folders and files whose entries are translated one by one. */
const KINDS = ['home.yaml', 'pages', 'journal', 'galleries', 'products', 'menus', 'panels', 'features', 'guide', 'credits.yaml']

/** There is one of these, whatever the language. */
const SINGLE = /^pages\/404\b/

/** What there is in the site's own language and not in another: paths such as pages/about.mdx, by language. */
export function findMissing(
  { languages }: Pick<Site, 'languages'>,
  list: (language: string | undefined) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const [, ...others] = languages
  const isTranslated = (path: string) => KINDS.includes(path.split('/')[0]!) && !SINGLE.test(path)
  const own = list(undefined).filter(isTranslated)
  return new Map(
    others.map(({ code }) => {
      const there = new Set(list(code).map(withoutEnding))
      return [code, own.filter((path) => !there.has(withoutEnding(path)))] as const
    }),
  )
}

/** An article may be Markdown in one language and MDX in another. */
const withoutEnding = (path: string): string => path.replace(/\.\w+$/, '')

/** For the owner: how much is missing in each language, and of what. */
export function describeMissing(missing: ReadonlyMap<string, readonly string[]>): string[] {
  return [...missing].map(([language, paths]) =>
    paths.length === 0
      ? `${language}: everything is translated.`
      : `${language}: ${paths.length} ${paths.length === 1 ? 'file is' : 'files are'} not translated, and shown in the site's own language where a list needs them: ${shorten(paths)}`,
  )
}

/** For the owner: the words of features that a language lacks, and how to translate them. */
export function describeWords(language: string, words: readonly string[]): string[] {
  if (words.length === 0) return []
  const groups = [...Map.groupBy(words, (word) => word.split('.')[0]!)].map(([group, { length }]) => `${group} (${length})`)
  const how = `Copy the builder's texts/library/en.yaml to content/texts/features/${language}.yaml and translate it.`
  return [`${language}: ${words.length} ${words.length === 1 ? 'word' : 'words'} of features are in English: ${groups.join(', ')}. ${how}`]
}

/** A folder of which nothing is translated is named once. */
function shorten(paths: readonly string[]): string {
  const folders = Map.groupBy(paths, (path) => path.split('/').slice(0, -1).join('/'))
  return [...folders].map(([folder, files]) => (files.length > 6 && folder ? `${folder}/ (${files.length})` : files.join(', '))).join(', ')
}
