// The words of the site itself ("Skip to content"), which the builder brings in some languages.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** As in the builder's own folder of texts; a test keeps it so. */
export const SHIPPED = ['en', 'fr', 'ar', 'de']

const generalOf = (language) => language.split('-')[0]
const FROM = 'node_modules/vitrine-site/texts/en.yaml'
const targetFor = (language) => `content/texts/${generalOf(language)}.yaml`

/** Without its words a site in another language cannot be built: it begins with the English ones. Whether that was done. */
export function copyWords(folder, language) {
  const [from, to] = [join(folder, FROM), join(folder, targetFor(language))]
  if (SHIPPED.includes(generalOf(language)) || !existsSync(from) || existsSync(to)) return false
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  return true
}

/** What a person who writes in another language should know. */
export function describeWords(language, isCopied) {
  const samples = 'The sample texts are in English.'
  if (generalOf(language) === 'en') return undefined
  if (SHIPPED.includes(generalOf(language))) return `▸ ${samples} Everything else is in your language.`
  const target = targetFor(language)
  return isCopied
    ? `▸ ${samples} So are the words of the site itself: translate ${target}.`
    : `▸ ${samples} The words of the site itself must be translated: after npm install, copy ${FROM} to ${target}.`
}
