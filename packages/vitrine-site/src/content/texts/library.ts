import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What features say in a language: by group of settings, and for components whose words are no settings. */
export interface FeatureWords {
  readonly settings: Groups
  /** What `VitrineProvider` takes as `texts`. */
  readonly components: Groups
}

/** The builder's own words, a file for each language that it speaks. */
const OWN = fileURLToPath(new URL('../../../texts/library/', import.meta.url))

/** The words of a language, or of the general one (de for de-AT): the builder's, and over them the owner's, from content/texts/features. */
export function featureWords(language: string, ownersFolder?: string): FeatureWords {
  const [behind, own] = [read(OWN, language), ownersFolder ? read(ownersFolder, language) : {}]
  const { texts: behindTexts, ...behindGroups } = behind
  const { texts, ...groups } = own
  return { settings: merge(behindGroups, groups), components: merge((behindTexts ?? {}) as Groups, (texts ?? {}) as Groups) }
}

function read(folder: string, language: string): Groups {
  const [general = language] = language.split('-')
  const file = [language, general].map((name) => join(folder, `${name}.yaml`)).find((path) => existsSync(path))
  return file ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Groups) : {}
}

const merge = (behind: Groups, over: Groups): Groups =>
  Object.fromEntries([...new Set([...Object.keys(behind), ...Object.keys(over)])].map((name) => [name, { ...behind[name], ...over[name] }]))

/** What features say by themselves, as the builder's list for translators has it: cart.label, texts.video.play. */
const ENGLISH = featureWords('en')

/** Words that a language lacks, or that have lost a name in braces, by their places: cart.label. */
export function untranslatedWords({ settings, components }: FeatureWords): string[] {
  const lacking = (groups: Groups, given: Groups, before: string) =>
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words)
        .filter(([name, english]) => !isTranslation(given[group]?.[name], String(english)))
        .map(([name]) => `${before}${group}.${name}`),
    )
  return [...lacking(ENGLISH.settings, settings, ''), ...lacking(ENGLISH.components, components, 'texts.')]
}

const NAMES = /\{\w+\}|%[sn]/g
const isTranslation = (given: unknown, english: string): boolean =>
  typeof given === 'string' && (english.match(NAMES) ?? []).every((name) => given.includes(name))
