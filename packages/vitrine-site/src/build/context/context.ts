import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroConfig } from 'astro'
import { nameOf } from '../../content/language-name'
import type { LanguageSettings, Settings } from '../../content/settings/schema'
import { featureWords, type FeatureWords } from '../../content/texts/library'
import { withoutParts } from '../../content/parts'
import { hasPublished } from '../../server/schedule'
import type { Theme } from '../theme/theme'
import { readLogo, type Logo } from './logo'

/** What the builder knows of the site that it builds. */
export interface Site {
  readonly settings: Settings
  /** Where the content folder is: a path that ends with a slash. */
  readonly contentFolder: string
  /** What is in it: folders with at least one file, and files. */
  readonly content: readonly string[]
  /** The files that are served as they are, by name: icons that a page may point to. */
  readonly publicFiles: readonly string[]
  /** The site's own language first, then those beside it. */
  readonly languages: readonly SiteLanguage[]
  /** The site's sign: content/logo.svg. */
  readonly logo?: Logo | undefined
  /** Its colours, where no style sheet says them; the look's own without a theme. */
  readonly theme?: Theme | undefined
}

export interface SiteLanguage extends LanguageSettings {
  /** What is in the language's own folder, content/fr: as in the content folder itself. */
  readonly content: readonly string[]
  /** Words of the library's components, for `VitrineProvider`. */
  readonly words: FeatureWords['components']
}

export function describeSite(
  { root, publicDir }: Pick<AstroConfig, 'root' | 'publicDir'>,
  settings: Settings,
  others: readonly LanguageSettings[] = [],
): Site {
  const contentFolder = fileURLToPath(new URL('content/', root))
  const { without } = settings.site
  const content = withoutParts(namesIn(contentFolder), without)
  const logo = content.includes('logo.svg') ? readLogo(readFileSync(`${contentFolder}logo.svg`, 'utf8')) : undefined
  const { language } = settings.site
  const wordsIn = (code: string) => featureWords(code, wordsFolder(root)).components
  const languages = [
    { code: language, label: nameOf(language), settings, content, words: wordsIn(language) },
    ...others.map((other) => ({
      ...other,
      content: withoutParts(namesIn(`${contentFolder}${other.code}/`), without),
      words: wordsIn(other.code),
    })),
  ]
  return { settings, contentFolder, content, publicFiles: namesIn(fileURLToPath(publicDir)), languages, logo }
}

/** Kinds of content that make a part of the site with pages of its own. */
const PARTED = ['journal', 'guide', 'features', 'products', 'galleries']

/** As visitors have it: a part that holds nothing but drafts and things of later days is not there yet. */
export function withPublished(site: Site, now: number): Site {
  const shown = (content: readonly string[], folder: string) =>
    content.filter((name) => !PARTED.includes(name) || hasPublished(folder + name, now, site.settings.site.timeZone))
  const languages = site.languages.map((language, at) => ({
    ...language,
    content: shown(language.content, at === 0 ? site.contentFolder : `${site.contentFolder}${language.code}/`),
  }))
  return { ...site, content: languages[0]!.content, languages }
}

/** Where an owner's own words of features are, a file for each language. */
export const wordsFolder = (root: URL): string => fileURLToPath(new URL('content/texts/features/', root))

/** Files, and folders that are not empty. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() || readdirSync(join(folder, entry.name)).length > 0)
        .map(({ name }) => name)
    : []
