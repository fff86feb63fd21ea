import { parse } from 'yaml'
import ar from '../../../texts/ar.yaml?raw'
import de from '../../../texts/de.yaml?raw'
import en from '../../../texts/en.yaml?raw'
import fr from '../../../texts/fr.yaml?raw'

export type GivenTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The languages that the builder speaks by itself. */
export const ownTexts: Readonly<Record<string, GivenTexts>> = {
  en: parse(en) as GivenTexts,
  fr: parse(fr) as GivenTexts,
  ar: parse(ar) as GivenTexts,
  de: parse(de) as GivenTexts,
}

/** What a site's own file leaves out is said in the builder's words, where it speaks the language; else it stays missing. */
export function completeTexts(language: string, given: GivenTexts): GivenTexts {
  const own = ownTexts[language]
  if (!own) return given
  const groups = new Set([...Object.keys(own), ...Object.keys(given)])
  return Object.fromEntries([...groups].map((group) => [group, { ...own[group], ...given[group] }]))
}
